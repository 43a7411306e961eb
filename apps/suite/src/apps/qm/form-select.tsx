import { useWords } from "@evolve/i18n/react";
import { Select } from "@evolve/widgets/select";

interface FormSelectProps {
  readonly forms: readonly { readonly id: string; readonly name: string }[];
  /** Empty while none is chosen. */
  readonly value: string;
  readonly onChange: (id: string | null) => void;
  readonly error: string | undefined;
}

/** Chooses the evaluation form by which something is scored. */
export const FormSelect = ({ forms, value, onChange, error }: FormSelectProps) => {
  const { t } = useWords();
  return (
    <Select
      label={t("quality.form")}
      name="formId"
      placeholder={t("quality.chooseForm")}
      options={forms.map(({ id, name }) => ({ id, label: name }))}
      value={value === "" ? null : value}
      onChange={onChange}
      error={error}
      isRequired
    />
  );
};
