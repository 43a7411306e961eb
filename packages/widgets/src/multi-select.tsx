import { useState } from "react";
import { useLocale } from "react-aria-components/I18nProvider";
import { ChoiceField, labelIn } from "./choices/choice-field.tsx";
import type { ChoiceFieldProps } from "./choices/types.ts";
import type { Choices } from "./choices/use-choices.ts";
import { changeOf, namesOf, selectedIds } from "./logic/choices.ts";
import type { ChoiceChange, SelectedNode } from "./logic/choices.ts";
import { joinNames } from "./logic/join-names.ts";
import { useWidgetLabels } from "./labels.tsx";

export type { ChoiceChange, ChoiceOption, SelectedNode } from "./logic/choices.ts";
export type { ChoiceAnswer, ServerChoices } from "./choices/types.ts";
/** The search of these lists, for others: without case and accents, word by word. */
export { searchChoices } from "./logic/choices.ts";

export interface MultiSelectProps extends ChoiceFieldProps {
  /** What is chosen. Leave out for a field that keeps its own state. */
  readonly value?: SelectedNode | undefined;
  readonly defaultValue?: SelectedNode | undefined;
  readonly onChange?: ((change: ChoiceChange) => void) | undefined;
  /** How many may be chosen. */
  readonly maximum?: number | undefined;
}

const nobody: SelectedNode = { all: false, selected: [] };

/** Chooses any number of options, given or from the server. What a search hides stays chosen. */
export const MultiSelect = ({ value, defaultValue = nobody, onChange, maximum, ...field }: MultiSelectProps) => {
  const { locale } = useLocale();
  const [own, setOwn] = useState(defaultValue);
  const node = value ?? own;
  const labels = useWidgetLabels("choices");

  const wordsOf = (selected: ReadonlySet<string>, { known, total }: Choices) => {
    if (selected.size === 0) return undefined;
    const names = namesOf(selected, (id) => labelIn(known, id));
    if (names) return joinNames(names, locale);
    return total === undefined ? labels.selected(selected.size) : labels.selectedOf(selected.size, total);
  };

  return (
    <ChoiceField
      field={field}
      mode="multiple"
      maximum={maximum}
      selectedOf={({ known }) => selectedIds(node, known)}
      wordsOf={wordsOf}
      onChange={(next, { known, hasAll }) => {
        const change = changeOf(selectedIds(node, known), next, known, hasAll);
        if (value === undefined) setOwn({ all: change.selectAll, selected: change.selected });
        onChange?.(change);
      }}
    />
  );
};
