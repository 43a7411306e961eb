import type { GridPosition } from "./grid-keys.ts";

const focusable =
  "a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]";

/**
 * Marks an element as a cell of the keyboard model. Which cell is the grid's tab stop, `useCellFocus` says to the element itself:
 * so a step of the keyboard draws no cell again.
 */
export const cellProps = ({ row, column }: GridPosition) => ({ "data-row": row, "data-column": column, tabIndex: -1 });

/** Marks a cell from edge to edge: the keyboard passes it in the column that it comes in. */
export const wideCellProps = (row: number) => ({ ...cellProps({ row, column: 0 }), "data-wide": "" });

export const cellOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("[data-row][data-column]") : null;

/** A wide cell is in the column that one comes from. */
export const positionOf = (cell: HTMLElement, from?: GridPosition): GridPosition => {
  const column = from && cell.dataset.wide !== undefined ? from.column : Number(cell.dataset.column);
  return { row: Number(cell.dataset.row), column };
};

export const findCell = (grid: HTMLElement, { row, column }: GridPosition): HTMLElement | null =>
  grid.querySelector<HTMLElement>(`[data-row="${row}"]:is([data-column="${column}"], [data-wide])`);

/** What can take the focus inside a cell, in order. */
export const controlsOf = (cell: HTMLElement): HTMLElement[] =>
  [...cell.querySelectorAll<HTMLElement>(focusable)].filter((element) => element.getClientRects().length > 0);

/** A control that needs the arrow keys for itself. */
export const ownsArrows = (target: EventTarget): boolean => {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !["checkbox", "button"].includes(target.type);
  return target.matches('textarea, select, [role="separator"], [role="slider"], [contenteditable="true"]');
};

export const focusCell = (cell: HTMLElement): void => {
  cell.focus({ preventScroll: true });
  cell.scrollIntoView({ block: "nearest", inline: "nearest" });
};
