import { useShell } from "@evolve/shell";
import { IconButton } from "@evolve/widgets/icon-button";
import { NumericSelector } from "@evolve/widgets/numeric-selector";
import { Select } from "@evolve/widgets/select";
import Lock from "lucide-react/icons/lock";
import LockOpen from "lucide-react/icons/lock-open";
import Trash from "lucide-react/icons/trash-2";
import { timeOf } from "../../my-space/schedule/schedule-words.ts";
import type { EditedShift } from "./draft-state.ts";
import { activityStarts, minute } from "./shift-times.ts";
import type { RosterAnswer } from "./use-editor.ts";
import styles from "./editor.module.css";

type Activity = EditedShift["activities"][number];

interface ActivityFieldsProps {
  readonly shift: EditedShift;
  readonly activity: Activity;
  readonly codes: RosterAnswer["codes"];
  readonly zone: string;
  /** Nothing of the shift can be changed. */
  readonly isFixed: boolean;
  readonly onChange: (change: Partial<Activity>) => void;
  readonly onRemove: () => void;
}

/** One activity of a shift: which, when, how long, and whether generating leaves it where it is. */
export const ActivityFields = (props: ActivityFieldsProps) => {
  const { shift, activity, codes, zone, isFixed, onChange, onRemove } = props;
  const { words } = useShell();
  const { t } = words;
  const isLocked = activity.locked ?? false;
  const isHeld = isFixed || isLocked;
  return (
    <div className={styles.activity}>
      <Select
        label={t("scheduleEditor.activity")}
        placeholder={t("scheduleEditor.activity")}
        isDisabled={isHeld}
        options={codes.map(({ id, name }) => ({ id, label: name }))}
        value={activity.code}
        onChange={(code) => onChange({ code })}
      />
      <Select
        label={t("scheduleEditor.from")}
        placeholder={t("scheduleEditor.from")}
        isDisabled={isHeld}
        options={activityStarts(shift, activity).map((time) => ({
          id: String(time),
          label: timeOf(words, zone, time),
        }))}
        value={String(shift.start + activity.start * minute)}
        onChange={(at) => onChange({ start: (Number(at) - shift.start) / minute })}
      />
      <NumericSelector
        label={t("scheduleEditor.minutes")}
        value={activity.minutes}
        values={fivesBetween(5, shift.minutes - activity.start)}
        isDisabled={isHeld}
        onChange={(minutes) => onChange({ minutes })}
      />
      <IconButton
        icon={isLocked ? <Lock /> : <LockOpen />}
        label={t(isLocked ? "scheduleEditor.unlockActivity" : "scheduleEditor.lockActivity")}
        isDisabled={isFixed}
        onPress={() => onChange({ locked: !isLocked })}
      />
      <IconButton icon={<Trash />} label={t("scheduleEditor.removeActivity")} isDisabled={isHeld} onPress={onRemove} />
    </div>
  );
};

const fivesBetween = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, Math.floor((last - first) / 5) + 1) }, (_, index) => first + index * 5);
