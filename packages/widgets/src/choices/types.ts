import type { QueryKey } from "@tanstack/react-query";
import type { FieldProps } from "../internal/field.tsx";
import type { ChoiceOption, ChoiceOrder } from "../logic/choices.ts";

export interface ChoiceAnswer {
  options: readonly ChoiceOption[];
  /** How many match on the server, which may be more than it sent. */
  total: number;
}

/** Choices that the server searches: when the list opens, and 500 ms after the last key in the search. */
export interface ServerChoices {
  /** Names the list: what is found is kept below it, and `invalidateQueries` reaches it. */
  queryKey: QueryKey;
  /** Should pass `signal` on: a search that is no longer wanted is given up. */
  fetchChoices: (query: string, signal: AbortSignal) => Promise<ChoiceAnswer>;
}

export interface ChoiceFieldProps extends Omit<FieldProps, "label"> {
  label: string;
  /** All there is to choose from; or give `server`. */
  options?: readonly ChoiceOption[] | undefined;
  server?: ServerChoices | undefined;
  /** With `server`: what is chosen at first, so that its names are known. */
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
  /** The choice can be read but not changed. */
  isReadOnly?: boolean | undefined;
}
