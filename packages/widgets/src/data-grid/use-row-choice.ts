import { useCallback, useEffect, useRef } from "react";
import { isSelected, setRows, toggleRow } from "../logic/grid-selection.ts";
import type { GridSelection } from "./types.ts";

/**
 * Choosing rows one by one, or with Shift from the last one to this one. The answer stays the same function, so that
 * the rows need not be drawn again.
 */
export function useRowChoice(
  ids: readonly string[],
  selection: GridSelection | undefined,
  onSelectionChange: ((selection: GridSelection) => void) | undefined,
) {
  const latest = useRef({ ids, selection, onSelectionChange });
  useEffect(() => {
    latest.current = { ids, selection, onSelectionChange };
  });
  const anchor = useRef<string | null>(null);

  return useCallback((id: string, index: number, extends_: boolean) => {
    const { ids: all, selection: current, onSelectionChange: onChange } = latest.current;
    if (!current || !onChange) return;
    const from = anchor.current === null ? -1 : all.indexOf(anchor.current);
    anchor.current = id;
    if (!extends_ || from < 0) return onChange(toggleRow(current, id));
    const range = all.slice(Math.min(from, index), Math.max(from, index) + 1);
    onChange(setRows(current, range, !isSelected(current, id)));
  }, []);
}
