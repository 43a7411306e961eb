import {
  type AdherenceAlert,
  AdherenceAlertFields,
  adherenceAlertLimits,
  saveAdherenceAlert,
  searchAdherenceAlerts,
  searchAlertRecipients,
} from "@evolve/contracts/adherence-alerts";
import { deviationKinds } from "@evolve/contracts/adherence-filters";
import { useShell } from "@evolve/shell";
import { useAppForm } from "@evolve/shell/forms";
import { FormPanel, type PanelProps, RowPanel, useSaved } from "@evolve/shell/kit";
import { CheckboxGroup } from "@evolve/widgets/checkbox-group";
import { MultiSelect, type ServerChoices } from "@evolve/widgets/multi-select";
import { Select } from "@evolve/widgets/select";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Controller } from "react-hook-form";
import { CheckField, NumberField } from "../setup/fields.tsx";
import { alertFieldsOf, deviationNames } from "./alert-words.ts";
import { groupOptions, teamOptions } from "./choices.ts";

const listName = "adherence-alerts";

/** Adds an alert, or changes one. */
export const AlertPanel = (panel: PanelProps) => {
  const { client, words } = useShell();
  return (
    <RowPanel
      {...panel}
      list={listName}
      title={words.t("adherence.alertEdit")}
      read={async (id, signal) =>
        (await client.call(searchAdherenceAlerts, { body: { filter: { id: [id] } } }, { signal })).alerts[0]
      }
    >
      {(alert) => <AlertForm {...panel} alert={alert} />}
    </RowPanel>
  );
};

const noAlert: AdherenceAlertFields = {
  teamId: null,
  planningGroupId: null,
  minutes: 5,
  kinds: [],
  recipientIds: [],
  isActive: true,
};

const AlertForm = ({ rowId, alert, onClose }: PanelProps & { readonly alert: AdherenceAlert | null }) => {
  const { client, user, words } = useShell();
  const { t } = words;
  const saved = useSaved(listName, onClose);
  const form = useAppForm<AdherenceAlertFields, AdherenceAlertFields>({
    schema: AdherenceAlertFields,
    defaultValues: alert ? alertFieldsOf(alert) : noAlert,
    draft: { userId: user.id, form: `adherence-alert-${rowId ?? "new"}`, secretFields: [] },
    onSave: async (fields) => {
      const of = alert ? { id: alert.id, version: alert.version } : {};
      const { alert: made } = await client.call(saveAdherenceAlert, { body: { ...fields, ...of } });
      saved(t("adherence.alertSaved", { name: made.name }));
    },
  });
  const { control, faultOf } = form;
  const [field, setField] = useState<"teamId" | "planningGroupId">(
    form.getValues("planningGroupId") === null ? "teamId" : "planningGroupId",
  );
  const isOfTeam = field === "teamId";
  const scopes = useQuery((isOfTeam ? teamOptions : groupOptions)(client));
  const scopeLabel = t(isOfTeam ? "adherence.team" : "adherence.planningGroup");
  const people: ServerChoices = {
    queryKey: [listName, "recipients"],
    fetchChoices: async (search, signal) => {
      const body = { filter: { search } };
      const { recipients, totalRecords } = await client.call(searchAlertRecipients, { body }, { signal });
      return { options: recipients.map(({ id, name }) => ({ id, label: name })), total: totalRecords };
    },
  };
  return (
    <FormPanel
      form={form}
      onClose={onClose}
      title={t(rowId === null ? "adherence.alertCreate" : "adherence.alertEdit")}
      isEdit={rowId !== null}
    >
      <Select
        label={t("adherence.alertScope")}
        name="scope"
        placeholder={t("adherence.alertScope")}
        options={[
          { id: "teamId", label: t("adherence.alertOfTeam") },
          { id: "planningGroupId", label: t("adherence.alertOfGroup") },
        ]}
        value={field}
        onChange={(id) => {
          setField(id === "teamId" ? "teamId" : "planningGroupId");
          form.setValue("teamId", null);
          form.setValue("planningGroupId", null);
        }}
        isRequired
      />
      <Controller
        key={field}
        control={control}
        name={field}
        render={({ field: { value, onChange, onBlur } }) => (
          <Select
            label={scopeLabel}
            name={field}
            placeholder={scopeLabel}
            options={scopes.data ?? []}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            // Which of the two is missing is the same fault.
            error={faultOf(field) ?? faultOf("teamId")}
            isRequired
          />
        )}
      />
      <NumberField
        control={control}
        name="minutes"
        label={t("adherence.alertMinutes")}
        description={t("adherence.alertMinutesHint")}
        error={faultOf("minutes")}
        isRequired
      />
      <Controller
        control={control}
        name="kinds"
        render={({ field: { value, onChange } }) => (
          <CheckboxGroup
            label={t("adherence.alertKinds")}
            description={t("adherence.alertKindsHint")}
            name="kinds"
            options={deviationKinds.map((id) => ({ id, label: t(deviationNames[id]) }))}
            value={value}
            onChange={onChange}
            error={faultOf("kinds")}
          />
        )}
      />
      <Controller
        control={control}
        name="recipientIds"
        render={({ field: { value, onChange, onBlur } }) => (
          <MultiSelect
            label={t("adherence.alertRecipients")}
            description={t("adherence.alertRecipientsHint")}
            placeholder={t("adherence.alertSupervisors")}
            isSearchable
            server={people}
            knownOptions={(alert?.recipients ?? []).map(({ id, name }) => ({ id, label: name }))}
            maximum={adherenceAlertLimits.recipientsMax}
            value={{ all: false, selected: value }}
            onChange={({ selected }) => onChange(selected)}
            onBlur={onBlur}
            error={faultOf("recipientIds")}
          />
        )}
      />
      <CheckField control={control} name="isActive" label={t("adherence.alertIsActive")} />
    </FormPanel>
  );
};
