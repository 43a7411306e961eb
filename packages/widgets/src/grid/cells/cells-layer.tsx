import "./cells.css";
import { useEffect, useImperativeHandle, useState } from "react";
import type { ClipboardEvent, KeyboardEvent, Ref } from "react";
import { cellOf, findCell, positionOf } from "../../data-grid/cell-focus.ts";
import { flowKey } from "../../data-grid/flow-key.ts";
import { boxOf, extended } from "../../logic/cell-range.ts";
import type { CellBox, CellRange } from "../../logic/cell-range.ts";
import { textOf } from "../../logic/grid-filter.ts";
import type { GridPosition } from "../../logic/grid-keys.ts";
import { isSame, planPaste } from "../../logic/paste-plan.ts";
import type { PasteRefusal } from "../../logic/paste-plan.ts";
import { readTsv, writeTsv } from "../../logic/tsv.ts";
import { CellEditor } from "./cell-editor.tsx";
import type { EditorExit } from "./cell-editor.tsx";
import { cellLookup } from "./cell-lookup.ts";
import type { GridCells } from "./cell-types.ts";
import type { CellsActs, CellsHandle } from "./handle.ts";
import { Refusals } from "./refusals.tsx";
import { useCellChanges } from "./use-cell-changes.ts";
import { useRangeDrag } from "./use-range-drag.ts";

interface CellsLayerProps<Row extends object> {
  cells: GridCells<Row>;
  handle: CellsHandle<Row>;
  /** Filled while the layer is there. */
  acts: Ref<CellsActs>;
}

interface Editing {
  position: GridPosition;
  cell: HTMLElement;
  text: string;
  isTypedOver: boolean;
}

const oneCell = (at: GridPosition): CellRange => ({ from: at, to: at });

/** Ranges, the clipboard, changes in place, undo: what a grid of cells does beyond a grid of rows. */
export function CellsLayer<Row extends object>({ cells, handle, acts }: CellsLayerProps<Row>) {
  const { labels } = cells;
  const { grid, range, setRange, moveTo } = handle;
  const lookup = cellLookup(handle, cells);
  const changes = useCellChanges(cells);
  const [editing, setEditing] = useState<Editing | null>(null);
  const [refusals, setRefusals] = useState<readonly PasteRefusal[]>([]);
  const [said, setSaid] = useState("");
  const [failure, setFailure] = useState("");
  const beginDrag = useRangeDrag(setRange, lookup.bounds);

  const begin = (position: GridPosition, cell: HTMLElement, typed: string | null): boolean => {
    const found = lookup.find(position);
    if (!found?.edit) return false;
    const value = found.column.value?.(found.row) ?? null;
    const current = found.edit.kind === "text" ? textOf(found.column, found.row) : String(value ?? "");
    const isTypedOver = typed !== null && found.edit.kind !== "choice";
    setRange(null);
    setEditing({ position, cell, text: isTypedOver ? typed : current, isTypedOver });
    return true;
  };

  const commit = async (text: string, exit: EditorExit | null): Promise<string | null> => {
    const found = editing && lookup.find(editing.position);
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
    const { row, column } = editing.position;
    const beside = exit.cells === 0 ? null : lookup.nextEditable(editing.position, exit.cells);
    const below = Math.min(Math.max(row + exit.rows, 1), handle.count);
    moveTo(beside ?? { row: below, column });
    return null;
  };

  const put = async (table: readonly (readonly string[])[], box: CellBox) => {
    const plan = planPaste({ table, box, targetAt: lookup.targetAt, words: labels });
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
    const { top, left, bottom, right } = plan.covered;
    const { bounds } = lookup;
    const end = { row: Math.min(bottom, bounds.bottom), column: Math.min(right, bounds.right) };
    if (table.length > 1 || (table[0]?.length ?? 0) > 1) setRange({ from: { row: top, column: left }, to: end });
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
      setRange(next);
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
  useImperativeHandle(acts, () => ({
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

  const found = editing && lookup.find(editing.position);
  return (
    <>
      {editing && found?.edit && (
        <CellEditor
          key={`${editing.position.row} ${editing.position.column}`}
          cell={editing.cell}
          edit={found.edit}
          label={labels.edit(found.column.header, handle.rowLabel(found.row))}
          text={editing.text}
          isTypedOver={editing.isTypedOver}
          isBusy={changes.isBusy}
          onCommit={commit}
          onCancel={() => {
            setEditing(null);
            moveTo(editing.position);
          }}
        />
      )}
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
}
