import { evaluationLimits, type StartFields } from "@evolve/contracts/evaluations";
import { contactChannels } from "@evolve/contracts/quality-filters";
import { useShell } from "@evolve/shell";
import type { AppForm } from "@evolve/shell/forms";
import { Dropdown } from "@evolve/widgets/dropdown";
import { Select } from "@evolve/widgets/select";
import { TextField } from "@evolve/widgets/text-field";
import { useState } from "react";
import { Controller } from "react-hook-form";
import { channelNames } from "../../../parts/quality/quality-words.ts";
import { agentSearch } from "./choices.ts";
import { localNow } from "./local-now.ts";

/** Whose contact it was, how the contact system names it, and when it took place. */
export const ContactFields = ({ form }: { readonly form: AppForm<StartFields, StartFields> }) => {
  const { client, words } = useShell();
  const { t } = words;
  const [when, setWhen] = useState(localNow);
  return (
    <>
      <Controller
        control={form.control}
        name="agentId"
        render={({ field: { value, onChange } }) => (
          <Dropdown
            label={t("quality.agent")}
            name="agentId"
            placeholder={t("quality.chooseAgent")}
            server={agentSearch(client)}
            value={value === "" ? null : value}
            onChange={(id) => onChange(id ?? "")}
            error={form.faultOf("agentId")}
            isRequired
          />
        )}
      />
      <TextField
        {...form.text("reference")}
        label={t("quality.contact")}
        description={t("quality.contactHint")}
        autoComplete="off"
        isRequired
        maxLength={evaluationLimits.referenceMax}
      />
      <Controller
        control={form.control}
        name="channel"
        render={({ field: { value, onChange } }) => (
          <Select
            label={t("quality.channel")}
            name="channel"
            placeholder={t("quality.channel")}
            options={contactChannels.map((id) => ({ id, label: t(channelNames[id]) }))}
            value={value}
            onChange={onChange}
          />
        )}
      />
      <Controller
        control={form.control}
        name="contactAt"
        render={({ field: { onChange } }) => (
          <TextField
            label={t("quality.contactAt")}
            name="contactAt"
            type="datetime-local"
            isRequired
            max={localNow()}
            value={when}
            onChange={(text) => {
              setWhen(text);
              const at = new Date(text);
              onChange(Number.isNaN(at.getTime()) ? "" : at.toISOString());
            }}
            error={form.faultOf("contactAt")}
          />
        )}
      />
      <Controller
        control={form.control}
        name="link"
        render={({ field: { value, onChange } }) => (
          <TextField
            label={t("quality.link")}
            description={t("quality.linkHint")}
            name="link"
            type="url"
            autoComplete="off"
            maxLength={evaluationLimits.linkMax}
            value={value ?? ""}
            onChange={(text) => onChange(text === "" ? null : text)}
            error={form.faultOf("link")}
          />
        )}
      />
    </>
  );
};
