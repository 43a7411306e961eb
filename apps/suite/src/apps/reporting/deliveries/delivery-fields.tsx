import { planningLimits } from "@evolve/contracts/planning";
import {
  deliveryCadences,
  deliveryFormats,
  deliveryPeriods,
  type ReportDelivery,
  reportDeliveryLimits,
  type ReportDeliveryFields,
  searchReportRecipients,
} from "@evolve/contracts/report-deliveries";
import { reportShapes } from "@evolve/contracts/report-columns";
import { reportNames } from "@evolve/contracts/report-names";
import { reportChoices } from "@evolve/contracts/reports";
import { useShell } from "@evolve/shell";
import type { AppForm } from "@evolve/shell/forms";
import { Checkbox } from "@evolve/widgets/checkbox";
import { MultiSelect, type ServerChoices } from "@evolve/widgets/multi-select";
import { Select, type SelectOption } from "@evolve/widgets/select";
import { useQuery } from "@tanstack/react-query";
import { Controller, type FieldPathByValue, useWatch } from "react-hook-form";
import { NameField } from "../../../parts/name-field.tsx";
import { dayName } from "../../../parts/working-hours.ts";
import { hourText } from "./delivery-words.ts";

type Form = AppForm<ReportDeliveryFields, ReportDeliveryFields>;

interface DeliveryFieldsProps {
  readonly form: Form;
  readonly known: ReportDelivery["recipients"];
}

const upTo = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at);
const everyGroup = "all";

/** What is sent, when, and to whom. */
export const DeliveryFormFields = ({ form, known }: DeliveryFieldsProps) => {
  const { client, words } = useShell();
  const { t } = words;
  const { control, faultOf } = form;
  const [report, cadence, businessUnitId] = useWatch({ control, name: ["report", "cadence", "businessUnitId"] });
  const units = useQuery({
    queryKey: ["reports", "choices"],
    queryFn: async ({ signal }) => (await client.call(reportChoices, {}, { signal })).businessUnits,
  });
  const people: ServerChoices = {
    queryKey: ["reports", "recipients"],
    fetchChoices: async (search, signal) => {
      const body = { filter: { search } };
      const { recipients, totalRecords } = await client.call(searchReportRecipients, { body }, { signal });
      return { options: recipients.map(({ id, name }) => ({ id, label: name })), total: totalRecords };
    },
  };
  const { grains, hasPlanningGroup, breakdowns } = reportShapes[report];
  const unit = units.data?.find(({ id }) => id === businessUnitId);
  const numbers = (name: FieldPathByValue<ReportDeliveryFields, number>, label: string, options: SelectOption[]) => (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, onBlur } }) => (
        <Select
          label={label}
          name={name}
          placeholder={label}
          options={options}
          value={String(value)}
          onChange={(id) => onChange(Number(id))}
          onBlur={onBlur}
          error={faultOf(name)}
          isRequired
        />
      )}
    />
  );
  const choice = (
    name: "report" | "grain" | "breakdown" | "period" | "cadence" | "format" | "businessUnitId",
    label: string,
    options: SelectOption[],
    onChosen?: (id: string) => void,
  ) => (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, onBlur } }) => (
        <Select
          label={label}
          name={name}
          placeholder={label}
          options={options}
          value={value === "" ? null : value}
          onChange={(id) => {
            onChange(id);
            onChosen?.(id);
          }}
          onBlur={onBlur}
          error={faultOf(name)}
          isRequired
        />
      )}
    />
  );
  return (
    <>
      <NameField {...form.text("name")} maxLength={planningLimits.nameMax} />
      {choice(
        "report",
        t("reporting.report"),
        reportNames.map((id) => ({ id, label: t(`reporting.names.${id}`) })),
        (id) => {
          const next = reportNames.find((name) => name === id);
          if (next) {
            form.setValue("grain", reportShapes[next].grains[0]);
            form.setValue("breakdown", reportShapes[next].breakdowns[0] ?? "activity");
          }
          form.setValue("planningGroupId", null);
        },
      )}
      {choice(
        "businessUnitId",
        t("reporting.businessUnit"),
        (units.data ?? []).map(({ id, name }) => ({ id, label: name })),
        () => form.setValue("planningGroupId", null),
      )}
      {hasPlanningGroup && (
        <Controller
          control={control}
          name="planningGroupId"
          render={({ field: { value, onChange, onBlur } }) => (
            <Select
              label={t("reporting.planningGroup")}
              name="planningGroupId"
              placeholder={t("reporting.allPlanningGroups")}
              options={[
                { id: everyGroup, label: t("reporting.allPlanningGroups") },
                ...(unit?.planningGroups ?? []).map(({ id, name }) => ({ id, label: name })),
              ]}
              value={value ?? everyGroup}
              onChange={(id) => onChange(id === everyGroup ? null : id)}
              onBlur={onBlur}
              error={faultOf("planningGroupId")}
            />
          )}
        />
      )}
      {choice(
        "period",
        t("reporting.days"),
        deliveryPeriods.map((id) => ({ id, label: t(`reporting.periods.${id}`) })),
      )}
      {choice(
        "grain",
        t("reporting.grain"),
        grains.map((id) => ({ id, label: t(`reporting.grains.${id}`) })),
      )}
      {breakdowns.length > 0 &&
        choice(
          "breakdown",
          t("reporting.breakdown"),
          breakdowns.map((id) => ({ id, label: t(`reporting.breakdowns.${id}`) })),
        )}
      {choice(
        "cadence",
        t("reporting.when"),
        deliveryCadences.map((id) => ({ id, label: t(`reporting.cadences.${id}`) })),
      )}
      {cadence === "weekly" &&
        numbers(
          "weekday",
          t("reporting.weekday"),
          [1, 2, 3, 4, 5, 6, 0].map((day) => ({ id: String(day), label: dayName(words, day, "weekday") })),
        )}
      {cadence === "monthly" &&
        numbers(
          "monthDay",
          t("reporting.monthDay"),
          upTo(1, 31).map((day) => ({ id: String(day), label: words.number(day) })),
        )}
      {numbers(
        "hour",
        unit ? t("reporting.hourIn", { zone: unit.zone }) : t("reporting.hour"),
        upTo(0, 23).map((hour) => ({ id: String(hour), label: hourText(words, hour) })),
      )}
      {choice(
        "format",
        t("reporting.format"),
        deliveryFormats.map((id) => ({ id, label: t(`reporting.formats.${id}`) })),
      )}
      <Controller
        control={control}
        name="recipientIds"
        render={({ field: { value, onChange, onBlur } }) => (
          <MultiSelect
            label={t("reporting.recipients")}
            description={t("reporting.recipientsHint")}
            placeholder={t("reporting.recipients")}
            isSearchable
            server={people}
            knownOptions={known.map(({ id, name }) => ({ id, label: name }))}
            maximum={reportDeliveryLimits.recipientsMax}
            value={{ all: false, selected: value }}
            onChange={({ selected }) => onChange(selected)}
            onBlur={onBlur}
            error={faultOf("recipientIds")}
            isRequired
          />
        )}
      />
      <Controller
        control={control}
        name="isPaused"
        render={({ field: { value, onChange, onBlur } }) => (
          <Checkbox isSelected={value} onChange={onChange} onBlur={onBlur}>
            {t("reporting.isPaused")}
          </Checkbox>
        )}
      />
    </>
  );
};
