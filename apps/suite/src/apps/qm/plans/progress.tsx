import type { CallResult } from "@evolve/contracts/call";
import type { searchAssignments } from "@evolve/contracts/evaluation-plans";
import { useShell } from "@evolve/shell";
import { FiguresTable } from "../figures-table.tsx";
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
    <div className={styles.progress}>
      <FiguresTable
        label={t("quality.planProgress")}
        headers={[t("quality.evaluator"), t("quality.planDrawn"), t("quality.planDone"), t("quality.overdue")]}
        rows={evaluators.map((one) => ({
          id: one.id,
          name: evaluatorText(words, one),
          figures: [one.drawn, one.done, one.overdue].map((count) => words.number(count)),
        }))}
      />
    </div>
  );
};
