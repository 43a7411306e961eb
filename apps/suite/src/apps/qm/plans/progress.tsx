import type { CallResult } from "@evolve/contracts/call";
import type { searchAssignments } from "@evolve/contracts/evaluation-plans";
import { useShell } from "@evolve/shell";
import { evaluatorText } from "./plan-words.ts";
import styles from "./plans.module.css";

interface ProgressProps {
  /** Undefined while they are not known. */
  readonly evaluators: CallResult<typeof searchAssignments>["evaluators"] | undefined;
}

/** How much of what was drawn each evaluator has done, for those who manage the plans. */
export const Progress = ({ evaluators = [] }: ProgressProps) => {
  const { holds, words } = useShell();
  const { t } = words;
  if (evaluators.length === 0 || !holds("quality:forms:edit")) return null;
  return (
    <table className={styles.progress} aria-label={t("quality.planProgress")}>
      <thead>
        <tr>
          <th scope="col">{t("quality.evaluator")}</th>
          <th scope="col">{t("quality.planDrawn")}</th>
          <th scope="col">{t("quality.planDone")}</th>
          <th scope="col">{t("quality.overdue")}</th>
        </tr>
      </thead>
      <tbody>
        {evaluators.map((one) => (
          <tr key={one.id}>
            <th scope="row" dir="auto">
              {evaluatorText(words, one)}
            </th>
            <td>{words.number(one.drawn)}</td>
            <td>{words.number(one.done)}</td>
            <td>{words.number(one.overdue)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
