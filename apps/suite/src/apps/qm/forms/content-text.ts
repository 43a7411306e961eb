import type { QualityFormContent } from "@evolve/contracts/quality-forms";
import type { Words } from "@evolve/i18n";
import { answerNames, commentNames, criticalNames, nameOfAnswer } from "./form-words.ts";

/** All that a form asks, a line for each section and question, so that two versions can be compared. */
export const contentText = ({ t, number }: Words, { sections }: QualityFormContent): string =>
  sections
    .flatMap(({ title, weight, questions }, at) => [
      [`${at + 1} ${title}`, `${t("quality.weight")} ${number(weight)}`],
      ...questions.map(({ text, help, answer, comment, critical, allowsNotApplicable, ...question }, index) => [
        `${at + 1}.${index + 1} ${text}`,
        help,
        t(answerNames[nameOfAnswer(answer)]),
        ...(answer.kind === "choice" ? answer.options.map((option) => `${option.text} ${number(option.points)}`) : []),
        `${t("quality.weight")} ${number(question.weight)}`,
        critical === "none" ? "" : t(criticalNames[critical]),
        comment === "optional" ? "" : t(commentNames[comment]),
        allowsNotApplicable ? t("quality.allowNotApplicable") : "",
      ]),
    ])
    .map((parts) => parts.filter(Boolean).join(" · "))
    .join("\n");
