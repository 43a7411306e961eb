import { useWords } from "@evolve/i18n/react";
import { DateField } from "@evolve/widgets/date-field";
import { type Control, Controller, type FieldValues, type Path } from "react-hook-form";

interface HireDateFieldProps<Fields extends FieldValues, Values> {
  readonly control: Control<Fields, unknown, Values>;
  readonly name: Path<Fields>;
  readonly description?: string | undefined;
  readonly error?: string | undefined;
  readonly isRequired?: boolean;
}

/** The day on which somebody was hired: schedules begin there, and seniority counts from it. */
export const HireDateField = <Fields extends FieldValues, Values>({
  control,
  name,
  ...field
}: HireDateFieldProps<Fields, Values>) => {
  const { t } = useWords();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, onBlur } }) => (
        <DateField
          {...field}
          label={t("users.hireDate")}
          name={name}
          value={value || null}
          onChange={(day) => onChange(day ?? (field.isRequired ? "" : undefined))}
          onBlur={onBlur}
        />
      )}
    />
  );
};
