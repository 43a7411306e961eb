import { createTextFilter, foldText } from "./fold-text.ts";

export interface ChoiceOption {
  readonly id: string;
  readonly label: string;
  /** A second line; it is searched too. */
  readonly description?: string | undefined;
  /** The title of the group it stands in. */
  readonly group?: string | undefined;
  readonly isDisabled?: boolean | undefined;
}

/** What is chosen: all there is, also what is added later, or these ids (section 3 'Multi-select selected node'). */
export interface SelectedNode {
  readonly all: boolean;
  readonly selected: readonly string[];
}

/** Ids, after a change of what is chosen (section 3 'Multi-select change event'). */
export interface ChoiceChange {
  readonly selected: readonly string[];
  /** Chosen by this change. */
  readonly recentlySelected: readonly string[];
  /** Given up by this change. */
  readonly recentlyUnselected: readonly string[];
  /** Of the options that are known, those that are not chosen. */
  readonly deselected: readonly string[];
  /** Every option is chosen. */
  readonly selectAll: boolean;
}

export type ChoiceOrder = "ascending" | "descending" | "given";

export interface ChoiceGroup {
  /** `undefined` for the options of no group. */
  readonly title: string | undefined;
  readonly options: readonly ChoiceOption[];
}

export interface ArrangedChoices {
  /** What the search leaves, in order. */
  readonly matching: readonly ChoiceOption[];
  /** The first of them, as many as are shown, group by group. */
  readonly groups: readonly ChoiceGroup[];
  readonly shown: number;
}

export type Tick = "all" | "some" | "none";

/** Section 9 'Dropdown'. */
export const displayLimit = 100;

/** The options in the order of a language; numbers in names count as numbers, and those of no group stand first. */
export const orderChoices = (
  options: readonly ChoiceOption[],
  order: ChoiceOrder,
  locale: string,
): readonly ChoiceOption[] => {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const groups = [...new Set(options.map(({ group }) => group ?? ""))];
  if (order !== "given") groups.sort(compare);
  groups.sort((one, other) => Number(one !== "") - Number(other !== ""));
  const way = order === "descending" ? -1 : 1;
  return groups.flatMap((title) => {
    const inside = options.filter(({ group }) => (group ?? "") === title);
    return order === "given" ? inside : inside.sort((one, other) => way * compare(one.label, other.label));
  });
};

/** The options that have every word of the search in their label or description. */
export const searchChoices = (options: readonly ChoiceOption[], query: string): readonly ChoiceOption[] => {
  if (query.trim() === "") return options;
  const has = createTextFilter(query);
  return options.filter(({ label, description = "" }) => has(foldText(`${label} ${description}`)));
};

export const arrangeChoices = (matching: readonly ChoiceOption[], limit: number): ArrangedChoices => {
  const shown = matching.slice(0, limit);
  const groups = new Map<string | undefined, ChoiceOption[]>();
  for (const option of shown) groups.set(option.group, [...(groups.get(option.group) ?? []), option]);
  return { matching, shown: shown.length, groups: [...groups].map(([title, inside]) => ({ title, options: inside })) };
};

export const selectedIds = (node: SelectedNode, options: readonly ChoiceOption[]): ReadonlySet<string> =>
  new Set(node.all ? [...options.map(({ id }) => id), ...node.selected] : node.selected);

/** How much of the options is chosen; those that cannot be chosen do not count. */
export const tickOf = (options: readonly ChoiceOption[], selected: ReadonlySet<string>): Tick => {
  const free = options.filter(({ isDisabled }) => isDisabled !== true);
  const count = free.filter(({ id }) => selected.has(id)).length;
  if (count === 0) return "none";
  return count === free.length ? "all" : "some";
};

/** Selects all of these, or deselects them if all were selected; other selections are kept. */
export const toggleChoices = (options: readonly ChoiceOption[], selected: ReadonlySet<string>): ReadonlySet<string> => {
  const isOff = tickOf(options, selected) === "all";
  const next = new Set(selected);
  for (const { id, isDisabled } of options) {
    if (isDisabled === true) continue;
    if (isOff) next.delete(id);
    else next.add(id);
  }
  return next;
};

/** No more than may be chosen, however many a range or 'all' takes at once: what was chosen stays, then the first of the new. */
export const withinMaximum = (
  next: ReadonlySet<string>,
  before: ReadonlySet<string>,
  maximum: number | undefined,
): ReadonlySet<string> => {
  if (maximum === undefined || next.size <= maximum) return next;
  const kept = [...next].filter((id) => before.has(id));
  const fresh = [...next].filter((id) => !before.has(id));
  return new Set([...kept, ...fresh].slice(0, Math.max(maximum, kept.length)));
};

/** With as many chosen as may be, what is not chosen cannot be. */
export const disabledIds = (
  options: readonly ChoiceOption[],
  selected: ReadonlySet<string>,
  maximum: number | undefined,
): readonly string[] => {
  const isFull = maximum !== undefined && selected.size >= maximum;
  return options
    .filter(({ id, isDisabled }) => isDisabled === true || (isFull && !selected.has(id)))
    .map(({ id }) => id);
};

/**
 * @param options every option that is known
 * @param hasAll whether there are no others
 */
export const changeOf = (
  before: ReadonlySet<string>,
  after: ReadonlySet<string>,
  options: readonly ChoiceOption[],
  hasAll = true,
): ChoiceChange => {
  const deselected = options.map(({ id }) => id).filter((id) => !after.has(id));
  return {
    selected: [...after],
    recentlySelected: [...after].filter((id) => !before.has(id)),
    recentlyUnselected: [...before].filter((id) => !after.has(id)),
    deselected,
    selectAll: hasAll && options.length > 0 && deselected.length === 0,
  };
};

const namedAtMost = 3;

/** The names to show for what is chosen: up to three; `undefined` for more, or where one is not known. */
export const namesOf = (
  selected: ReadonlySet<string>,
  nameOf: (id: string) => string | undefined,
): readonly string[] | undefined => {
  if (selected.size > namedAtMost) return undefined;
  const names = [...selected].map(nameOf);
  return names.every((name) => name !== undefined) ? names : undefined;
};
