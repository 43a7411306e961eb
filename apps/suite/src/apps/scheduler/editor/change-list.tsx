import type { ShiftDifference } from "@evolve/contracts/schedules";
import type { Words } from "@evolve/i18n";
import { useShell } from "@evolve/shell";
import { spanOf } from "../../my-space/schedule/schedule-words.ts";
import styles from "./editor.module.css";

interface ChangeListProps {
  readonly changes: readonly ShiftDifference[];
  /** How many there are, of which these are the first. */
  readonly total: number;
  readonly zone: string;
}

/** 'Dec 21, 2026, 09:00 – 17:30', or a dash where there is none. */
export const shiftWords = (words: Words, zone: string, shift: ShiftDifference["before"]): string =>
  shift ? `${words.date(shift.start, "date", zone)}, ${spanOf(words, zone, shift)}` : "–";

/** What is the same before and after is told once: the day of a shift that moves within it, and times that stay. */
const becoming = (
  words: Words,
  zone: string,
  before: ShiftDifference["before"],
  after: ShiftDifference["after"],
): string => {
  if (!before || !after) return shiftWords(words, zone, before ?? after);
  const [was, is] = [spanOf(words, zone, before), spanOf(words, zone, after)];
  if (words.date(before.start, "date", zone) !== words.date(after.start, "date", zone))
    return `${shiftWords(words, zone, before)} → ${shiftWords(words, zone, after)}`;
  return was === is ? shiftWords(words, zone, after) : `${shiftWords(words, zone, before)} → ${is}`;
};

/** Which shifts of whom become others. */
export const ChangeList = ({ changes, total, zone }: ChangeListProps) => {
  const { words } = useShell();
  return (
    <ul className={styles.rules}>
      {changes.map(({ kind, agentId, agentName, before, after }) => (
        <li key={`${kind} ${agentId} ${(after ?? before)?.start ?? 0}`}>
          <strong>
            <bdi>{agentName}</bdi>
          </strong>{" "}
          {words.t(`scheduleEditor.change.${kind}`)}: {becoming(words, zone, before, after)}
        </li>
      ))}
      {total > changes.length && (
        <li className={styles.quiet}>{words.t("scheduleEditor.moreChanges", { count: total - changes.length })}</li>
      )}
    </ul>
  );
};
