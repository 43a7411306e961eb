import { useCallback, useEffect, useRef } from "react";
import { isSelected, setRows, toggleRow } from "../logic/grid-selection.ts";
import type { GridSelection, GridSource } from "./types.ts";

interface ChoiceInput<Row> {
  source: GridSource<Row>;
  canChoose: (row: Row) => boolean;
  selection: GridSelection | undefined;
  onSelectionChange: ((selection: GridSelection) => void) | undefined;
}

/**
 * Choosing rows one by one, or with Shift from the last one to this one. The answer stays the same function, so that
 * the rows need not be drawn again.
 */
export function useRowChoice<Row>(input: ChoiceInput<Row>) {
  const latest = useRef(input);
  useEffect(() => {
    latest.current = input;
  });
  const anchor = useRef<{ id: string; index: number } | null>(null);

  return useCallback((id: string, index: number, extends_: boolean) => {
    const { source, canChoose, selection, onSelectionChange } = latest.current;
    if (!selection || !onSelectionChange) return;
    const from = anchor.current ? placeOf(source, anchor.current) : -1;
    anchor.current = { id, index };
    if (!extends_ || from < 0) return onSelectionChange(toggleRow(selection, id));
    const range: string[] = [];
    for (let at = Math.min(from, index); at <= Math.max(from, index); at += 1) {
      const line = source.lineAt(at);
      if (line.kind === "row" && canChoose(line.row)) range.push(line.id);
    }
    onSelectionChange(setRows(selection, range, !isSelected(selection, id)));
  }, []);
}

/** Where the row stands now; after a refresh it may be elsewhere, or gone (-1). */
function placeOf<Row>(source: GridSource<Row>, { id, index }: { id: string; index: number }): number {
  if (index < source.count && source.lineAt(index).id === id) return index;
  for (let at = 0; at < source.count; at += 1) if (source.lineAt(at).id === id) return at;
  return -1;
}
