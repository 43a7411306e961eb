import { useWords } from "@evolve/i18n/react";
import { Checkbox } from "@evolve/widgets/checkbox";
import { Select } from "@evolve/widgets/select";
import { TextField } from "@evolve/widgets/text-field";
import { type PolicyDraft, ranges, type TypedField } from "./policy-draft.ts";

interface PolicyFieldsProps {
  readonly draft: PolicyDraft;
  readonly faults: ReadonlySet<TypedField>;
  readonly onChange: (changes: Partial<PolicyDraft>) => void;
}

const characterClasses = [
  ["requireUppercase", "password.requireUppercase"],
  ["requireLowercase", "password.requireLowercase"],
  ["requireNumbers", "password.requireNumbers"],
  ["requireNonAlphaNumeric", "password.requireNonAlphaNumeric"],
] as const;

/** The policy's fields. What the strong rule overrides is not shown while it is on, and comes back as it was. */
export const PolicyFields = ({ draft, faults, onChange }: PolicyFieldsProps) => {
  const { t } = useWords();
  const typed = (field: TypedField) => {
    const { min, max } = ranges[field];
    return {
      name: field,
      inputMode: "numeric" as const,
      autoComplete: "off",
      maxLength: 3,
      className: "sp-number",
      value: draft[field],
      error: faults.has(field) ? t("securityPolicy.outOfRange", { min, max }) : undefined,
      onChange: (value: string) => onChange({ [field]: value }),
    };
  };

  return (
    <>
      <Select
        label={t("securityPolicy.rule")}
        placeholder={t("securityPolicy.rule")}
        options={[
          { id: "own", label: t("securityPolicy.ruleOwn"), description: t("securityPolicy.ruleOwnHint") },
          { id: "strong", label: t("securityPolicy.ruleStrong"), description: t("securityPolicy.ruleStrongHint") },
        ]}
        description={t(draft.strong ? "securityPolicy.ruleStrongHint" : "securityPolicy.ruleOwnHint")}
        value={draft.strong ? "strong" : "own"}
        onChange={(id) => onChange({ strong: id === "strong" })}
      />
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
        value={draft.authenticator}
        onChange={(id) => onChange({ authenticator: id === "EVOLVECG" ? "EVOLVECG" : "EVOLVE" })}
      />
      {!draft.strong && (
        <fieldset className="sp-group">
          <legend className="su-sub-title">{t("securityPolicy.configurableRule")}</legend>
          <p className="su-quiet">{t("securityPolicy.configurableRuleHint")}</p>
          <TextField label={t("securityPolicy.minimumLength")} {...typed("minimumLength")} />
          <div className="sp-classes">
            {characterClasses.map(([field, label]) => (
              <Checkbox key={field} isSelected={draft[field]} onChange={(isOn) => onChange({ [field]: isOn })}>
                {t(label)}
              </Checkbox>
            ))}
          </div>
        </fieldset>
      )}
      <fieldset className="sp-group">
        <legend className="su-sub-title">{t("securityPolicy.renewal")}</legend>
        <TextField
          label={t("securityPolicy.historyLength")}
          description={t("securityPolicy.historyHint")}
          {...typed("historyLength")}
        />
        {!draft.strong && (
          <>
            <Checkbox isSelected={draft.expires} onChange={(expires) => onChange({ expires })}>
              {t("securityPolicy.expires")}
            </Checkbox>
            {draft.expires && (
              <TextField
                label={t("securityPolicy.expiryDays")}
                description={t("securityPolicy.expiryHint")}
                {...typed("expiryDays")}
              />
            )}
          </>
        )}
      </fieldset>
    </>
  );
};
