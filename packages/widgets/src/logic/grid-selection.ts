import type { GridGroup, GridGroupSelection, GridSelection } from "../data-grid/types.ts";

export const nothing: GridSelection = { all: false, except: [] };
export const everything: GridSelection = { all: true, except: [] };

export type SelectionExtent = "none" | "some" | "all";

/** A row, with its group where a server has put it into one. */
interface RowPlace {
  readonly id: string;
  readonly group?: GridGroup | undefined;
}

const entryOf = ({ groups = [] }: GridSelection, group: GridGroup | undefined): GridGroupSelection | undefined =>
  group && groups.find(({ id }) => id === group.id);

const withEntry = (selection: GridSelection, entry: GridGroupSelection): GridSelection => ({
  ...selection,
  groups: [
    ...(selection.groups ?? []).filter(({ id }) => id !== entry.id),
    ...(entry.isTurned || entry.except.length > 0 ? [entry] : []),
  ],
});

const toggleIn = (ids: readonly string[], id: string): string[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];

export const isSelected = (selection: GridSelection, id: string, group?: GridGroup): boolean => {
  const entry = entryOf(selection, group);
  const base = selection.all !== (entry?.isTurned ?? false);
  return base !== (entry?.except.includes(id) === true || selection.except.includes(id));
};

export const toggleRow = (selection: GridSelection, id: string, group?: GridGroup): GridSelection => {
  if (!group) return { ...selection, except: toggleIn(selection.except, id) };
  const entry = entryOf(selection, group);
  return withEntry(selection, {
    ...group,
    isTurned: entry?.isTurned ?? false,
    except: toggleIn(entry?.except ?? [], id),
  });
};

/** Chooses or drops several at once: a range, a group whose rows are all here. */
export const setRows = (selection: GridSelection, rows: readonly RowPlace[], selected: boolean): GridSelection => {
  const except = new Set(selection.except);
  let changed = selection;
  for (const { id, group } of rows) {
    if (!group) {
      if (selected === selection.all) except.delete(id);
      else except.add(id);
    } else if (isSelected(changed, id, group) !== selected) changed = toggleRow(changed, id, group);
  }
  return { ...changed, except: [...except] };
};

/** How many are chosen of the server's `total`; exceptions that the server no longer has cannot make it negative. */
export const countSelected = (selection: GridSelection, total: number): number => {
  const inGroups = (selection.groups ?? []).reduce((sum, entry) => sum + turnedIn(entry), 0);
  const turned = selection.except.length + inGroups;
  return Math.max(0, selection.all ? total - turned : turned);
};

/** How many rows of a group are other than `all` says. */
const turnedIn = ({ isTurned, count, except }: GridGroupSelection): number =>
  isTurned ? Math.max(0, count - except.length) : except.length;

/** `fixed` rows cannot be chosen, so 'all' means all others. */
export const extentOf = (
  selection: GridSelection,
  total: number,
  fixed = 0,
  hasHiddenSelection = false,
): SelectionExtent => {
  const extent = extentOfCount(countSelected(selection, total), total - fixed);
  // Of rows that the list need not hold, as many as it holds are not all of it.
  return extent === "all" && hasHiddenSelection && !selection.all ? "some" : extent;
};

const extentOfCount = (count: number, most: number): SelectionExtent => {
  if (count === 0) return "none";
  return count >= most ? "all" : "some";
};

/** The checkbox in the header: selects all but the `fixed` rows; clears if all are selected. */
export const toggleAll = (
  selection: GridSelection,
  total: number,
  fixed: readonly string[] = [],
  hasHiddenSelection = false,
): GridSelection => {
  if (extentOf(selection, total, fixed.length, hasHiddenSelection) === "all") return nothing;
  return fixed.length === 0 ? everything : { all: true, except: fixed };
};

/** How much of a server's group is chosen, of which not every row need be here. */
export const extentOfGroup = (selection: GridSelection, group: GridGroup): SelectionExtent => {
  const entry = entryOf(selection, group);
  const turned = entry ? turnedIn({ ...entry, count: group.count }) : 0;
  return extentOfCount(selection.all ? group.count - turned : turned, group.count);
};

/** The box of a server's group: none or some becomes all, all becomes none, whatever was chosen of it row by row. */
export const toggleGroup = (selection: GridSelection, group: GridGroup): GridSelection => {
  const isWanted = extentOfGroup(selection, group) !== "all";
  return withEntry(selection, { ...group, isTurned: isWanted !== selection.all, except: [] });
};

/** How much of rows that are all here is chosen. */
export const extentOfRows = (selection: GridSelection, ids: readonly string[]): SelectionExtent => {
  const except = new Set(selection.except);
  return extentOfCount(ids.filter((id) => selection.all !== except.has(id)).length, ids.length);
};

/**
 * What remains chosen once other rows are asked for, by a search or a filter: what was chosen one by one. "All" meant the rows
 * of then; it must not come to mean more.
 */
export const keptForOthers = (selection: GridSelection): GridSelection => {
  if (selection.all) return nothing;
  const groups = (selection.groups ?? []).filter(({ isTurned }) => !isTurned);
  return groups.length === (selection.groups ?? []).length ? selection : { ...selection, groups };
};

export const isNothing = ({ all, except, groups = [] }: GridSelection): boolean =>
  !all && except.length === 0 && groups.length === 0;

/**
 * What remains chosen once the rows stand in other groups: everything or nothing. Rows that are not here cannot be told to
 * be in the one group or the other.
 */
export const regrouped = (selection: GridSelection): GridSelection =>
  selection.all && selection.except.length === 0 && !selection.groups?.length ? everything : nothing;
