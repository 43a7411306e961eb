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
import { CheckboxGroup } from "@evolve/widgets/checkbox-group";
import { Select } from "@evolve/widgets/select";
import { TextField } from "@evolve/widgets/text-field";
import { TextListField } from "@evolve/widgets/text-list-field";
import { Controller } from "react-hook-form";
import { addressFields, optionFields } from "./client-labels.ts";
import { grantKeys } from "./grant-keys.ts";
import styles from "./openid-clients.module.css";

interface FieldsProps {
  readonly form: AppForm<NewOpenidClient, NewOpenidClient>;
  readonly isNew: boolean;
}

/** What an administrator says of a client. */
export const ClientFields = ({ form, isNew }: FieldsProps) => {
  const words = useWords();
  const { t } = words;
  const { control } = form;
  const pairwiseFault = form.faultOf("pairwise");
  const addresses = ([name, label]: (typeof addressFields)[number]) => (
    <Controller
      key={name}
      control={control}
      name={name}
      render={({ field: { value, onChange } }) => (
        <TextListField
          label={t(label)}
          description={name === "redirectUris" ? t("openidClients.redirectUrisHint") : undefined}
          items={value}
          onChange={onChange}
          check={textListCheck(words, (text) => isClientAddress(text) || t("validation.clientAddress"))}
          error={form.faultOf(name)}
        />
      )}
    />
  );
  const checkbox = (name: (typeof optionFields)[number][0] | "isConfidential", label: PlainKey, isDisabled = false) => (
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
      <div className={styles.group}>
        {checkbox("isConfidential", "openidClients.confidential", !isNew)}
        {isNew && <p className="ev-field-hint">{t("openidClients.confidentialHint")}</p>}
      </div>
      <Controller
        control={control}
        name="grants"
        render={({ field: { value, onChange } }) => (
          <CheckboxGroup
            label={t("openidClients.grants")}
            name="grants"
            options={clientGrants.map((id) => ({ id, label: t(grantKeys[id]) }))}
            value={value}
            onChange={onChange}
            error={form.faultOf("grants")}
          />
        )}
      />
      {addressFields.map(addresses)}
      <fieldset className={styles.group}>
        <legend>{t("openidClients.options")}</legend>
        {optionFields.map(([name, label]) => checkbox(name, label))}
        <div aria-live="polite">{pairwiseFault !== undefined && <p className="ev-field-error">{pairwiseFault}</p>}</div>
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
