import type { PasswordChange } from "@evolve/contracts/security-policy";
import type { PlainKey } from "@evolve/i18n";
import { useWords } from "@evolve/i18n/react";
import type { AppForm } from "@evolve/shell/forms";
import { Checkbox } from "@evolve/widgets/checkbox";
import { Select } from "@evolve/widgets/select";
import { TextField } from "@evolve/widgets/text-field";
import { Controller, useWatch } from "react-hook-form";
import type { PolicyFields } from "./policy-form.ts";
import styles from "./security-policy.module.css";
import parts from "../../../parts/parts.module.css";

interface PolicyFieldsetProps {
  readonly form: AppForm<PolicyFields, PasswordChange>;
}

export const characterClasses = [
  ["requireUppercase", "password.requireUppercase"],
  ["requireLowercase", "password.requireLowercase"],
  ["requireNumbers", "password.requireNumbers"],
  ["requireNonAlphaNumeric", "password.requireNonAlphaNumeric"],
] as const;

/** The policy's fields. What the strong rule overrides is not shown while it is on, and comes back as it was. */
export const PolicyFieldset = ({ form }: PolicyFieldsetProps) => {
  const { t } = useWords();
  const { control } = form;
  const [strong, expires] = useWatch({ control, name: ["strong", "expires"] });
  const number = (field: "minimumLength" | "historyLength" | "expiryDays") => ({
    ...form.text(field),
    inputMode: "numeric" as const,
    autoComplete: "off",
    maxLength: 3,
    className: styles.number,
  });
  const checkbox = (name: "expires" | (typeof characterClasses)[number][0], label: PlainKey) => (
    <Controller
      key={name}
      control={control}
      name={name}
      render={({ field: { value, onChange, onBlur } }) => (
        <Checkbox isSelected={value} onChange={onChange} onBlur={onBlur}>
          {t(label)}
        </Checkbox>
      )}
    />
  );

  return (
    <>
      <Controller
        control={control}
        name="strong"
        render={({ field: { value, onChange, onBlur } }) => (
          <Select
            label={t("securityPolicy.rule")}
            placeholder={t("securityPolicy.rule")}
            options={[
              { id: "own", label: t("securityPolicy.ruleOwn"), description: t("securityPolicy.ruleOwnHint") },
              { id: "strong", label: t("securityPolicy.ruleStrong"), description: t("securityPolicy.ruleStrongHint") },
            ]}
            description={t(value ? "securityPolicy.ruleStrongHint" : "securityPolicy.ruleOwnHint")}
            value={value ? "strong" : "own"}
            onChange={(id) => onChange(id === "strong")}
            onBlur={onBlur}
          />
        )}
      />
      <Controller
        control={control}
        name="authenticator"
        render={({ field: { value, onChange, onBlur } }) => (
          <Select
            label={t("securityPolicy.authenticator")}
            placeholder={t("securityPolicy.authenticator")}
            options={[
              { id: "EVOLVE", label: t("securityPolicy.classic"), description: t("securityPolicy.classicHint") },
              {
                id: "EVOLVECG",
                label: t("securityPolicy.configurable"),
                description: t("securityPolicy.configurableHint"),
              },
            ]}
            description={t("securityPolicy.authenticatorHint")}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
          />
        )}
      />
      {!strong && (
        <fieldset className={styles.group}>
          <legend className={parts.subTitle}>{t("securityPolicy.configurableRule")}</legend>
          <p className={parts.quiet}>{t("securityPolicy.configurableRuleHint")}</p>
          <TextField label={t("securityPolicy.minimumLength")} {...number("minimumLength")} />
          <div className={styles.classes}>{characterClasses.map(([name, label]) => checkbox(name, label))}</div>
        </fieldset>
      )}
      <fieldset className={styles.group}>
        <legend className={parts.subTitle}>{t("securityPolicy.renewal")}</legend>
        <TextField
          label={t("securityPolicy.historyLength")}
          description={t("securityPolicy.historyHint")}
          {...number("historyLength")}
        />
        {!strong && (
          <>
            {checkbox("expires", "securityPolicy.expires")}
            {expires && (
              <TextField
                label={t("securityPolicy.expiryDays")}
                description={t("securityPolicy.expiryHint")}
                {...number("expiryDays")}
              />
            )}
          </>
        )}
      </fieldset>
    </>
  );
};
