import type { ChoiceOption } from "@evolve/widgets/multi-select";
import { Select } from "@evolve/widgets/select";
import { type Control, Controller, type FieldValues, type Path } from "react-hook-form";

interface ChoiceFieldProps<Fields extends FieldValues, Values> {
  readonly control: Control<Fields, unknown, Values>;
  readonly name: Path<Fields>;
  readonly label: string;
  readonly placeholder: string;
  readonly options: readonly ChoiceOption[];
  readonly description?: string | undefined;
  readonly error?: string | undefined;
  readonly isDisabled?: boolean;
  /** What the field holds once the choice is taken back; without it a choice stays. */
  readonly none?: null | undefined;
  readonly isRequired?: boolean;
}

/** One of the tenant's roles or teams. */
export const ChoiceField = <Fields extends FieldValues, Values>({
  control,
  name,
  none,
  isRequired = false,
  ...select
}: ChoiceFieldProps<Fields, Values>) => (
  <Controller
    control={control}
    name={name}
    render={({ field: { value, onChange, onBlur } }) => (
      <Select
        {...select}
        isRequired={isRequired}
        value={value ?? null}
        onChange={onChange}
        {...(!isRequired && { onClear: () => onChange(none) })}
        onBlur={onBlur}
      />
    )}
  />
);
