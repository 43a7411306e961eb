import type { ReactNode } from "react";
import type { ChoiceOption } from "../logic/choices.ts";
import type { ServerChoices } from "../choices/types.ts";
import type { OmnibarLabels } from "../internal/label-types.ts";

export interface OmnibarSearch {
  /** Says what is searched, "Search name or email". */
  readonly label: string;
  readonly value: string;
  readonly onSearch: (value: string) => void;
  /** `click` waits for Enter or the button; otherwise the search follows the typing. */
  readonly mode?: "typing" | "click" | undefined;
  /** Milliseconds from the last key to the search. */
  readonly delay?: number | undefined;
  readonly maxLength?: number | undefined;
}

export interface OmnibarFilter {
  readonly key: string;
  readonly label: string;
  /** `undefined` while they are on their way. With `server` or `field`: the names of what is selected. */
  readonly options?: readonly ChoiceOption[] | undefined;
  readonly server?: ServerChoices | undefined;
  /** Shown instead of a list of choices: a range of days. Its value still has a tag. */
  readonly field?: ReactNode;
  readonly hasFailed?: boolean | undefined;
  readonly onRetry?: (() => void) | undefined;
  /** Ids. */
  readonly selectedKeys: readonly string[];
  readonly maximum?: number | undefined;
}

export interface OmnibarProps {
  /** Names the place on the page: "Search and filter users". */
  readonly label: string;
  /** Other words than every omnibar has: "1,248 users". */
  readonly labels?: Partial<OmnibarLabels> | undefined;
  /** How many items there are; `null` while it is not known. Of none says the list itself, not the bar. */
  readonly total: number | null;
  /** How many of them are chosen. */
  readonly selectedCount?: number | undefined;
  readonly search?: OmnibarSearch | undefined;
  readonly filters?: readonly OmnibarFilter[] | undefined;
  /** The ids that a filter has from now on. */
  readonly onFilterChange?: ((key: string, selected: readonly string[]) => void) | undefined;
  /** Takes all filters off. */
  readonly onClear?: (() => void) | undefined;
  readonly onFiltersOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** With more items than this it asks to narrow the list. */
  readonly limitation?: number | undefined;
  readonly className?: string | undefined;
}
