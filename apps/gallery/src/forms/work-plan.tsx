import { timeIntervals } from "@evolve/contracts/time-rules";
import { useWords } from "@evolve/i18n/react";
import { DraftNotice, useAppForm } from "@evolve/shell/forms";
import { Banner } from "@evolve/widgets/banner";
import { Button } from "@evolve/widgets/button";
import { Checkbox } from "@evolve/widgets/checkbox";
import { DateRangeField } from "@evolve/widgets/date-range-field";
import { Form } from "@evolve/widgets/form";
import { TextField } from "@evolve/widgets/text-field";
import { TimeIntervalField } from "@evolve/widgets/time-interval-field";
import { TimeRangeField } from "@evolve/widgets/time-range-field";
import { toasts } from "@evolve/widgets/toast";
import { Controller } from "react-hook-form";
import { FieldGroup } from "./field-group.tsx";
import { WorkPlan, type WorkPlanFields } from "./work-plan-contract.ts";

const empty: WorkPlanFields = {
  name: "",
  organization: "Acme",
  group: "",
  period: null,
  hours: { from: "08:00", to: "17:00" },
  interval: 15,
  days: [1, 2, 3, 4, 5],
  staffing: { least: "2", most: "8" },
  activities: [
    { name: "Telephone", times: { from: "08:00", to: "12:00" } },
    { name: "Chat", times: { from: "11:30", to: "17:00" } },
  ],
};

/** The pattern of every form: a contract, one field component a value, a summary of what is wrong, a draft. */
export const WorkPlanForm = () => {
  const words = useWords();
  const { t } = words;
  const form = useAppForm<WorkPlanFields, { name: string }>({
    schema: WorkPlan,
    defaultValues: empty,
    draft: { userId: "gallery", form: "work-plan", secretFields: [] },
    onSave: async ({ name }) => {
      toasts.show({ tone: "success", text: t("gallery.planSaved", { name }) });
      await Promise.resolve();
    },
  });
  const { control, faultOf, text } = form;
  const dayName = new Intl.DateTimeFormat(words.locale, { weekday: "short", timeZone: "UTC" });

  return (
    <Form
      label={t("gallery.plan")}
      onSubmit={() => void form.save()}
      faults={form.faults}
      summaryTitle={form.summaryTitle}
    >
      <DraftNotice form={form} />
      <div className="ga-pair">
        <TextField {...text("name")} label={t("gallery.planName")} isRequired />
        <TextField {...text("group")} label={t("gallery.planGroup")} isRequired />
      </div>
      <TextField {...text("organization")} label={t("gallery.planOrganization")} isRequired />
      <Controller
        control={control}
        name="period"
        render={({ field: { ref: _ref, ...field } }) => (
          <DateRangeField
            {...field}
            label={t("gallery.samplePeriod")}
            minValue="2026-11-01"
            maxValue="2027-12-31"
            error={faultOf("period")}
            isRequired
          />
        )}
      />
      <Controller
        control={control}
        name="hours"
        render={({ field: { ref: _ref, ...field } }) => (
          <TimeRangeField
            {...field}
            label={t("gallery.sampleWorkingHours")}
            error={faultOf("hours")}
            isOverMidnight
            isRequired
          />
        )}
      />
      <Controller
        control={control}
        name="interval"
        render={({ field: { ref: _ref, ...field } }) => (
          <TimeIntervalField {...field} label={t("gallery.sampleInterval")} options={timeIntervals} />
        )}
      />
      <Controller
        control={control}
        name="days"
        render={({ field: { value, onChange } }) => (
          <FieldGroup name="days" label={t("gallery.planDays")} error={faultOf("days")}>
            {[1, 2, 3, 4, 5, 6, 0].map((day) => (
              <Checkbox
                key={day}
                isSelected={value.includes(day)}
                isInvalid={faultOf("days") !== undefined}
                onChange={(isOn) => onChange(isOn ? [...value, day] : value.filter((other) => other !== day))}
              >
                {dayName.format(Date.UTC(2026, 10, 22 + day))}
              </Checkbox>
            ))}
          </FieldGroup>
        )}
      />
      <div className="ga-pair">
        <TextField {...text("staffing.least")} label={t("gallery.planLeast")} inputMode="numeric" isRequired />
        <TextField {...text("staffing.most")} label={t("gallery.planMost")} inputMode="numeric" isRequired />
      </div>
      {empty.activities.map(({ name }, index) => (
        <Controller
          key={name}
          control={control}
          name={`activities.${index}.times`}
          render={({ field: { ref: _ref, ...field } }) => (
            <TimeRangeField
              {...field}
              label={t(index === 0 ? "gallery.planTelephone" : "gallery.planChat")}
              error={faultOf(`activities.${index}.times`)}
              isOverMidnight
            />
          )}
        />
      ))}
      {form.failure !== "" && <Banner tone="danger">{form.failure}</Banner>}
      <Button type="submit" variant="primary" isPending={form.isSaving}>
        {t("gallery.planSave")}
      </Button>
    </Form>
  );
};
