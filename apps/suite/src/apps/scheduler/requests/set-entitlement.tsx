import { saveTimeOffEntitlement } from "@evolve/contracts/time-off-rules";
import { wholeBetween } from "@evolve/contracts/planning";
import { useShell } from "@evolve/shell";
import { useAppForm } from "@evolve/shell/forms";
import { FormPanel, useSaved } from "@evolve/shell/kit";
import { Checkbox } from "@evolve/widgets/checkbox";
import { Select } from "@evolve/widgets/select";
import { TextField } from "@evolve/widgets/text-field";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Controller, useWatch } from "react-hook-form";
import * as z from "zod/mini";
import { optionsOf, requestChoices } from "./choices.ts";
import styles from "./requests.module.css";

const Entitlement = z.strictObject({
  codeId: z.string().check(z.minLength(1, "required")),
  year: wholeBetween(2_000, 2_100),
  hours: wholeBetween(0, 3_000),
  isKept: z.boolean(),
});
type Entitlement = z.output<typeof Entitlement>;

interface SetEntitlementProps {
  readonly userIds: readonly string[];
  readonly onClose: () => void;
}

const usualHours = 200;

/** What all who are selected may take of a kind of time off in a year. */
export const SetEntitlement = ({ userIds, onClose }: SetEntitlementProps) => {
  const { client, user, words } = useShell();
  const { t } = words;
  const saved = useSaved("time-off-balances", onClose);
  const { data: choices } = useQuery(requestChoices(client));
  const [year] = useState(() => new Date().getFullYear());
  const form = useAppForm<Entitlement, Entitlement>({
    schema: Entitlement,
    defaultValues: { codeId: "", year, hours: usualHours, isKept: true },
    draft: { userId: user.id, form: "time-off-entitlement", secretFields: [] },
    onSave: async ({ codeId, year, hours, isKept }) => {
      const minutes = isKept ? hours * 60 : null;
      await client.call(saveTimeOffEntitlement, { body: { userIds: [...userIds], codeId, year, minutes } });
      saved(t("timeOff.setMany", { count: userIds.length }));
    },
  });
  const { control, faultOf } = form;
  const isKept = useWatch({ control, name: "isKept" });
  const number = (field: "year" | "hours", label: string) => (
    <Controller
      control={control}
      name={field}
      render={({ field: { value, onChange, onBlur } }) => (
        <TextField
          label={label}
          name={field}
          inputMode="numeric"
          autoComplete="off"
          isRequired
          value={Number.isNaN(value) ? "" : String(value)}
          onChange={(text) => onChange(text.trim() === "" ? Number.NaN : Number(text))}
          onBlur={onBlur}
          error={faultOf(field)}
        />
      )}
    />
  );
  return (
    <FormPanel form={form} onClose={onClose} title={t("timeOff.setManyTitle", { count: userIds.length })} isEdit>
      <Controller
        control={control}
        name="codeId"
        render={({ field: { value, onChange, onBlur } }) => (
          <Select
            label={t("timeOff.type")}
            name="codeId"
            placeholder={t("timeOff.chooseType")}
            options={optionsOf(choices?.types)}
            value={value === "" ? null : value}
            onChange={onChange}
            onBlur={onBlur}
            error={faultOf("codeId")}
            isRequired
          />
        )}
      />
      <Controller
        control={control}
        name="isKept"
        render={({ field: { value, onChange } }) => (
          <Checkbox isSelected={value} onChange={onChange}>
            {t("timeOff.keepBalance")}
          </Checkbox>
        )}
      />
      <div className={styles.row}>
        {number("year", t("timeOff.yearLabel"))}
        {isKept && number("hours", t("timeOff.hours"))}
      </div>
    </FormPanel>
  );
};
