import type { FieldProps } from "../internal/field.tsx";
import type { ChoiceOption, ChoiceOrder } from "../logic/choices.ts";
import type { LoadChoices } from "../logic/server-search.ts";

export interface ChoiceFieldProps extends Omit<FieldProps, "label"> {
  label: string;
  /** All there is to choose from; or give `load`. */
  options?: readonly ChoiceOption[] | undefined;
  /** Asks the server, when the list opens and 500 ms after the last key in the search. */
  load?: LoadChoices | undefined;
  /** With `load`: what is chosen at first, so that its names are known. */
  knownOptions?: readonly ChoiceOption[] | undefined;
  /** Shown while nothing is chosen; the words 'Select Items' without it. */
  placeholder?: string | undefined;
  /** How many options are shown at once; a search reaches the others. */
  displayLimit?: number | undefined;
  order?: ChoiceOrder | undefined;
  /** Left out, a list of more than eight has a search. */
  isSearchable?: boolean | undefined;
  /** The options are on their way. */
  isLoading?: boolean | undefined;
  /** The options could not be loaded. */
  hasFailed?: boolean | undefined;
  onRetry?: (() => void) | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  onBlur?: (() => void) | undefined;
  /** Under this name the ids go with a form. */
  name?: string | undefined;
  size?: "medium" | "large" | undefined;
  isDisabled?: boolean | undefined;
  /** What is chosen can be looked through, not changed. */
  isReadOnly?: boolean | undefined;
}
