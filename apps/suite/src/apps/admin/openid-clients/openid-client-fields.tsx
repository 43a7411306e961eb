import {
  clientGrants,
  idTokenAlgorithms,
  isClientAddress,
  type NewOpenidClient,
} from "@evolve/contracts/openid-clients";
import { limits } from "@evolve/contracts/limits";
import type { PlainKey } from "@evolve/i18n";
import { useWords } from "@evolve/i18n/react";
import { textListCheck } from "@evolve/shell/field-checks";
import type { AppForm } from "@evolve/shell/forms";
import { Checkbox } from "@evolve/widgets/checkbox";
import { Select } from "@evolve/widgets/select";
import { TextField } from "@evolve/widgets/text-field";
import { TextListField } from "@evolve/widgets/text-list-field";
import { Controller } from "react-hook-form";
import { grantKeys } from "./grant-keys.ts";

const addressKeys = {
  redirectUris: "openidClients.redirectUris",
  postLogoutRedirectUris: "openidClients.postLogoutRedirectUris",
  frontchannelLogoutUris: "openidClients.frontchannelLogoutUris",
  backchannelLogoutUris: "openidClients.backchannelLogoutUris",
} as const satisfies Record<string, PlainKey>;

const options = [
  ["skipsConsent", "openidClients.skipsConsent"],
  ["pairwise", "openidClients.pairwise"],
  ["requiresPushedRequests", "openidClients.requiresPushedRequests"],
  ["requiresDpop", "openidClients.requiresDpop"],
] as const satisfies readonly (readonly [string, PlainKey])[];

interface FieldsProps {
  readonly form: AppForm<NewOpenidClient, NewOpenidClient>;
  readonly isNew: boolean;
}

/** What an administrator says of a client. */
export const ClientFields = ({ form, isNew }: FieldsProps) => {
  const words = useWords();
  const { t } = words;
  const { control } = form;
  const fault = (name: "grants" | "pairwise") => {
    const text = form.faultOf(name);
    return <div aria-live="polite">{text !== undefined && <p className="ev-field-error">{text}</p>}</div>;
  };
  const addresses = (name: keyof typeof addressKeys, description?: PlainKey) => (
    <Controller
      key={name}
      control={control}
      name={name}
      render={({ field: { value, onChange } }) => (
        <TextListField
          label={t(addressKeys[name])}
          description={description && t(description)}
          items={value}
          onChange={onChange}
          check={textListCheck(words, (text) => isClientAddress(text) || t("validation.clientAddress"))}
          error={form.faultOf(name)}
        />
      )}
    />
  );
  const checkbox = (name: (typeof options)[number][0] | "isConfidential", label: PlainKey, isDisabled = false) => (
    <Controller
      key={name}
      control={control}
      name={name}
      render={({ field: { value, onChange, onBlur } }) => (
        <Checkbox isSelected={value} onChange={onChange} onBlur={onBlur} isDisabled={isDisabled}>
          {t(label)}
        </Checkbox>
      )}
    />
  );

  return (
    <>
      <TextField
        {...form.text("name")}
        label={t("openidClients.name")}
        isRequired
        maxLength={limits.nameMax}
        autoComplete="off"
      />
      <div className="oc-group">
        {checkbox("isConfidential", "openidClients.confidential", !isNew)}
        {isNew && <p className="ev-field-hint">{t("openidClients.confidentialHint")}</p>}
      </div>
      <Controller
        control={control}
        name="grants"
        render={({ field: { value, onChange } }) => (
          <fieldset className="oc-group">
            <legend>{t("openidClients.grants")}</legend>
            {clientGrants.map((grant) => (
              <Checkbox
                key={grant}
                isSelected={value.includes(grant)}
                onChange={(isSelected) =>
                  onChange(clientGrants.filter((one) => (one === grant ? isSelected : value.includes(one))))
                }
              >
                {t(grantKeys[grant])}
              </Checkbox>
            ))}
            {fault("grants")}
          </fieldset>
        )}
      />
      {addresses("redirectUris", "openidClients.redirectUrisHint")}
      {addresses("postLogoutRedirectUris")}
      {addresses("frontchannelLogoutUris")}
      {addresses("backchannelLogoutUris")}
      <fieldset className="oc-group">
        <legend>{t("openidClients.options")}</legend>
        {options.map(([name, label]) => checkbox(name, label))}
        {fault("pairwise")}
      </fieldset>
      <Controller
        control={control}
        name="idTokenAlgorithm"
        render={({ field: { value, onChange, onBlur } }) => (
          <Select
            label={t("openidClients.algorithm")}
            placeholder={t("openidClients.algorithm")}
            options={idTokenAlgorithms.map((id) => ({ id, label: id }))}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
          />
        )}
      />
    </>
  );
};
