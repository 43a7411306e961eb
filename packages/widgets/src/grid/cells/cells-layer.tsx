import "./cells.css";
import { useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from "react";
import type { ClipboardEvent, KeyboardEvent, Ref } from "react";
import { cellOf, findCell, positionOf } from "../../virtual-grid/cell-focus.ts";
import { flowKey } from "../../virtual-grid/flow-key.ts";
import { boxOf, extended } from "../../logic/cell-range.ts";
import type { CellBox, CellRange } from "../../logic/cell-range.ts";
import { textOf } from "../../logic/grid-filter.ts";
import type { GridPosition } from "../../virtual-grid/grid-keys.ts";
import { isSame, planPaste } from "../../logic/paste-plan.ts";
import type { PasteRefusal } from "../../logic/paste-plan.ts";
import { readTsv, writeTsv } from "../../logic/tsv.ts";
import { CellEditor } from "./cell-editor.tsx";
import type { EditorExit } from "./cell-editor.tsx";
import type { CellAddress } from "../../virtual-grid/cell-address.ts";
import { cellLookup } from "./cell-lookup.ts";
import type { GridCells } from "./cell-types.ts";
import type { CellHandlers, GridHandle } from "./grid-handle.ts";
import { RangeTotals } from "./range-totals.tsx";
import { Refusals } from "./refusals.tsx";
import { useCellChanges } from "./use-cell-changes.ts";
import { useRangeDrag } from "./use-range-drag.ts";

interface CellsLayerProps<Row extends object> {
  readonly cells: GridCells<Row>;
  readonly handle: GridHandle<Row>;
  /** Filled while the layer is there. */
  readonly handlers: Ref<CellHandlers>;
}

interface Editing {
  readonly address: CellAddress;
  readonly cell: HTMLElement;
  readonly text: string;
  readonly isTypedOver: boolean;
}

const oneCell = (at: GridPosition): CellRange => ({ from: at, to: at });

/** Ranges, the clipboard, changes in place, undo: what a grid of cells does beyond a grid of rows. */
export const CellsLayer = <Row extends object>({ cells, handle, handlers }: CellsLayerProps<Row>) => {
  const { labels } = cells;
  const { grid, range, setRange, moveTo } = handle;
  const lookup = cellLookup(handle, cells);
  const changes = useCellChanges(cells);
  // The latest state, for answers of the server that arrive later.
  const latest = useRef(handle);
  useEffect(() => {
    latest.current = handle;
  });
  const [editing, setEditing] = useState<Editing | null>(null);
  const [refusals, setRefusals] = useState<readonly PasteRefusal[]>([]);
  const [said, setSaid] = useState("");
  const [failure, setFailure] = useState("");
  const beginDrag = useRangeDrag(handle, lookup.bounds);

  const begin = (position: GridPosition, cell: HTMLElement, typed: string | null): boolean => {
    const found = lookup.find(position);
    if (!found?.edit) return false;
    const value = found.column.value?.(found.row) ?? null;
    const current = found.edit.kind === "text" ? textOf(found.column, found.row) : String(value ?? "");
    const isTypedOver = typed !== null && found.edit.kind !== "choice";
    setRange(null);
    setEditing({ address: handle.cells.addressOf(position), cell, text: isTypedOver ? typed : current, isTypedOver });
    return true;
  };

  const commit = async (text: string, exit: EditorExit | null): Promise<string | null> => {
    const found = editing && lookup.findBy(editing.address);
    if (!editing || !found?.edit) return null;
    const reading = found.edit.read(text.trim());
    if ("error" in reading) return reading.error;
    const from = found.column.value?.(found.row) ?? null;
    if (!isSame(from, reading.value)) {
      const change = { rowId: found.rowId, columnId: found.column.id, from, to: reading.value };
      try {
        await changes.change([change]);
      } catch {
        return labels.failed;
      }
    }
    setEditing(null);
    if (!exit) return null;
    const now = latest.current;
    const position = now.cells.nearestTo(editing.address);
    const beside = exit.cells === 0 ? null : cellLookup(now, cells).nextEditable(position, exit.cells);
    const below = Math.min(Math.max(position.row + exit.rows, 1), now.count);
    now.moveTo(beside ?? { row: below, column: position.column });
    return null;
  };

  const put = async (table: readonly (readonly string[])[], box: CellBox) => {
    const plan = planPaste({ table, box, targetAt: lookup.targetAt, words: labels });
    const { top, left, bottom, right } = plan.covered;
    const { bounds } = lookup;
    const end = { row: Math.min(bottom, bounds.bottom), column: Math.min(right, bounds.right) };
    const covered = handle.hold({ from: { row: top, column: left }, to: end });
    setSaid("");
    setFailure("");
    try {
      if (plan.changes.length > 0) await changes.change(plan.changes);
    } catch {
      setFailure(labels.failed);
      return;
    }
    setRefusals(plan.refusals);
    setSaid(labels.pasted(plan.taken));
    if (table.length > 1 || (table[0]?.length ?? 0) > 1) setRange(covered);
  };

  const step = async (way: () => Promise<boolean>, words: string) => {
    setSaid("");
    setFailure("");
    try {
      if (await way()) setSaid(words);
    } catch {
      setFailure(labels.failed);
    }
  };

  const onKey = (event: KeyboardEvent, position: GridPosition, cell: HTMLElement): boolean => {
    const { key, shiftKey, altKey } = event;
    const isCtrl = event.ctrlKey || event.metaKey;
    if (shiftKey && !altKey && key.startsWith("Arrow")) {
      const next = extended(range ?? oneCell(position), flowKey(event), isCtrl, lookup.bounds);
      setRange(handle.hold(next));
      if (grid.current) findCell(grid.current, next.to)?.scrollIntoView({ block: "nearest", inline: "nearest" });
      return true;
    }
    if (isCtrl && key.toLowerCase() === "z")
      void step(shiftKey ? changes.redo : changes.undo, shiftKey ? labels.redone : labels.undone);
    else if (isCtrl && key.toLowerCase() === "y") void step(changes.redo, labels.redone);
    else if (key === "Escape" && range) setRange(null);
    else if ((key === "Delete" || key === "Backspace") && cells.onChange) {
      void put([[""]], boxOf(range ?? oneCell(position)));
    } else if (key === "Enter" || key === "F2") return begin(position, cell, null);
    else if (key.length === 1 && key !== " " && !isCtrl && !altKey) return begin(position, cell, key);
    else {
      if (range && /^(Arrow|Home|End|Page)/.test(key)) setRange(null);
      return false;
    }
    return true;
  };

  const boxAt = (event: ClipboardEvent): CellBox | null => {
    const cell = cellOf(event.target);
    if (range) return boxOf(range);
    return cell && lookup.find(positionOf(cell)) ? boxOf(oneCell(positionOf(cell))) : null;
  };

  const [touched, setTouched] = useState<HTMLElement | null>(null);
  useImperativeHandle(handlers, () => ({
    onKey,
    onCopy: (event) => {
      const box = boxAt(event);
      if (!box || (!range && document.getSelection()?.isCollapsed === false)) return;
      const table = lookup.textsIn(box);
      event.preventDefault();
      event.clipboardData.setData("text/plain", writeTsv(table));
      setSaid(labels.copied(table.reduce((sum, row) => sum + row.length, 0)));
    },
    onPaste: (event) => {
      const box = boxAt(event);
      // A picture has no text, and must not empty the cells that it is pasted over.
      if (!box || !cells.onChange || !event.clipboardData.types.includes("text/plain")) return;
      event.preventDefault();
      void put(readTsv(event.clipboardData.getData("text/plain")), box);
    },
    onPointerDown: (event) => {
      const active = document.activeElement;
      const from = cellOf(active);
      // A finger opens the cell that it has chosen before.
      setTouched(event.pointerType === "touch" ? from : null);
      beginDrag(event, from && grid.current?.contains(from) ? positionOf(from) : null);
    },
    onClick: (event) => {
      const cell = cellOf(event.target);
      if (cell && cell === touched) begin(positionOf(cell), cell, null);
    },
    onDoubleClick: (event) => {
      const cell = cellOf(event.target);
      return cell !== null && begin(positionOf(cell), cell, null);
    },
  }));
  useEffect(() => grid.current?.setAttribute("data-cells", ""), [grid]);

  const found = editing && lookup.findBy(editing.address);
  if (editing && !found?.edit && !lookup.isAwaited(editing.address)) {
    setFailure(labels.rowGone(editing.text));
    setEditing(null);
  }
  useLayoutEffect(() => {
    const position = editing && handle.cells.positionOf(editing.address);
    const cell = position && grid.current && findCell(grid.current, position);
    // A row that has come again is another element.
    // oxlint-disable-next-line react/set-state-in-effect -- the element is known once the grid has been drawn
    if (cell && cell !== editing.cell) setEditing({ ...editing, cell });
  }, [editing, handle.cells, grid]);
  return (
    <>
      {editing && found?.edit && (
        <CellEditor
          key={`${editing.address.rowId} ${editing.address.columnId}`}
          cell={editing.cell}
          edit={found.edit}
          label={labels.edit(found.column.header, handle.rowLabel(found.row))}
          text={editing.text}
          onTextChange={(text) => setEditing({ ...editing, text })}
          isTypedOver={editing.isTypedOver}
          isBusy={changes.isBusy}
          onCommit={commit}
          onCancel={() => {
            setEditing(null);
            moveTo(handle.cells.nearestTo(editing.address));
          }}
        />
      )}
      <RangeTotals numbers={range ? lookup.numbersIn(boxOf(range)) : []} labels={labels} />
      {refusals.length > 0 && <Refusals refusals={refusals} labels={labels} onClose={() => setRefusals([])} />}
      {failure !== "" && (
        <p className="ev-grid-refusals" role="alert">
          {failure}
        </p>
      )}
      <span className="ev-sr" role="status">
        {said}
      </span>
    </>
  );
};
