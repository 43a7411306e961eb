import type { ActivityCode } from "@evolve/contracts/activity-codes";
import { planningLimits } from "@evolve/contracts/planning";
import { workPlanLimits } from "@evolve/contracts/work-plans";
import { useWords } from "@evolve/i18n/react";
import { Button } from "@evolve/widgets/button";
import { Checkbox } from "@evolve/widgets/checkbox";
import { IconButton } from "@evolve/widgets/icon-button";
import { TextField } from "@evolve/widgets/text-field";
import { TimeField } from "@evolve/widgets/time-field";
import Plus from "lucide-react/icons/plus";
import Trash from "lucide-react/icons/trash-2";
import { Controller, useFieldArray, useWatch } from "react-hook-form";
import { FormPart } from "../../../parts/form-part.tsx";
import { dayName } from "../../../parts/working-hours.ts";
import { NumberField, SelectField } from "../setup/fields.tsx";
import type { PlanForm } from "./plan-form.ts";
import styles from "./plans.module.css";
import { ShiftPicture } from "./shift-picture.tsx";

interface ShiftFieldsProps {
  readonly form: PlanForm;
  readonly codes: readonly ActivityCode[];
  readonly index: number;
  readonly onRemove: () => void;
}

const weekdays = [1, 2, 3, 4, 5, 6, 0];
const twoDigits = (value: number): string => String(value).padStart(2, "0");
const timeOf = (minutes: number): string => `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** One kind of shift: its days, starts, lengths and activities, with a picture of the day. */
export const ShiftFields = ({ form, codes, index, onRemove }: ShiftFieldsProps) => {
  const words = useWords();
  const { t } = words;
  const { control, faultOf } = form;
  const shift = useWatch({ control, name: `shifts.${index}` });
  const time = (name: "startFrom" | "startTo", label: string) => (
    <Controller
      control={control}
      name={`shifts.${index}.${name}`}
      render={({ field: { value, onChange, onBlur } }) => (
        <TimeField
          label={label}
          isRequired
          name={`shifts.${index}.${name}`}
          value={timeOf(value)}
          onChange={(chosen) => chosen !== null && onChange(minutesOf(chosen))}
          onBlur={onBlur}
          error={faultOf(`shifts.${index}.${name}`)}
        />
      )}
    />
  );
  const number = (name: "startStep" | "lengthMin" | "lengthMax" | "lengthStep", label: string, times = 1) => (
    <NumberField
      control={control}
      name={`shifts.${index}.${name}`}
      label={label}
      times={times}
      error={faultOf(`shifts.${index}.${name}`)}
      isRequired
    />
  );
  return (
    <fieldset className={styles.card} aria-label={shift.name}>
      <ShiftPicture shifts={[shift]} codes={codes} />
      <FormPart>
        <div className={styles.whole}>
          <TextField
            {...form.text(`shifts.${index}.name`)}
            label={t("workPlans.shiftName")}
            isRequired
            maxLength={planningLimits.nameMax}
            autoComplete="off"
          />
        </div>
        <Controller
          control={control}
          name={`shifts.${index}.weekdays`}
          render={({ field: { value, onChange } }) => (
            <fieldset className={`${styles.days ?? ""} ${styles.whole ?? ""}`}>
              <legend>{t("workPlans.weekdays")}</legend>
              {weekdays.map((day) => (
                <Checkbox
                  key={day}
                  isSelected={value.includes(day)}
                  onChange={(isOn) => onChange(isOn ? [...value, day].sort() : value.filter((one) => one !== day))}
                >
                  {dayName(words, day, "shortWeekday")}
                </Checkbox>
              ))}
              {value.length === 0 && <p className={styles.fault}>{faultOf(`shifts.${index}.weekdays`)}</p>}
            </fieldset>
          )}
        />
        {time("startFrom", t("workPlans.startFrom"))}
        {time("startTo", t("workPlans.startTo"))}
        {number("lengthMin", t("workPlans.lengthMin"), 1 / 60)}
        {number("lengthMax", t("workPlans.lengthMax"), 1 / 60)}
        {number("startStep", t("workPlans.startStep"))}
        {number("lengthStep", t("workPlans.lengthStep"))}
      </FormPart>
      <ActivitiesField form={form} codes={codes} index={index} />
      <div className={styles.buttons}>
        <Button icon={<Trash />} variant="ghost" onPress={onRemove}>
          {t("workPlans.removeShift", { name: shift.name })}
        </Button>
      </div>
    </fieldset>
  );
};

const ActivitiesField = ({ form, codes, index }: Omit<ShiftFieldsProps, "onRemove">) => {
  const { t } = useWords();
  const { control, faultOf } = form;
  const { fields, append, remove } = useFieldArray({ control, name: `shifts.${index}.activities` });
  const [first] = codes;
  return (
    <div className={styles.activities}>
      {fields.map((field, at) => {
        const number = (name: "minutes" | "windowFrom" | "windowTo", label: string) => (
          <NumberField
            control={control}
            name={`shifts.${index}.activities.${at}.${name}`}
            label={label}
            error={faultOf(`shifts.${index}.activities.${at}.${name}`)}
            isRequired
          />
        );
        return (
          <div key={field.id} className={styles.activityRow}>
            <SelectField
              control={control}
              name={`shifts.${index}.activities.${at}.activityCodeId`}
              label={t("workPlans.activity")}
              placeholder={t("workPlans.activity")}
              options={codes.map(({ id, name }) => ({ id, label: name }))}
              isRequired
            />
            {number("minutes", t("workPlans.activityMinutes"))}
            {number("windowFrom", t("workPlans.windowFrom"))}
            {number("windowTo", t("workPlans.windowTo"))}
            <IconButton label={t("workPlans.removeActivity")} icon={<Trash />} onPress={() => remove(at)} />
          </div>
        );
      })}
      {first && fields.length < workPlanLimits.activitiesMax && (
        <Button
          icon={<Plus />}
          size="small"
          onPress={() =>
            append({
              activityCodeId: (codes.find(({ kind }) => kind === "break") ?? first).id,
              minutes: 15,
              windowFrom: 90,
              windowTo: 150,
              minShiftMinutes: null,
            })
          }
        >
          {t("workPlans.addActivity")}
        </Button>
      )}
    </div>
  );
};
