import { useShell } from "@evolve/shell";
import type { SearchedChoices } from "@evolve/shell/kit";
import { Dropdown, type DropdownProps } from "@evolve/widgets/dropdown";
import { useQuery } from "@tanstack/react-query";
import { type Control, Controller, type FieldValues, type Path } from "react-hook-form";

/** The name of a choice that is known by its id; `undefined` until the server has said it. */
export const useChoiceName = (choices: SearchedChoices, id: string | null, isEnabled = true): string | undefined => {
  const { client } = useShell();
  const { data } = useQuery({
    ...choices.named(client, id === null ? [] : [id]),
    enabled: isEnabled && id !== null,
  });
  return data?.find((option) => option.id === id)?.label;
};

interface SearchedDropdownProps extends Pick<
  DropdownProps,
  "label" | "placeholder" | "error" | "value" | "onChange" | "onBlur"
> {
  readonly choices: SearchedChoices;
}

/** Until its name is there, a choice that came by its id shows a sign that it is on its way. */
const SearchedDropdown = ({ choices, value = null, ...field }: SearchedDropdownProps) => {
  const { client } = useShell();
  const name = useChoiceName(choices, value);
  return (
    <Dropdown
      {...field}
      isSearchable
      value={value}
      server={choices.search(client)}
      {...(value !== null && { knownOptions: [{ id: value, label: name ?? "…" }] })}
    />
  );
};

interface SearchedFieldProps<Fields extends FieldValues, Values> {
  readonly control: Control<Fields, unknown, Values>;
  readonly name: Path<Fields>;
  readonly label: string;
  readonly placeholder: string;
  readonly choices: SearchedChoices;
  readonly error?: string | undefined;
  /** What the field holds once the choice is taken back. */
  readonly none?: null | undefined;
}

/** One of many teams or employee groups, which the server searches. */
export const SearchedField = <Fields extends FieldValues, Values>({
  control,
  name,
  none,
  ...field
}: SearchedFieldProps<Fields, Values>) => (
  <Controller
    control={control}
    name={name}
    render={({ field: { value, onChange, onBlur } }) => (
      <SearchedDropdown {...field} value={value ?? null} onChange={(id) => onChange(id ?? none)} onBlur={onBlur} />
    )}
  />
);
