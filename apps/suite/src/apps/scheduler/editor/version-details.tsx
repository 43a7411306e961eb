import type { Words } from "@evolve/i18n";
import { useShell } from "@evolve/shell";
import { spanOf } from "../../my-space/schedule/schedule-words.ts";
import type { EditedShift } from "./draft-state.ts";
import styles from "./editor.module.css";

interface VersionDetailsProps {
  /** Null where it has been removed. */
  readonly shift: EditedShift | null;
  /** The version that it is compared with. */
  readonly other: EditedShift | null;
  /** The names of activity codes by their ids. */
  readonly codes: ReadonlyMap<string, string>;
  readonly zone: string;
}

/** When a version of a shift is, and in what else it differs from another version. */
export const VersionDetails = ({ shift, other, codes, zone }: VersionDetailsProps) => {
  const { words } = useShell();
  if (!shift) return <p>{words.t("scheduleEditor.removed")}</p>;
  return (
    <>
      <p>{`${words.date(shift.start, "date", zone)}, ${spanOf(words, zone, shift)}`}</p>
      {other && (
        <ul className={styles.rules}>
          {differencesOf(words, { shift, other, codes, zone }).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </>
  );
};

type Compared = Omit<VersionDetailsProps, "shift" | "other"> & {
  readonly shift: EditedShift;
  readonly other: EditedShift;
};

const differencesOf = (words: Words, { shift, other, codes, zone }: Compared): string[] => {
  const { t } = words;
  const activitiesOf = ({ start, activities }: EditedShift): string[] => {
    const lines = activities
      .toSorted((one, another) => one.start - another.start)
      .map((activity) => {
        const name = codes.get(activity.code) ?? t("scheduleEditor.unknownActivity");
        const span = spanOf(words, zone, { start: start + activity.start * 60_000, minutes: activity.minutes });
        const line = `${name}, ${span}`;
        return activity.locked ? `${line}, ${t("scheduleEditor.isLocked")}` : line;
      });
    return lines.length > 0 ? lines : [t("scheduleEditor.noActivities")];
  };
  const own = activitiesOf(shift);
  const reasonOf = ({ reason }: EditedShift): string =>
    reason ? t("scheduleEditor.reasonIs", { reason }) : t("scheduleEditor.noReason");
  return [
    ...(own.join() === activitiesOf(other).join() ? [] : own),
    ...(shift.isLocked === other.isLocked
      ? []
      : [t(shift.isLocked ? "scheduleEditor.shiftLocked" : "scheduleEditor.shiftNotLocked")]),
    ...(reasonOf(shift) === reasonOf(other) ? [] : [reasonOf(shift)]),
  ];
};
