import { type Answer, failsCritical, type FormQuestion, needsComment } from "@evolve/quality";
import { useShell } from "@evolve/shell";
import { cx } from "@evolve/widgets/cx";
import { StatusPill } from "@evolve/widgets/status-pill";
import { TextArea } from "@evolve/widgets/text-area";
import { useId } from "react";
import { evaluationLimits } from "@evolve/contracts/evaluations";
import styles from "./quality.module.css";

interface Option {
  readonly value: Answer["value"];
  readonly label: string;
}

const useOptions = ({ answer }: FormQuestion): readonly Option[] => {
  const { t, number } = useShell().words;
  switch (answer.kind) {
    case "yesNo":
      return [
        { value: true, label: t("quality.yes") },
        { value: false, label: t("quality.no") },
      ];
    case "scale":
      return Array.from({ length: answer.max }, (_, index) => ({ value: index + 1, label: number(index + 1) }));
    case "choice":
      return answer.options.map(({ id, text }) => ({ value: id, label: text }));
    case "text":
      return [];
  }
};

interface QuestionAnswerProps {
  readonly question: FormQuestion;
  readonly number: string;
  readonly answer: Answer;
  readonly onChange?: (answer: Answer) => void;
  /** Why it keeps the evaluation from being submitted, once that was tried. */
  readonly missing?: "answer" | "comment" | undefined;
}

/** A question with what can be answered; without `onChange` what was. Arrow keys choose, Tab goes on. */
export const QuestionAnswer = ({ question, number, answer, onChange, missing }: QuestionAnswerProps) => {
  const { t } = useShell().words;
  const id = useId();
  const options = useOptions(question);
  const isReadOnly = onChange === undefined;
  const { isNotApplicable, comment, value } = answer;
  const wantsComment = needsComment(question, { [question.id]: answer });
  const change = (part: Partial<Answer>): void => onChange?.({ ...answer, ...part });
  const isCommentShown = !isReadOnly || comment !== "";
  return (
    <fieldset
      className={cx(styles.question, missing && styles.missing)}
      id={`question-${question.id}`}
      aria-describedby={missing ? `${id}-missing` : undefined}
    >
      <legend className={styles.legend}>
        <span className={styles.number}>{number}</span> <span dir="auto">{question.text}</span>
      </legend>
      {question.critical !== "none" && (
        <StatusPill tone={failsCritical(question, answer) ? "danger" : "neutral"}>
          {t(question.critical === "form" ? "quality.isCriticalForm" : "quality.isCriticalSection")}
        </StatusPill>
      )}
      {question.help !== "" && (
        <p className={styles.help} dir="auto">
          {question.help}
        </p>
      )}
      {question.answer.kind === "text" ? (
        isReadOnly ? (
          <p className={styles.said} dir="auto">
            {typeof value === "string" && value !== "" ? value : t("quality.noAnswer")}
          </p>
        ) : (
          <TextArea
            label={t("quality.answer")}
            isLabelHidden
            rows={2}
            maxLength={evaluationLimits.commentMax}
            value={typeof value === "string" ? value : ""}
            onChange={(text) => change({ value: text })}
          />
        )
      ) : (
        <div className={styles.options}>
          {options.map((option) => (
            <label key={String(option.value)} className={styles.option}>
              <input
                type="radio"
                name={`${id}-answer`}
                checked={!isNotApplicable && value === option.value}
                disabled={isReadOnly}
                onChange={() => change({ value: option.value, isNotApplicable: false })}
              />
              <span dir="auto">{option.label}</span>
            </label>
          ))}
          {question.allowsNotApplicable && (
            <label className={cx(styles.option, styles.notApplicable)}>
              <input
                type="radio"
                name={`${id}-answer`}
                checked={isNotApplicable}
                disabled={isReadOnly}
                onChange={() => change({ value: null, isNotApplicable: true })}
              />
              <span>{t("quality.notApplicable")}</span>
            </label>
          )}
        </div>
      )}
      {isCommentShown &&
        (isReadOnly ? (
          <p className={styles.said} dir="auto">
            {comment}
          </p>
        ) : (
          <TextArea
            label={t(wantsComment ? "quality.commentNeeded" : "quality.comment")}
            rows={1}
            maxLength={evaluationLimits.commentMax}
            isRequired={wantsComment}
            value={comment}
            onChange={(text) => change({ comment: text })}
          />
        ))}
      {missing && (
        <p className={styles.missingText} id={`${id}-missing`}>
          {t(missing === "answer" ? "quality.missingAnswer" : "quality.missingComment")}
        </p>
      )}
    </fieldset>
  );
};
