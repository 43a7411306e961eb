import { useWords } from "@evolve/i18n/react";
import { Checkbox } from "@evolve/widgets/checkbox";
import type { ChoiceOption } from "@evolve/widgets/multi-select";
import { Select } from "@evolve/widgets/select";
import { TextField } from "@evolve/widgets/text-field";
import { useState } from "react";
import { type Control, Controller, type FieldValues, type Path } from "react-hook-form";
import { decimalMarkOf, readNumber } from "../../../parts/read-number.ts";

interface FieldOf<Fields extends FieldValues, Values> {
  readonly control: Control<Fields, unknown, Values>;
  readonly name: Path<Fields>;
  readonly label: string;
  readonly error?: string | undefined;
  readonly description?: string | undefined;
  readonly isRequired?: boolean;
}

interface NumberInputProps {
  readonly label: string;
  readonly name: string;
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly onBlur: () => void;
  readonly error?: string | undefined;
  readonly description?: string | undefined;
  readonly isRequired?: boolean;
  /** The value is shown this many times as large: 100 for a share that reads as a percentage. */
  readonly times: number;
}

/** Rounded to what can be typed, so that 0.07 is shown as 7 and not as 7.000000000000001. */
const rounded = (value: number): number => Math.round(value * 1e6) / 1e6;

const NumberInput = ({ value, onChange, onBlur, times, ...field }: NumberInputProps) => {
  const words = useWords();
  const shown =
    value === null || Number.isNaN(value) ? "" : String(rounded(value * times)).replace(".", decimalMarkOf(words));
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      {...field}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? shown}
      onChange={(text) => {
        setTyped(text);
        const number = readNumber(text, words);
        onChange(number === null ? null : rounded(rounded(number) / times));
      }}
      onBlur={() => {
        // A text that is no number stays, with what is wrong with it.
        if (value === null || !Number.isNaN(value)) setTyped(null);
        onBlur();
      }}
    />
  );
};

/** A number, typed as the language writes it; null while it is empty. */
export const NumberField = <Fields extends FieldValues, Values>({
  control,
  name,
  times = 1,
  ...input
}: FieldOf<Fields, Values> & { readonly times?: number }) => (
  <Controller
    control={control}
    name={name}
    render={({ field: { value, onChange, onBlur } }) => (
      <NumberInput {...input} name={name} times={times} value={value} onChange={onChange} onBlur={onBlur} />
    )}
  />
);

/** One of a list; `none` is what the field holds once the choice is taken back. */
export const SelectField = <Fields extends FieldValues, Values>({
  control,
  name,
  none,
  ...select
}: FieldOf<Fields, Values> & {
  readonly options: readonly ChoiceOption[];
  readonly placeholder: string;
  readonly none?: null;
}) => (
  <Controller
    control={control}
    name={name}
    render={({ field: { value, onChange, onBlur } }) => (
      <Select
        {...select}
        name={name}
        value={value === null || value === "" ? null : String(value)}
        onChange={onChange}
        {...(none === null && { onClear: () => onChange(null) })}
        onBlur={onBlur}
      />
    )}
  />
);

export const CheckField = <Fields extends FieldValues, Values>({
  control,
  name,
  label,
}: Pick<FieldOf<Fields, Values>, "control" | "name" | "label">) => (
  <Controller
    control={control}
    name={name}
    render={({ field: { value, onChange } }) => (
      <Checkbox isSelected={value === true} onChange={onChange}>
        {label}
      </Checkbox>
    )}
  />
);
