import type { KeyboardEvent } from "react";
import type { GridPosition } from "../virtual-grid/grid-keys.ts";
import { controlsOf } from "../virtual-grid/cell-focus.ts";
import { flowKey } from "../virtual-grid/flow-key.ts";
import type { CellKeys } from "../virtual-grid/use-cell-focus.ts";
import type { ShownColumn } from "./use-grid-layout.ts";

const resizeStep = 16;

interface CellKeysInput<Row> {
  readonly shown: readonly ShownColumn<Row>[];
  readonly onSort: (shown: ShownColumn<Row>, adds: boolean) => void;
  readonly onColumnMenu: (id: string, anchor: HTMLElement) => void;
  readonly onMoveColumn: (shown: ShownColumn<Row>, places: number) => void;
  readonly onResizeColumn: (id: string, pixels: number) => void;
  /** Absent when rows cannot be chosen. */
  readonly onChooseAll: (() => void) | undefined;
  readonly onChoose: ((index: number, isRange: boolean) => void) | undefined;
  readonly onOpen: ((index: number) => void) | undefined;
  /** Handled first: lines other than rows, cell ranges, editing in place. */
  readonly onRowKey: CellKeys;
}

/** The keys that act on a cell, apart from the ones that move. */
export const useCellKeys = <Row>(input: CellKeysInput<Row>): CellKeys => {
  const takeOnHeader = (event: KeyboardEvent, position: GridPosition, cell: HTMLElement): boolean => {
    const shown = input.shown.find(({ index }) => index === position.column);
    const presses = event.key === "Enter" || event.key === " ";
    const key = flowKey(event);
    if (!shown) {
      if (presses) input.onChooseAll?.();
      return presses;
    }
    const menuButton = cell.querySelector<HTMLElement>(".ev-grid-head-menu") ?? cell;
    if (presses && shown.column.isSortable) input.onSort(shown, event.shiftKey);
    else if (presses || (event.altKey && event.key === "ArrowDown")) input.onColumnMenu(shown.column.id, menuButton);
    else if (event.altKey && (key === "ArrowLeft" || key === "ArrowRight")) {
      const direction = key === "ArrowLeft" ? -1 : 1;
      if (event.shiftKey) input.onMoveColumn(shown, direction);
      else input.onResizeColumn(shown.column.id, direction * resizeStep);
    } else if (event.key === "F2") menuButton.focus();
    else return false;
    return true;
  };

  const takeOnRow = (event: KeyboardEvent, { row }: GridPosition, cell: HTMLElement): boolean => {
    const index = row - 1;
    if (event.key === " ") input.onChoose?.(index, event.shiftKey);
    else if (event.key === "Enter" || event.key === "F2") {
      const control = controlsOf(cell)[0];
      if (control) control.focus();
      else if (event.key === "Enter") input.onOpen?.(index);
    } else if (event.key.toLowerCase() === "a" && (event.ctrlKey || event.metaKey) && input.onChooseAll) {
      input.onChooseAll();
    } else return false;
    return true;
  };

  return (event, position, cell) =>
    event.target !== cell
      ? false
      : position.row === 0
        ? takeOnHeader(event, position, cell)
        : input.onRowKey(event, position, cell) || takeOnRow(event, position, cell);
};
