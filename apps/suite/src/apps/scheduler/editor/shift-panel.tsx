import { limits } from "@evolve/contracts/limits";
import { useShell } from "@evolve/shell";
import { Banner } from "@evolve/widgets/banner";
import { Button } from "@evolve/widgets/button";
import { Checkbox } from "@evolve/widgets/checkbox";
import { Modal } from "@evolve/widgets/modal";
import { Select } from "@evolve/widgets/select";
import { TextField } from "@evolve/widgets/text-field";
import { localDateOf, type Violation } from "@evolve/workforce";
import { useState } from "react";
import { durationOf, spanOf, timeOf } from "../../my-space/schedule/schedule-words.ts";
import { ActivityFields } from "./activity-fields.tsx";
import { respanned } from "./bars.ts";
import type { EditedShift } from "./draft-state.ts";
import { endsOf, minute, restedStart, startsOf } from "./shift-times.ts";
import type { RosterAnswer } from "./use-editor.ts";
import { ruleWords } from "../../../parts/rule-words.ts";
import styles from "./editor.module.css";

interface ShiftPanelProps {
  readonly shift: EditedShift;
  readonly roster: RosterAnswer;
  readonly zone: string;
  /** Of the person. */
  readonly violations: readonly Violation[];
  readonly isReadOnly: boolean;
  readonly onChange: (shift: EditedShift | null) => void;
  /** Another shift for the same person. */
  readonly onAdd: () => void;
  readonly onClose: () => void;
}

/** One shift: its activities, the rules that it breaks and why that is allowed, its lock. */
export const ShiftPanel = ({
  shift,
  roster,
  zone,
  violations,
  isReadOnly,
  onChange,
  onAdd,
  onClose,
}: ShiftPanelProps) => {
  const { words } = useShell();
  const { t } = words;
  const agent = roster.agents.find(({ id }) => id === shift.agentId);
  const broken = violations.filter(({ shift: of }) => of === undefined || of === shift.id);
  const isFixed = isReadOnly || shift.isLocked;
  const codes = roster.codes.filter(({ kind }) => kind !== "onQueue");
  const names = new Map(roster.codes.map(({ id, name }) => [id, name]));
  const day = localDateOf(shift.start, zone);
  const length = shift.minutes * minute;
  const rested = restedStart(shift, broken);
  const optionsOf = (times: readonly number[]) =>
    times.map((time) => ({ id: String(time), label: timeOf(words, zone, time) }));
  // One step for the whole text, not one for each letter.
  const [typed, setTyped] = useState<string | null>(null);
  const keepReason = (): void => {
    setTyped(null);
    if (typed !== null && typed !== (shift.reason ?? "")) onChange({ ...shift, reason: typed });
  };
  const close = (): void => {
    keepReason();
    onClose();
  };
  const setActivity = (index: number, change: Partial<EditedShift["activities"][number]>): void =>
    onChange({ ...shift, activities: shift.activities.map((one, at) => (at === index ? { ...one, ...change } : one)) });
  return (
    <Modal
      isOpen
      size="panel"
      onOpenChange={close}
      title={agent?.name ?? t("scheduleEditor.shift")}
      subtitle={`${words.date(shift.start, "date", zone)}, ${spanOf(words, zone, shift)} (${durationOf(words, shift.minutes)})`}
      footer={
        <div className="ev-modal-footer">
          {!isFixed && (
            <>
              <Button
                onPress={() => {
                  onChange(null);
                  onClose();
                }}
              >
                {t("scheduleEditor.remove")}
              </Button>
              <Button onPress={onAdd}>{t("scheduleEditor.addShift")}</Button>
            </>
          )}
          <Button variant="primary" onPress={close}>
            {t("common.close")}
          </Button>
        </div>
      }
    >
      <div className="ev-modal-fields">
        {broken.length > 0 && (
          <Banner
            tone="danger"
            title={t("scheduleEditor.ruleBroken")}
            action={
              rested !== undefined &&
              !isFixed && (
                <Button size="small" onPress={() => onChange(respanned(shift, rested, rested + length))}>
                  {t("scheduleEditor.startAt", { time: timeOf(words, zone, rested) })}
                </Button>
              )
            }
          >
            <ul className={styles.rules}>
              {broken.map((violation, index) => (
                // A shift may overlap two others on the same day.
                <li key={index}>{ruleWords(words, violation, zone, { names, day })}</li>
              ))}
            </ul>
          </Banner>
        )}
        {(broken.length > 0 || (shift.reason ?? "") !== "") && (
          <TextField
            label={t("scheduleEditor.reason")}
            description={t("scheduleEditor.reasonHint")}
            value={typed ?? shift.reason ?? ""}
            maxLength={limits.descriptionMax}
            isDisabled={isFixed}
            onChange={setTyped}
            onBlur={keepReason}
          />
        )}
        <div className={styles.span}>
          <Select
            label={t("scheduleEditor.starts")}
            placeholder={t("scheduleEditor.starts")}
            isDisabled={isFixed}
            options={optionsOf(startsOf(shift, zone))}
            value={String(shift.start)}
            onChange={(start) => onChange(respanned(shift, Number(start), Number(start) + length))}
          />
          <Select
            label={t("scheduleEditor.ends")}
            placeholder={t("scheduleEditor.ends")}
            isDisabled={isFixed}
            options={optionsOf(endsOf(shift))}
            value={String(shift.start + length)}
            onChange={(end) => onChange(respanned(shift, shift.start, Number(end)))}
          />
        </div>
        <Checkbox
          isSelected={shift.isLocked}
          isDisabled={isReadOnly}
          onChange={(isLocked) => onChange({ ...shift, isLocked })}
        >
          {t("scheduleEditor.locked")}
        </Checkbox>
        {shift.activities.map((activity, index) => (
          <ActivityFields
            key={index}
            shift={shift}
            activity={activity}
            codes={codes}
            zone={zone}
            isFixed={isFixed}
            onChange={(change) => setActivity(index, change)}
            onRemove={() => onChange({ ...shift, activities: shift.activities.filter((_, at) => at !== index) })}
          />
        ))}
        {!isFixed && codes[0] && shift.minutes >= 30 && (
          <Button
            onPress={() =>
              onChange({
                ...shift,
                activities: [...shift.activities, { code: codes[0]?.id ?? "", start: freeAt(shift), minutes: 15 }],
              })
            }
          >
            {t("scheduleEditor.addActivity")}
          </Button>
        )}
      </div>
    </Modal>
  );
};

/** The first quarter of an hour, from two hours on, in which nothing is. */
const freeAt = ({ minutes, activities }: EditedShift): number => {
  for (let at = Math.min(120, minutes - 15); at <= minutes - 15; at += 15)
    if (activities.every(({ start, minutes: length }) => start + length <= at || start >= at + 15)) return at;
  return 0;
};
