import type { QueryKey } from "@tanstack/react-query";
import type { FieldProps } from "../internal/field.tsx";
import type { ChoiceOption, ChoiceOrder } from "../logic/choices.ts";

export interface ChoiceAnswer {
  readonly options: readonly ChoiceOption[];
  /** How many match on the server, which may be more than it sent. */
  readonly total: number;
}

/** Choices that the server searches: when the list opens, and 500 ms after the last key in the search. */
export interface ServerChoices {
  /** Names the list: what is found is kept below it, and `invalidateQueries` reaches it. */
  readonly queryKey: QueryKey;
  /** Should pass `signal` on: a search that is no longer wanted is given up. */
  readonly fetchChoices: (query: string, signal: AbortSignal) => Promise<ChoiceAnswer>;
}

export interface ChoiceFieldProps extends Omit<FieldProps, "label"> {
  readonly label: string;
  /** All there is to choose from; or give `server`. */
  readonly options?: readonly ChoiceOption[] | undefined;
  readonly server?: ServerChoices | undefined;
  /** With `server`: what is chosen at first, so that its names are known. */
  readonly knownOptions?: readonly ChoiceOption[] | undefined;
  /** Shown while nothing is chosen; the words 'Select Items' without it. */
  readonly placeholder?: string | undefined;
  /** How many options are shown at once; a search reaches the others. */
  readonly displayLimit?: number | undefined;
  readonly order?: ChoiceOrder | undefined;
  /** Left out, a list of more than eight has a search. */
  readonly isSearchable?: boolean | undefined;
  /** The options are on their way. */
  readonly isLoading?: boolean | undefined;
  /** The options could not be loaded. */
  readonly hasFailed?: boolean | undefined;
  readonly onRetry?: (() => void) | undefined;
  readonly onOpenChange?: ((isOpen: boolean) => void) | undefined;
  readonly onBlur?: (() => void) | undefined;
  /** Under this name the ids go with a form. */
  readonly name?: string | undefined;
  readonly size?: "medium" | "large" | undefined;
  readonly isDisabled?: boolean | undefined;
  /** The choice can be read but not changed. */
  readonly isReadOnly?: boolean | undefined;
}
