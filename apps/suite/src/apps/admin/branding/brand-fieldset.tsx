import { brandLimits, type BrandForm } from "@evolve/contracts/branding-editor";
import { webAddressMax } from "@evolve/contracts/field-rules";
import { limits } from "@evolve/contracts/limits";
import { useWords } from "@evolve/i18n/react";
import type { AppForm } from "@evolve/shell/forms";
import { TextField } from "@evolve/widgets/text-field";
import { Controller } from "react-hook-form";
import { FormColourField } from "../../../parts/form-colour-field.tsx";
import { ContrastLine } from "./contrast-line.tsx";
import { PictureField } from "./picture-field.tsx";
import styles from "./branding.module.css";

/** Pixels: three times what is shown at most, for sharp screens. */
const rooms = { logo: { width: 540, height: 168 }, icon: { width: 512, height: 512 } } as const;

interface BrandFieldsetProps {
  readonly form: AppForm<BrandForm, BrandForm>;
  readonly typed: BrandForm;
}

/** Name, pictures, colours and what else the sign-in page says. */
export const BrandFieldset = ({ form, typed }: BrandFieldsetProps) => {
  const { t } = useWords();
  const { control } = form;
  const colour = (name: "backgroundColor" | "headerTextColor", label: string) => (
    <FormColourField control={control} name={name} label={label} error={form.faultOf(name)} />
  );
  const picture = (name: "logo" | "icon", label: string, hint: string) => (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange } }) => (
        <PictureField
          label={label}
          hint={hint}
          room={rooms[name]}
          value={value}
          onChange={onChange}
          error={form.faultOf(name)}
        />
      )}
    />
  );
  return (
    <>
      <TextField
        {...form.text("brandName")}
        label={t("branding.name")}
        description={t("branding.nameHint")}
        isRequired
        maxLength={limits.nameMax}
        autoComplete="off"
      />
      <div className={styles.pair}>
        {colour("backgroundColor", t("branding.background"))}
        {colour("headerTextColor", t("branding.headerText"))}
      </div>
      <ContrastLine
        text={typed.headerTextColor}
        background={typed.backgroundColor}
        onSuggest={(suggested) =>
          form.setValue("headerTextColor", suggested, { shouldDirty: true, shouldValidate: true })
        }
      />
      <div className={styles.pair}>
        {picture("logo", t("branding.logo"), t("branding.logoHint"))}
        {picture("icon", t("branding.icon"), t("branding.iconHint"))}
      </div>
      <TextField
        {...form.text("supportEmail")}
        label={t("branding.supportEmail")}
        description={t("branding.supportEmailHint")}
        type="email"
        maxLength={limits.emailMax}
        autoComplete="off"
      />
      <TextField
        {...form.text("coBrand")}
        label={t("branding.coBrand")}
        description={t("branding.coBrandHint")}
        maxLength={brandLimits.coBrandMax}
        autoComplete="off"
      />
      <TextField
        {...form.text("marketingUrl")}
        label={t("branding.marketing")}
        description={t("branding.marketingHint")}
        maxLength={webAddressMax}
        autoComplete="off"
        dir="ltr"
      />
    </>
  );
};
