import { useState } from "react";
import { ChoiceField, labelIn } from "./choices/choice-field.tsx";
import type { ChoiceFieldProps } from "./choices/types.ts";

export interface DropdownProps extends ChoiceFieldProps {
  /** The id of what is chosen, `null` for nothing. Leave out for a field that keeps its own state. */
  readonly value?: string | null | undefined;
  readonly defaultValue?: string | null | undefined;
  /** `null` when the choice was taken back, which a required field does not offer. */
  readonly onChange?: ((id: string | null) => void) | undefined;
}

/** Chooses one option, given or from the server. For a short list without a search use Select. */
export const Dropdown = ({ value, defaultValue = null, onChange, ...field }: DropdownProps) => {
  const [own, setOwn] = useState(defaultValue);
  const chosen = value === undefined ? own : value;
  return (
    <ChoiceField
      field={field}
      mode="single"
      selectedOf={() => new Set(chosen === null ? [] : [chosen])}
      wordsOf={([id], { known }) => (id === undefined ? undefined : (labelIn(known, id) ?? id))}
      onChange={(next) => {
        const [id = null] = next;
        if (value === undefined) setOwn(id);
        onChange?.(id);
      }}
    />
  );
};
