import type { SamlSettingsFields } from "@evolve/contracts/saml";
import type { PlainKey } from "@evolve/i18n";
import { useShell } from "@evolve/shell";
import type { AppForm } from "@evolve/shell/forms";
import { Checkbox } from "@evolve/widgets/checkbox";
import { Select } from "@evolve/widgets/select";
import { TextArea } from "@evolve/widgets/text-area";
import { TextField } from "@evolve/widgets/text-field";
import { useQuery } from "@tanstack/react-query";
import { Controller, useWatch } from "react-hook-form";
import { roleChoices } from "../users/choices.ts";
import type { SettingsFields } from "./settings-form.ts";
import parts from "../../../parts/parts.module.css";

const attributeNames = [
  ["attributes.userName", "singleSignOn.attributeUserName"],
  ["attributes.email", "singleSignOn.attributeEmail"],
  ["attributes.firstName", "singleSignOn.attributeFirstName"],
  ["attributes.lastName", "singleSignOn.attributeLastName"],
] as const satisfies readonly (readonly [string, PlainKey])[];

const formats = [
  ["emailAddress", "singleSignOn.formatEmail"],
  ["persistent", "singleSignOn.formatPersistent"],
  ["unspecified", "singleSignOn.formatUnspecified"],
] as const satisfies readonly (readonly [string, PlainKey])[];

type Switch = "enabled" | "createUsers" | "idpInitiated" | "signRequests" | "lookForSession";

interface FieldsetProps {
  readonly form: AppForm<SettingsFields, SamlSettingsFields>;
  readonly isReadOnly: boolean;
}

/** What is set about the identity provider and the people who come from it. */
export const SettingsFieldset = ({ form, isReadOnly }: FieldsetProps) => {
  const { client, words } = useShell();
  const { t } = words;
  const { control } = form;
  const createUsers = useWatch({ control, name: "createUsers" });
  const roles = useQuery({ ...roleChoices(client), enabled: createUsers });
  const address = { isReadOnly, autoComplete: "off", spellCheck: false, maxLength: 1_000, dir: "ltr" } as const;
  const checkbox = (name: Switch, label: PlainKey, hint?: PlainKey) => (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, onBlur } }) => (
        <div>
          <Checkbox isSelected={value} onChange={onChange} onBlur={onBlur} isDisabled={isReadOnly}>
            {t(label)}
          </Checkbox>
          {hint && <p className={parts.quiet}>{t(hint)}</p>}
        </div>
      )}
    />
  );
  return (
    <>
      {checkbox("enabled", "singleSignOn.enabled", "singleSignOn.enabledHint")}
      <TextField {...form.text("entityId")} {...address} label={t("singleSignOn.entityId")} isRequired />
      <TextField {...form.text("signOnUrl")} {...address} label={t("singleSignOn.signOnUrl")} isRequired />
      <TextField
        {...form.text("logoutUrl")}
        {...address}
        label={t("singleSignOn.logoutUrl")}
        description={t("singleSignOn.logoutUrlHint")}
      />
      <Controller
        control={control}
        name="certificates"
        render={({ field: { value, onChange, onBlur, name } }) => (
          <TextArea
            name={name}
            label={t("singleSignOn.certificates")}
            description={t("singleSignOn.certificatesHint")}
            error={form.faultOf("certificates")}
            value={value}
            onChange={(text) => onChange(text)}
            onBlur={onBlur}
            isReadOnly={isReadOnly}
            isRequired
            rows={6}
            spellCheck={false}
            autoComplete="off"
            dir="ltr"
          />
        )}
      />
      <Controller
        control={control}
        name="nameIdFormat"
        render={({ field: { value, onChange, onBlur } }) => (
          <Select
            label={t("singleSignOn.nameIdFormat")}
            placeholder={t("singleSignOn.nameIdFormat")}
            options={formats.map(([id, label]) => ({ id, label: t(label) }))}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            isDisabled={isReadOnly}
          />
        )}
      />
      <fieldset className={parts.fieldset}>
        <legend>{t("singleSignOn.attributes")}</legend>
        <p className={parts.quiet}>{t("singleSignOn.attributesHint")}</p>
        {attributeNames.map(([name, label]) => (
          <TextField key={name} {...form.text(name)} {...address} maxLength={300} label={t(label)} />
        ))}
      </fieldset>
      <fieldset className={parts.fieldset}>
        <legend>{t("singleSignOn.options")}</legend>
        {checkbox("createUsers", "singleSignOn.createUsers", "singleSignOn.createUsersHint")}
        {createUsers && (
          <Controller
            control={control}
            name="defaultRoleId"
            render={({ field: { value, onChange, onBlur } }) => (
              <Select
                label={t("singleSignOn.defaultRole")}
                placeholder={t("singleSignOn.defaultRole")}
                options={roles.data ?? []}
                value={value}
                onChange={onChange}
                onBlur={onBlur}
                error={form.faultOf("defaultRoleId")}
                isDisabled={isReadOnly}
              />
            )}
          />
        )}
        {checkbox("idpInitiated", "singleSignOn.idpInitiated", "singleSignOn.idpInitiatedHint")}
        {checkbox("signRequests", "singleSignOn.signRequests")}
        {checkbox("lookForSession", "singleSignOn.lookForSession", "singleSignOn.lookForSessionHint")}
      </fieldset>
      <TextField
        {...form.text("landingPage")}
        {...address}
        label={t("singleSignOn.landingPage")}
        description={t("singleSignOn.landingPageHint")}
      />
    </>
  );
};
