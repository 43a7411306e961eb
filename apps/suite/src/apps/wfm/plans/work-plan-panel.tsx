import { codeOf } from "@evolve/contracts/errors";
import { planningLimits } from "@evolve/contracts/planning";
import { saveWorkPlan, searchWorkPlans, type WorkPlan, WorkPlanFields } from "@evolve/contracts/work-plans";
import { useShell } from "@evolve/shell";
import { useAppForm } from "@evolve/shell/forms";
import { FormPanel, type PanelProps, RowPanel, useSaved } from "@evolve/shell/kit";
import { useQuery } from "@tanstack/react-query";
import { FormPart } from "../../../parts/form-part.tsx";
import { NameField } from "../../../parts/name-field.tsx";
import { activityCodeChoices } from "../setup/choices.ts";
import { NumberField } from "../setup/fields.tsx";
import { newShift } from "./new-shift.ts";
import { PlanCheck } from "./plan-check.tsx";
import { ShiftsField } from "./shifts-field.tsx";

/** Five days of eight hours: what most plans begin as. */
const newPlan = (shiftName: string): WorkPlan => ({
  id: "",
  name: "",
  minWeeklyMinutes: 2_400,
  maxWeeklyMinutes: 2_400,
  minDays: 5,
  maxDays: 5,
  maxDailyMinutes: null,
  minRestMinutes: 660,
  maxConsecutiveDays: 6,
  daysOffTogether: 2,
  maxMinutesWithoutBreak: null,
  shifts: [newShift(shiftName)],
  version: 1,
});

const fieldsOf = (plan: WorkPlan): WorkPlanFields => ({
  name: plan.name,
  minWeeklyMinutes: plan.minWeeklyMinutes,
  maxWeeklyMinutes: plan.maxWeeklyMinutes,
  minDays: plan.minDays,
  maxDays: plan.maxDays,
  maxDailyMinutes: plan.maxDailyMinutes,
  minRestMinutes: plan.minRestMinutes,
  maxConsecutiveDays: plan.maxConsecutiveDays,
  daysOffTogether: plan.daysOffTogether,
  maxMinutesWithoutBreak: plan.maxMinutesWithoutBreak,
  shifts: plan.shifts,
});

/** What is held in minutes and typed in hours. */
const inHours = /^\w*Minutes\w*$|\.length(?:Min|Max)$/u;

/** Creates a work plan, or changes one, and says meanwhile who could not keep it. */
export const WorkPlanPanel = (panel: PanelProps) => {
  const { client, words } = useShell();
  return (
    <RowPanel
      {...panel}
      list="workPlans"
      title={words.t("workPlans.edit")}
      read={async (id, signal) =>
        (await client.call(searchWorkPlans, { body: { filter: { id: [id] } } }, { signal })).workPlans[0]
      }
    >
      {(plan) => <WorkPlanForm {...panel} plan={plan ?? newPlan(words.t("workPlans.dayShift"))} />}
    </RowPanel>
  );
};

const WorkPlanForm = ({ rowId, plan, onClose }: PanelProps & { readonly plan: WorkPlan }) => {
  const { client, user, words } = useShell();
  const { t } = words;
  const saved = useSaved("workPlans", onClose);
  const codes = useQuery(activityCodeChoices(client));
  const form = useAppForm<WorkPlanFields, WorkPlanFields>({
    schema: WorkPlanFields,
    timesOf: (field) => (inHours.test(field) ? 1 / 60 : 1),
    defaultValues: fieldsOf(plan),
    draft: { userId: user.id, form: `work-plan-${rowId ?? "new"}`, secretFields: [] },
    fieldsOfCodes: { [codeOf("nameExists")]: "name" },
    onSave: async (given) => {
      await client.call(saveWorkPlan, {
        body: rowId === null ? given : { ...given, id: rowId, version: plan.version },
      });
      saved(t("organization.saved", { name: given.name }));
    },
  });
  const { control, faultOf } = form;
  const hours = (
    name: "minWeeklyMinutes" | "maxWeeklyMinutes" | "minRestMinutes" | "maxDailyMinutes" | "maxMinutesWithoutBreak",
    label: string,
    isRequired = true,
  ) => (
    <NumberField
      control={control}
      name={name}
      label={label}
      times={1 / 60}
      error={faultOf(name)}
      isRequired={isRequired}
    />
  );
  const count = (name: "minDays" | "maxDays" | "maxConsecutiveDays" | "daysOffTogether", label: string) => (
    <NumberField control={control} name={name} label={label} error={faultOf(name)} isRequired />
  );
  return (
    <FormPanel
      form={form}
      onClose={onClose}
      title={t(rowId === null ? "workPlans.create" : "workPlans.edit")}
      isEdit={rowId !== null}
    >
      <NameField {...form.text("name")} maxLength={planningLimits.nameMax} />
      <PlanCheck control={control} planId={rowId} />
      <FormPart legend={t("workPlans.week")}>
        {hours("minWeeklyMinutes", t("workPlans.minHours"))}
        {hours("maxWeeklyMinutes", t("workPlans.maxHours"))}
        {count("minDays", t("workPlans.minDays"))}
        {count("maxDays", t("workPlans.maxDays"))}
        {count("daysOffTogether", t("workPlans.daysOffTogether"))}
        {count("maxConsecutiveDays", t("workPlans.maxConsecutiveDays"))}
        {hours("minRestMinutes", t("workPlans.minRest"))}
        {hours("maxDailyMinutes", t("workPlans.maxDaily"), false)}
        {hours("maxMinutesWithoutBreak", t("workPlans.withoutBreak"), false)}
      </FormPart>
      <ShiftsField form={form} codes={codes.data ?? []} />
    </FormPanel>
  );
};
