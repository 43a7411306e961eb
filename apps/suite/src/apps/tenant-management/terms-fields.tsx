import { listEntryFault } from "@evolve/contracts/field-rules";
import { applicationIds, TenantTerms } from "@evolve/contracts/tenant-management";
import { useWords } from "@evolve/i18n/react";
import { type AppForm, faultText } from "@evolve/shell/forms";
import { Checkbox } from "@evolve/widgets/checkbox";
import { CheckboxGroup } from "@evolve/widgets/checkbox-group";
import { MultiSelect } from "@evolve/widgets/multi-select";
import { Select } from "@evolve/widgets/select";
import { TextField } from "@evolve/widgets/text-field";
import { TextListField } from "@evolve/widgets/text-list-field";
import { Controller, useWatch } from "react-hook-form";
import { isKnownToggle, tenantToggleNames, toggleText } from "../../parts/toggle-names.ts";
import { LicencePreview } from "./licence-preview.tsx";
import { licensesOf, qualityFeatures, type TermsFields, type TermsValues } from "./terms-form.ts";
import type { LicenceTerms } from "./use-licensed-links.ts";

const applications = applicationIds.map((id) => ({ id, label: id }));
const featureNames = { 103: "tenantManagement.feature103", 107: "tenantManagement.feature107" } as const;
const isToggle = (name: string): boolean => TenantTerms.shape.toggles.safeParse([name]).success;

interface TermsFieldsetProps {
  readonly form: AppForm<TermsFields, TermsValues>;
  /** What the tenant has; null for a new one. */
  readonly saved: LicenceTerms | null;
}

/** Type, limit, licences with features, and toggles of a tenant, and which screens they lead to. */
export const TermsFieldset = ({ form, saved }: TermsFieldsetProps) => {
  const words = useWords();
  const { t } = words;
  const [chosen, featureIds, toggles] = useWatch({
    control: form.control,
    name: ["applicationIds", "featureIds", "toggles"],
  });
  return (
    <>
      <Controller
        control={form.control}
        name="type"
        render={({ field: { value, onChange } }) => (
          <Select
            label={t("tenantManagement.type")}
            placeholder=""
            options={[
              { id: "PAYING", label: t("tenantManagement.paying") },
              { id: "TRIAL", label: t("tenantManagement.trial") },
            ]}
            value={value}
            onChange={onChange}
          />
        )}
      />
      <TextField
        {...form.text("userSoftLimit")}
        label={t("tenantManagement.userLimit")}
        isRequired
        inputMode="numeric"
      />
      <Controller
        control={form.control}
        name="applicationIds"
        render={({ field: { value, onChange } }) => (
          <MultiSelect
            label={t("tenantManagement.licences")}
            placeholder={t("tenantManagement.chooseLicences")}
            options={applications}
            value={{ all: false, selected: [...value] }}
            onChange={({ selected }) => onChange(applicationIds.filter((id) => selected.includes(id)))}
          />
        )}
      />
      {chosen.includes("QM") && (
        <Controller
          control={form.control}
          name="featureIds"
          render={({ field: { value, onChange } }) => (
            <div role="group" aria-label={t("tenantManagement.qmFeatures")}>
              {qualityFeatures.map((id) => (
                <Checkbox
                  key={id}
                  isSelected={value.includes(id)}
                  onChange={(isSelected) =>
                    onChange(isSelected ? [...value, id] : value.filter((one: number) => one !== id))
                  }
                >
                  {t(featureNames[id])}
                </Checkbox>
              ))}
            </div>
          )}
        />
      )}
      <LicencePreview
        saved={saved}
        chosen={{ licenses: licensesOf(chosen, featureIds, saved?.licenses ?? []), toggles }}
      />
      <Controller
        control={form.control}
        name="toggles"
        render={({ field: { value, onChange } }) => (
          <>
            <CheckboxGroup<string>
              label={t("tenantManagement.toggles")}
              options={tenantToggleNames.map((id) => ({ id, label: toggleText(words, id) }))}
              value={value}
              onChange={onChange}
            />
            <TextListField
              label={t("tenantManagement.otherToggles")}
              description={t("tenantManagement.otherTogglesHint")}
              placeholder={t("tenantManagement.addToggle")}
              items={value.filter((name) => !isKnownToggle(name))}
              onChange={(others) => onChange([...new Set([...value.filter(isKnownToggle), ...others])])}
              check={(entry) => {
                const fault = listEntryFault({ ...entry, isValid: isToggle });
                return fault && faultText(words, fault);
              }}
              error={form.faultOf("toggles")}
            />
          </>
        )}
      />
    </>
  );
};
