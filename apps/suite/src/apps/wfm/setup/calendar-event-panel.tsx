import {
  type CalendarEvent,
  CalendarEventFields,
  eventEffects,
  saveCalendarEvent,
  searchCalendarEvents,
} from "@evolve/contracts/calendar-events";
import { eventKinds } from "@evolve/contracts/planning-filters";
import { planningLimits } from "@evolve/contracts/planning";
import { useShell } from "@evolve/shell";
import { useAppForm } from "@evolve/shell/forms";
import { FormPanel, type PanelProps, RowPanel, useSaved } from "@evolve/shell/kit";
import { DateField } from "@evolve/widgets/date-field";
import { MultiSelect } from "@evolve/widgets/multi-select";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { Controller, useWatch } from "react-hook-form";
import { FormPart } from "../../../parts/form-part.tsx";
import { NameField } from "../../../parts/name-field.tsx";
import { businessUnitChoices, effectNames, eventKindNames, optionsOf, planningGroupChoices } from "./choices.ts";
import { Consequences } from "./consequences.tsx";
import { NumberField, SelectField } from "./fields.tsx";

export const noEvent: CalendarEvent = {
  id: "",
  name: "",
  businessUnitId: null,
  planningGroupIds: [],
  kind: "closed",
  firstDay: "",
  lastDay: "",
  effect: "exclude",
  factor: null,
  copiedDay: null,
  version: 1,
};

/** Creates a calendar event, or changes one. */
export const CalendarEventPanel = (panel: PanelProps) => {
  const { client, words } = useShell();
  return (
    <RowPanel
      {...panel}
      list="calendarEvents"
      title={words.t("planning.eventsEdit")}
      read={async (id, signal) =>
        (await client.call(searchCalendarEvents, { body: { filter: { id: [id] } } }, { signal })).calendarEvents[0]
      }
    >
      {(event) => <CalendarEventForm {...panel} event={event ?? noEvent} />}
    </RowPanel>
  );
};

interface CalendarEventFormProps extends PanelProps {
  readonly event: CalendarEvent;
  /** Under which a new event is kept while it is written. */
  readonly draft?: string;
  /** Below the fields. */
  readonly note?: ReactNode;
  readonly onSaved?: () => void;
}

export const CalendarEventForm = ({ rowId, event, draft, note, onSaved, onClose }: CalendarEventFormProps) => {
  const { client, user, words } = useShell();
  const { t } = words;
  const saved = useSaved("calendarEvents", onClose);
  const units = useQuery(businessUnitChoices(client));
  const { name, businessUnitId, planningGroupIds, kind, firstDay, lastDay, effect, factor, copiedDay, version } = event;
  const form = useAppForm<CalendarEventFields, CalendarEventFields>({
    schema: CalendarEventFields,
    defaultValues: { name, businessUnitId, planningGroupIds, kind, firstDay, lastDay, effect, factor, copiedDay },
    draft: { userId: user.id, form: draft ?? `calendar-event-${rowId ?? "new"}`, secretFields: [] },
    onSave: async (fields) => {
      await client.call(saveCalendarEvent, { body: rowId === null ? fields : { ...fields, id: rowId, version } });
      saved(t("organization.saved", { name: fields.name }));
      onSaved?.();
    },
  });
  const { control } = form;
  const chosenEffect = useWatch({ control, name: "effect" });
  const unitId = useWatch({ control, name: "businessUnitId" });
  const groups = useQuery(planningGroupChoices(client));
  const offered = (groups.data ?? []).filter((group) => group.businessUnitId === unitId);
  useEffect(() => {
    if (groups.data === undefined) return;
    // Groups of a business unit that was chosen before are no longer meant.
    const isOfUnit = (id: string) => groups.data.some((group) => group.id === id && group.businessUnitId === unitId);
    const chosen = form.getValues("planningGroupIds");
    const kept = chosen.filter(isOfUnit);
    if (kept.length < chosen.length) form.setValue("planningGroupIds", kept, { shouldDirty: true });
  }, [form, groups.data, unitId]);
  const day = (field: "firstDay" | "lastDay" | "copiedDay", label: string) => (
    <Controller
      control={control}
      name={field}
      render={({ field: { value, onChange, onBlur } }) => (
        <DateField
          label={label}
          name={field}
          isRequired
          value={value === "" ? null : value}
          onChange={(chosen) => {
            onChange(chosen ?? "");
            // Most events are a single day.
            if (field === "firstDay" && chosen !== null && form.getValues("lastDay") === "")
              form.setValue("lastDay", chosen, { shouldDirty: true });
          }}
          onBlur={onBlur}
          error={form.faultOf(field)}
        />
      )}
    />
  );
  return (
    <FormPanel
      form={form}
      onClose={onClose}
      title={t(rowId === null ? "planning.eventsCreate" : "planning.eventsEdit")}
      isEdit={rowId !== null}
    >
      <NameField {...form.text("name")} maxLength={planningLimits.nameMax} />
      <SelectField
        control={control}
        name="kind"
        label={t("planning.kind")}
        placeholder={t("planning.kind")}
        options={optionsOf(words, eventKinds, eventKindNames)}
        isRequired
      />
      <FormPart>
        {day("firstDay", t("planning.firstDay"))}
        {day("lastDay", t("planning.lastDay"))}
      </FormPart>
      <SelectField
        control={control}
        name="businessUnitId"
        label={t("planning.businessUnit")}
        placeholder={t("planning.allBusinessUnits")}
        options={units.data ?? []}
        none={null}
      />
      {unitId !== null && (
        <Controller
          control={control}
          name="planningGroupIds"
          render={({ field: { value, onChange, onBlur } }) => (
            <MultiSelect
              label={t("planning.groupsTitle")}
              name="planningGroupIds"
              description={t("planning.eventGroupsHint")}
              placeholder={t("planning.allPlanningGroups")}
              options={offered.map((group) => ({ id: group.id, label: group.name }))}
              isLoading={groups.isPending}
              hasFailed={groups.isError}
              onRetry={() => void groups.refetch()}
              value={{ all: false, selected: value }}
              onChange={(change) => onChange([...change.selected])}
              onBlur={onBlur}
              error={form.faultOf("planningGroupIds")}
            />
          )}
        />
      )}
      <SelectField
        control={control}
        name="effect"
        label={t("planning.effect")}
        placeholder={t("planning.effect")}
        options={optionsOf(words, eventEffects, effectNames)}
        isRequired
      />
      {chosenEffect === "multiply" && (
        <NumberField
          control={control}
          name="factor"
          label={t("planning.factor")}
          description={t("planning.factorHint")}
          error={form.faultOf("factor")}
          isRequired
        />
      )}
      {chosenEffect === "copy" && day("copiedDay", t("planning.copiedDay"))}
      <Consequences
        control={control}
        subject="calendarEvent"
        id={rowId}
        stored={event}
        of={[
          {
            fields: ["kind", "firstDay", "lastDay", "effect", "factor", "copiedDay"],
            text: t("planning.eventConsequence"),
          },
          { fields: ["businessUnitId", "planningGroupIds"], text: t("planning.eventGroupsConsequence") },
        ]}
      />
      {note}
    </FormPanel>
  );
};
