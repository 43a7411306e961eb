import type { ReactNode } from "react";
import type { ChoiceOption } from "../logic/choices.ts";
import type { ServerChoices } from "../choices/types.ts";
import type { OmnibarLabels } from "../internal/label-types.ts";

export interface OmnibarSearch {
  /** Says what is searched, "Search name or email". */
  label: string;
  value: string;
  onSearch: (value: string) => void;
  /** `click` waits for Enter or the button; otherwise the search follows the typing. */
  mode?: "typing" | "click" | undefined;
  /** Milliseconds from the last key to the search. */
  delay?: number | undefined;
  maxLength?: number | undefined;
}

export interface OmnibarFilter {
  key: string;
  label: string;
  /** `undefined` while they are on their way. With `server` or `field`: the names of what is selected. */
  options?: readonly ChoiceOption[] | undefined;
  server?: ServerChoices | undefined;
  /** Shown instead of a list of choices: a range of days. Its value still has a tag. */
  field?: ReactNode;
  hasFailed?: boolean | undefined;
  onRetry?: (() => void) | undefined;
  /** Ids. */
  selectedKeys: readonly string[];
  maximum?: number | undefined;
}

export interface OmnibarProps {
  /** Names the place on the page: "Search and filter users". */
  label: string;
  /** Other words than every omnibar has: "1,248 users". */
  labels?: Partial<OmnibarLabels> | undefined;
  /** How many items there are; `null` while it is not known. Of none says the list itself, not the bar. */
  total: number | null;
  /** How many of them are chosen. */
  selectedCount?: number | undefined;
  search?: OmnibarSearch | undefined;
  filters?: readonly OmnibarFilter[] | undefined;
  /** The ids that a filter has from now on. */
  onFilterChange?: ((key: string, selected: readonly string[]) => void) | undefined;
  /** Takes all filters off. */
  onClear?: (() => void) | undefined;
  onFiltersOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** With more items than this it asks to narrow the list. */
  limitation?: number | undefined;
  className?: string | undefined;
}
