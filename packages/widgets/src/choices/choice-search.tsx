import Search from "lucide-react/icons/search";
import X from "lucide-react/icons/x";
import { Button, Input, SearchField } from "react-aria-components/SearchField";
import { Spinner } from "../spinner.tsx";
import type { ChoiceLabels } from "../internal/label-types.ts";

interface ChoiceSearchProps {
  /** The field's; two lists on a page differ by it. */
  readonly label: string;
  readonly labels: ChoiceLabels;
  readonly isLoading: boolean;
}

/** Typing narrows the list below; the arrow keys go through it while the focus stays here. */
export const ChoiceSearch = ({ label, labels, isLoading }: ChoiceSearchProps) => (
  <SearchField
    aria-label={`${labels.search}: ${label}`}
    className="ev-choices-search"
    // On a touch screen the keyboard would cover the list.
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- what was opened takes the focus, and Escape gives it back
    autoFocus={hasKeyboard()}
  >
    <Search />
    {/* A combo box is what rules the list that it names; a search box has no list. */}
    {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- Autocomplete adds aria-controls */}
    <Input className="ev-input" role="combobox" aria-expanded placeholder={labels.search} maxLength={100} />
    {isLoading && <Spinner />}
    <Button className="ev-control-button ev-choices-clear" aria-label={labels.clearSearch}>
      <X />
    </Button>
  </SearchField>
);

const hasKeyboard = () => !matchMedia("(hover: none)").matches;
