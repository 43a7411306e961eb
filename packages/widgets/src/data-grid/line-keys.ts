import type { KeyboardEvent } from "react";
import { flowKey } from "../virtual-grid/flow-key.ts";
import type { GridPosition } from "../virtual-grid/grid-keys.ts";
import type { GridGroup, GridGroupChoice, GridSource } from "./types.ts";

interface LineKeysInput<Row> {
  readonly source: GridSource<Row>;
  readonly choiceOf: (group: GridGroup) => GridGroupChoice | undefined;
  /** The column whose cells open and close the rows of a tree. */
  readonly treeColumn: number | undefined;
  readonly moveTo: (position: GridPosition) => void;
}

/** The keys of what opens and closes: heads of groups, and rows of a tree. Answers whether the key did something. */
export const takeLineKey = <Row>(
  event: KeyboardEvent,
  { row, column }: GridPosition,
  { source, choiceOf, treeColumn, moveTo }: LineKeysInput<Row>,
): boolean => {
  const line = source.lineAt(row - 1);
  const key = event.altKey || event.ctrlKey || event.metaKey ? "" : flowKey(event);
  if (line.kind === "group") {
    const opens = key === "ArrowRight" && !line.isOpen;
    const closes = key === "ArrowLeft" && line.isOpen;
    if (!opens && !closes && event.key !== "Enter" && event.key !== " ") return false;
    const choice = event.key === " " ? choiceOf(line.group) : undefined;
    if (choice) choice.onToggle();
    else source.onToggleGroup?.(line.id);
    return true;
  }
  if (line.kind !== "row" || !line.place || column !== treeColumn) return false;
  const { isOpen, parent } = line.place;
  if ((key === "ArrowRight" && isOpen === false) || (key === "ArrowLeft" && isOpen === true))
    source.tree?.onToggle(line.id);
  else if (key === "ArrowLeft" && parent >= 0) moveTo({ row: parent + 1, column });
  else return false;
  return true;
};
