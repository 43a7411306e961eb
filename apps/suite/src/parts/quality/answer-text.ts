import type { Words } from "@evolve/i18n";
import type { Answer, FormQuestion } from "@evolve/quality";

/** An answer without its comment: 'Yes', '4', 'Not applicable'. */
export const answerText = (
  { t, number }: Words,
  { answer }: FormQuestion,
  { value, isNotApplicable }: Answer,
): string => {
  if (isNotApplicable) return t("quality.notApplicable");
  if (value === null || value === "") return t("quality.noAnswer");
  switch (answer.kind) {
    case "yesNo":
      return t(value === true ? "quality.yes" : "quality.no");
    case "scale":
      return typeof value === "number" ? number(value) : String(value);
    case "choice":
      return answer.options.find(({ id }) => id === value)?.text ?? t("quality.noAnswer");
    case "text":
      return String(value);
  }
};
