/** A filter's value that is on (section 3 'Filter tag'). */
export interface FilterTag {
  /** Which filter. */
  readonly key: string;
  /** Which of its values. */
  readonly id: string;
  readonly text: string;
}

export interface FilterValues {
  readonly key: string;
  readonly label: string;
  readonly selected: readonly string[];
  /** `undefined` while its name is not known. */
  readonly nameOf: (id: string) => string | undefined;
}

/** Above this many results a warning asks to narrow the list. */
export const limitationThreshold = 10_000;

const shownTags = { wide: 4, narrow: 1 };

/** Milliseconds from the last key to the search (section 5 'Omnibar search'). */
export const searchDelay = 300;

/** A tag for each value that is on, in the order of the filters. */
export const tagsOf = (
  filters: readonly FilterValues[],
  textOf: (filter: string, value: string) => string,
): readonly FilterTag[] =>
  filters.flatMap(({ key, label, selected, nameOf }) =>
    selected.map((id) => ({ key, id, text: textOf(label, nameOf(id) ?? "…") })),
  );

/** How many of the tags are shown before '{count} more…', which on a wide screen never stands for one alone. */
export const countShown = (count: number, isNarrow: boolean): number => {
  if (isNarrow) return shownTags.narrow;
  return count === shownTags.wide + 1 ? count : shownTags.wide;
};

export const isOverLimit = (total: number | null, limitation: number): boolean => total !== null && total > limitation;

/** What a click or Enter searches for; `undefined` for nothing, which is not searched for. */
export const wordsToSearch = (text: string): string | undefined => text.trim() || undefined;
