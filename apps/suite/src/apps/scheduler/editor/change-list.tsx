import type { ShiftDifference } from "@evolve/contracts/schedules";
import { useShell } from "@evolve/shell";
import { spanOf } from "../../my-space/schedule/schedule-words.ts";
import styles from "./editor.module.css";

interface ChangeListProps {
  readonly changes: readonly ShiftDifference[];
  readonly zone: string;
}

/** Which shifts of whom become others. */
export const ChangeList = ({ changes, zone }: ChangeListProps) => {
  const { words } = useShell();
  const shiftWords = (shift: ShiftDifference["before"]): string =>
    shift ? `${words.date(shift.start, "date", zone)}, ${spanOf(words, zone, shift)}` : "–";
  return (
    <ul className={styles.rules}>
      {changes.map(({ kind, agentId, agentName, before, after }) => (
        <li key={`${agentId} ${(after ?? before)?.start ?? 0}`}>
          <strong>
            <bdi>{agentName}</bdi>
          </strong>{" "}
          {words.t(`scheduleEditor.change.${kind}`)}: {shiftWords(before)} → {shiftWords(after)}
        </li>
      ))}
    </ul>
  );
};
