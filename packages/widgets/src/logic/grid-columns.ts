import type { GridColumn, GridSort, GridState } from "../data-grid/types.ts";

export const minimumWidth = 92;
const defaultWidth = 160;
export const maximumWidth = 1200;
/** Checkbox and row menu. */
export const narrowWidth = 50;

type ColumnFacts = Pick<GridColumn<never>, "id" | "width" | "minWidth" | "isHideable" | "isHiddenAtFirst">;

/** What a user who has changed nothing sees. */
export const initialState = (columns: readonly ColumnFacts[], sorting: readonly GridSort[] = []): GridState => ({
  order: columns.map((column) => column.id),
  widths: {},
  hidden: columns.filter((column) => column.isHiddenAtFirst && column.isHideable !== false).map((column) => column.id),
  pinned: [],
  sorting,
});

/**
 * Every known column once, in the user's order. A column that a release has added stands where the release puts it
 * (after its left neighbour), one that is gone is left out.
 */
export const completeOrder = (order: readonly string[], columns: readonly ColumnFacts[]): string[] => {
  const known = new Set(columns.map((column) => column.id));
  const result = [...new Set(order)].filter((id) => known.has(id));
  columns.forEach((column, index) => {
    if (result.includes(column.id)) return;
    const neighbour = columns[index - 1];
    result.splice(neighbour ? result.indexOf(neighbour.id) + 1 : 0, 0, column.id);
  });
  return result;
};

/** `start` is left where lines run from left to right. */
export type PinnedSide = "start" | "end";
type Pinned = Pick<GridState, "pinned" | "pinnedEnd">;

export const pinnedSideOf = ({ pinned, pinnedEnd }: Pinned, id: string): PinnedSide | null =>
  pinned.includes(id) ? "start" : pinnedEnd?.includes(id) ? "end" : null;

/** Ids as they stand: those pinned at the start, those that scroll, those pinned at the end. */
export const inRegions = ({ pinned, pinnedEnd = [] }: Pinned, order: readonly string[]): string[] => {
  const atStart = pinned.filter((id) => order.includes(id));
  const atEnd = pinnedEnd.filter((id) => order.includes(id) && !atStart.includes(id));
  return [...atStart, ...order.filter((id) => !atStart.includes(id) && !atEnd.includes(id)), ...atEnd];
};

/** The ids shown, as they stand. */
export const visibleOrder = (state: GridState, columns: readonly ColumnFacts[]): string[] => {
  const hidden = new Set(hiddenColumns(state, columns));
  return inRegions(
    state,
    completeOrder(state.order, columns).filter((id) => !hidden.has(id)),
  );
};

/** A column that must be seen is never hidden, whatever was stored; and one column always stays. */
export const hiddenColumns = (state: GridState, columns: readonly ColumnFacts[]): string[] => {
  const hidden = columns.filter((column) => column.isHideable !== false && state.hidden.includes(column.id));
  const kept = hidden.length === columns.length ? hidden.slice(1) : hidden;
  return kept.map((column) => column.id);
};

/** Moves a column by visible places inside its region (pinned or not); beyond the end it stays at the end. */
export const moveBy = (state: GridState, columns: readonly ColumnFacts[], id: string, places: number): GridState => {
  const visible = visibleOrder(state, columns);
  const region = visible.filter((other) => pinnedSideOf(state, other) === pinnedSideOf(state, id));
  const from = region.indexOf(id);
  const to = Math.min(Math.max(from + places, 0), region.length - 1);
  const target = region[to];
  if (from < 0 || target === undefined || target === id) return state;
  return moveBeside(state, columns, id, target, to > from ? "after" : "before");
};

/** Moves a column to the one or the other side of another; into or out of the pinned region with it. */
export const moveBeside = (
  state: GridState,
  columns: readonly ColumnFacts[],
  id: string,
  target: string,
  side: "before" | "after",
): GridState => {
  if (id === target) return state;
  const beside = (ids: readonly string[]) => {
    const rest = ids.filter((other) => other !== id);
    rest.splice(rest.indexOf(target) + (side === "after" ? 1 : 0), 0, id);
    return rest;
  };
  const free = setPinned(state, id, null);
  const region = pinnedSideOf(state, target);
  if (region === "start") return { ...free, pinned: beside(free.pinned) };
  if (region === "end") return { ...free, pinnedEnd: beside(free.pinnedEnd ?? []) };
  return {
    ...free,
    order: beside(completeOrder(state.order, columns)),
  };
};

export const setHidden = (state: GridState, id: string, hidden: boolean): GridState => {
  const others = state.hidden.filter((other) => other !== id);
  return { ...state, hidden: hidden ? [...others, id] : others };
};

export const setPinned = (state: GridState, id: string, side: PinnedSide | null): GridState => {
  const others = (ids: readonly string[]) => ids.filter((other) => other !== id);
  const atEnd = others(state.pinnedEnd ?? []);
  return {
    ...state,
    pinned: side === "start" ? [...others(state.pinned), id] : others(state.pinned),
    // The one pinned last stands next to the columns that scroll.
    ...(state.pinnedEnd || side === "end" ? { pinnedEnd: side === "end" ? [id, ...atEnd] : atEnd } : {}),
  };
};

export const setWidth = (state: GridState, id: string, width: number): GridState => ({
  ...state,
  widths: { ...state.widths, [id]: clampWidth(width) },
});

/** Back to the width that the screen gave it. */
export const resetWidth = (state: GridState, id: string): GridState => ({
  ...state,
  widths: Object.fromEntries(Object.entries(state.widths).filter(([other]) => other !== id)),
});

export const clampWidth = (width: number): number => Math.round(Math.min(Math.max(width, minimumWidth), maximumWidth));

export const widthOf = (state: Pick<GridState, "widths">, column: ColumnFacts): number =>
  clampWidth(state.widths[column.id] ?? column.width ?? defaultWidth);

/** How narrow the column may get in a narrow grid: one that somebody has sized, or pinned, stays as it is. */
export const leastWidthOf = (state: Pick<GridState, "widths" | "pinned">, column: ColumnFacts): number => {
  const width = widthOf(state, column);
  const isFluid = state.widths[column.id] === undefined && !state.pinned.includes(column.id);
  return isFluid ? Math.min(clampWidth(column.minWidth ?? width), width) : width;
};

export interface SortPlace {
  readonly descending: boolean;
  /** From 1. */
  readonly place: number;
}

export const sortPlaceOf = (sorting: readonly GridSort[], id: string): SortPlace | null => {
  const index = sorting.findIndex((sort) => sort.id === id);
  const found = sorting[index];
  return found ? { descending: found.descending, place: index + 1 } : null;
};

/**
 * The next sorting when a header is pressed: ascending, descending, unsorted. `adds` (Shift) keeps the other columns'
 * sorting and the places.
 */
export const nextSorting = (sorting: readonly GridSort[], id: string, adds: boolean): GridSort[] => {
  const current = sorting.find((sort) => sort.id === id);
  const next = !current ? { id, descending: false } : current.descending ? null : { id, descending: true };
  if (!adds) return next ? [next] : [];
  if (!current) return [...sorting, { id, descending: false }];
  return sorting.flatMap((sort) => (sort.id !== id ? [sort] : next ? [next] : []));
};

/** Sorts by this column in this direction (`null`: not at all), the others as they are when it `adds`. */
export const setSorting = (sorting: readonly GridSort[], id: string, descending: boolean | null): GridSort[] =>
  descending === null ? sorting.filter((sort) => sort.id !== id) : [{ id, descending }];
