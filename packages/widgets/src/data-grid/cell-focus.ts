import type { GridPosition } from "../logic/grid-keys.ts";

const focusable =
  "a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]";

/** Marks an element as a cell of the keyboard model. */
export function cellProps({ row, column }: GridPosition, active: boolean) {
  return { "data-row": row, "data-column": column, tabIndex: active ? 0 : -1 };
}

export function cellOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-row][data-column]") : null;
}

export function positionOf(cell: HTMLElement): GridPosition {
  return { row: Number(cell.dataset.row), column: Number(cell.dataset.column) };
}

export function findCell(grid: HTMLElement, { row, column }: GridPosition): HTMLElement | null {
  return grid.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`);
}

/** What can take the focus inside a cell, in order. */
export function controlsOf(cell: HTMLElement): HTMLElement[] {
  return [...cell.querySelectorAll<HTMLElement>(focusable)].filter((element) => element.getClientRects().length > 0);
}

/** A control that needs the arrow keys for itself. */
export function ownsArrows(target: EventTarget): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !["checkbox", "button"].includes(target.type);
  return target.matches('textarea, select, [role="separator"], [role="slider"], [contenteditable="true"]');
}

export function focusCell(cell: HTMLElement): void {
  cell.focus({ preventScroll: true });
  cell.scrollIntoView({ block: "nearest", inline: "nearest" });
}
