import { planningLimits } from "@evolve/contracts/planning";
import {
  saveTimeOffLimit,
  searchTimeOffLimits,
  type TimeOffLimit,
  TimeOffLimitFields,
} from "@evolve/contracts/time-off-rules";
import { useShell } from "@evolve/shell";
import { useAppForm } from "@evolve/shell/forms";
import { FormPanel, type PanelProps, RowPanel, useSaved } from "@evolve/shell/kit";
import { Checkbox } from "@evolve/widgets/checkbox";
import { DateField } from "@evolve/widgets/date-field";
import { Select } from "@evolve/widgets/select";
import { TextField } from "@evolve/widgets/text-field";
import { useQuery } from "@tanstack/react-query";
import { Controller } from "react-hook-form";
import { NameField } from "../../../parts/name-field.tsx";
import { optionsOf, requestChoices } from "./choices.ts";
import styles from "./requests.module.css";

/** Creates a limit of time off, or changes one. */
export const LimitPanel = (panel: PanelProps) => {
  const { client, words } = useShell();
  return (
    <RowPanel
      {...panel}
      list="time-off-limits"
      title={words.t("timeOff.limitsEdit")}
      read={async (id, signal) =>
        (await client.call(searchTimeOffLimits, { body: { filter: { id: [id] } } }, { signal })).limits[0]
      }
    >
      {(limit) => <LimitForm {...panel} limit={limit} />}
    </RowPanel>
  );
};

const noLimit: TimeOffLimitFields = {
  name: "",
  businessUnitId: "",
  teamId: null,
  firstDay: "",
  lastDay: "",
  people: 1,
  isAutomatic: true,
};

const LimitForm = ({ rowId, limit, onClose }: PanelProps & { readonly limit: TimeOffLimit | null }) => {
  const { client, user, words } = useShell();
  const { t } = words;
  const saved = useSaved("time-off-limits", onClose);
  const { data: choices } = useQuery(requestChoices(client));
  const { name, businessUnitId, teamId, firstDay, lastDay, people, isAutomatic } = limit ?? noLimit;
  const form = useAppForm<TimeOffLimitFields, TimeOffLimitFields>({
    schema: TimeOffLimitFields,
    defaultValues: { name, businessUnitId, teamId, firstDay, lastDay, people, isAutomatic },
    draft: { userId: user.id, form: `time-off-limit-${rowId ?? "new"}`, secretFields: [] },
    onSave: async (fields) => {
      const of = limit ? { id: limit.id, version: limit.version } : {};
      await client.call(saveTimeOffLimit, { body: { ...fields, ...of } });
      saved(t("organization.saved", { name: fields.name }));
    },
  });
  const { control, faultOf } = form;
  const day = (field: "firstDay" | "lastDay", label: string) => (
    <Controller
      control={control}
      name={field}
      render={({ field: { value, onChange, onBlur } }) => (
        <DateField
          label={label}
          name={field}
          isRequired
          value={value === "" ? null : value}
          onChange={(chosen) => onChange(chosen ?? "")}
          onBlur={onBlur}
          error={faultOf(field)}
        />
      )}
    />
  );
  return (
    <FormPanel
      form={form}
      onClose={onClose}
      title={t(rowId === null ? "timeOff.limitsCreate" : "timeOff.limitsEdit")}
      isEdit={rowId !== null}
    >
      <NameField {...form.text("name")} maxLength={planningLimits.nameMax} />
      <Controller
        control={control}
        name="businessUnitId"
        render={({ field: { value, onChange, onBlur } }) => (
          <Select
            label={t("timeOff.businessUnit")}
            name="businessUnitId"
            placeholder={t("timeOff.businessUnit")}
            options={optionsOf(choices?.businessUnits)}
            value={value === "" ? null : value}
            onChange={onChange}
            onBlur={onBlur}
            error={faultOf("businessUnitId")}
            isRequired
          />
        )}
      />
      <Controller
        control={control}
        name="teamId"
        render={({ field: { value, onChange, onBlur } }) => (
          <Select
            label={t("timeOff.team")}
            name="teamId"
            placeholder={t("timeOff.allTeams")}
            options={optionsOf(choices?.teams)}
            value={value}
            onChange={onChange}
            onClear={() => onChange(null)}
            onBlur={onBlur}
            error={faultOf("teamId")}
          />
        )}
      />
      <div className={styles.row}>
        {day("firstDay", t("timeOff.firstDay"))}
        {day("lastDay", t("timeOff.lastDay"))}
      </div>
      <Controller
        control={control}
        name="people"
        render={({ field: { value, onChange, onBlur } }) => (
          <TextField
            label={t("timeOff.people")}
            name="people"
            inputMode="numeric"
            autoComplete="off"
            isRequired
            value={Number.isNaN(value) ? "" : String(value)}
            onChange={(text) => onChange(text.trim() === "" ? Number.NaN : Number(text))}
            onBlur={onBlur}
            error={faultOf("people")}
          />
        )}
      />
      <Controller
        control={control}
        name="isAutomatic"
        render={({ field: { value, onChange } }) => (
          <Checkbox isSelected={value} onChange={onChange}>
            {t("timeOff.automatic")}
          </Checkbox>
        )}
      />
    </FormPanel>
  );
};
