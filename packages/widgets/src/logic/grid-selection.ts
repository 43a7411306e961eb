import type { GridSelection } from "../data-grid/types.ts";

export const nothing: GridSelection = { all: false, except: [] };
export const everything: GridSelection = { all: true, except: [] };

export type SelectionExtent = "none" | "some" | "all";

export function isSelected(selection: GridSelection, id: string): boolean {
  return selection.all !== selection.except.includes(id);
}

export function toggleRow(selection: GridSelection, id: string): GridSelection {
  const except = selection.except.includes(id)
    ? selection.except.filter((other) => other !== id)
    : [...selection.except, id];
  return { ...selection, except };
}

/** Chooses or drops several at once: a range, say. */
export function setRows(selection: GridSelection, ids: readonly string[], selected: boolean): GridSelection {
  const changed = ids.filter((id) => isSelected(selection, id) !== selected);
  return changed.reduce(toggleRow, selection);
}

/** How many are chosen of the server's `total`; exceptions that the server no longer has cannot make it negative. */
export function countSelected(selection: GridSelection, total: number): number {
  return Math.max(0, selection.all ? total - selection.except.length : selection.except.length);
}

/** `fixed` rows cannot be chosen at all: without them 'all' is all the same. */
export function extentOf(selection: GridSelection, total: number, fixed = 0): SelectionExtent {
  const count = countSelected(selection, total);
  if (count === 0) return "none";
  return count >= total - fixed ? "all" : "some";
}

/** The box in the header: none or some becomes all but the `fixed` rows, all becomes none. */
export function toggleAll(selection: GridSelection, total: number, fixed: readonly string[] = []): GridSelection {
  if (extentOf(selection, total, fixed.length) === "all") return nothing;
  return fixed.length === 0 ? everything : { all: true, except: fixed };
}
