import { useLayoutEffect, useRef, useState } from "react";
import type { FocusEvent, KeyboardEvent, RefObject } from "react";
import { flowKey } from "../virtual-grid/flow-key.ts";
import { focusCell } from "../virtual-grid/cell-focus.ts";
import type { TreeLine } from "../virtual-grid/tree-rows.ts";
import type { TimelineBar, TimelineRow } from "./types.ts";

interface FocusPlace {
  readonly rowId: string;
  /** `null`: the name of the row. */
  readonly barId: string | null;
}

interface FocusInput {
  readonly grid: RefObject<HTMLElement | null>;
  readonly lines: readonly TreeLine<TimelineRow>[];
  readonly barsOf: (rowId: string) => readonly TimelineBar[];
  /** Rows that PageUp and PageDown go. */
  readonly pageOf: () => number;
  readonly onToggle: (id: string) => void;
  /** Takes a key on a bar, or on the name of a row, before any other; answers whether it did something. */
  readonly onPlaceKey: (event: KeyboardEvent, rowId: string, bar: TimelineBar | undefined) => boolean;
  readonly onMove: (index: number) => void;
}

/**
 * One tab stop. Left and right go from bar to bar, up and down to the bar of the next row that is nearest in time. What has the focus
 * is known by its row and bar, so that it keeps it when rows or bars move.
 */
export const useTimelineFocus = ({ grid, lines, barsOf, pageOf, onToggle, onPlaceKey, onMove }: FocusInput) => {
  const [wanted, setWanted] = useState<FocusPlace | null>(null);
  const takesFocus = useRef(false);
  const hasFocus = useRef(false);
  const known = wanted ? lines.findIndex(({ node }) => node.id === wanted.rowId) : 0;
  const moved = typeof wanted?.barId === "string" && !barsOf(wanted.rowId).some(({ id }) => id === wanted.barId);
  // A bar that went to another row takes the focus along.
  const carrier = moved ? lines.findIndex(({ node }) => barsOf(node.id).some(({ id }) => id === wanted.barId)) : -1;
  const index = Math.max(0, carrier >= 0 ? carrier : known);
  const rowId = lines[index]?.node.id ?? "";
  const barId = moved && carrier < 0 ? null : (wanted?.barId ?? null);

  useLayoutEffect(() => {
    const isLost = hasFocus.current && document.activeElement === document.body;
    if (!takesFocus.current && !isLost) return;
    const cell = grid.current?.querySelector<HTMLElement>(
      barId === null ? `[data-timeline-row="${CSS.escape(rowId)}"]` : `[data-bar="${CSS.escape(barId)}"]`,
    );
    if (!cell) return;
    takesFocus.current = false;
    focusCell(cell);
  });

  const moveTo = (to: number, bar: TimelineBar | null) => {
    const line = lines[Math.max(0, Math.min(to, lines.length - 1))];
    if (!line) return;
    takesFocus.current = true;
    setWanted({ rowId: line.node.id, barId: bar?.id ?? null });
    onMove(lines.indexOf(line));
  };

  /** The bar of a row that is nearest in time. */
  const nearest = (to: number, current: TimelineBar | undefined): TimelineBar | null => {
    const line = lines[to];
    if (!line || !current) return null;
    const middle = (current.start + current.end) / 2;
    const away = ({ start, end }: TimelineBar) => Math.max(start - middle, middle - end, 0);
    return barsOf(line.node.id).reduce<TimelineBar | null>(
      (best, bar) => (best === null || away(bar) < away(best) ? bar : best),
      null,
    );
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const line = lines[index];
    const target = event.target instanceof Element ? event.target.closest("[data-bar], [data-timeline-row]") : null;
    if (!line || event.target !== target || event.defaultPrevented) return;
    const bars = barsOf(rowId);
    const at = bars.findIndex(({ id }) => id === barId);
    const bar = bars[at];
    const key = flowKey(event);
    const vertical = (to: number) => {
      const next = Math.max(0, Math.min(to, lines.length - 1));
      moveTo(next, nearest(next, bar));
    };
    if (onPlaceKey(event, rowId, bar)) return event.preventDefault();
    if (event.altKey || event.metaKey) return;
    if (key === "ArrowDown") vertical(index + 1);
    else if (key === "ArrowUp") vertical(index - 1);
    else if (key === "PageDown") vertical(index + pageOf());
    else if (key === "PageUp") vertical(index - pageOf());
    else if (key === "Home") moveTo(event.ctrlKey ? 0 : index, null);
    else if (key === "End")
      moveTo(event.ctrlKey ? lines.length - 1 : index, event.ctrlKey ? null : (bars.at(-1) ?? null));
    else if (key === "ArrowRight" && !bar && line.isOpen === false) onToggle(rowId);
    else if (key === "ArrowRight") moveTo(index, bars[Math.min(at + 1, bars.length - 1)] ?? null);
    else if (key === "ArrowLeft" && bar) moveTo(index, bars[at - 1] ?? null);
    else if (key === "ArrowLeft" && line.isOpen) onToggle(rowId);
    else if (key === "ArrowLeft" && line.parent >= 0) moveTo(line.parent, null);
    else if ((key === "Enter" || key === " ") && !bar && line.isOpen !== null) onToggle(rowId);
    else return;
    event.preventDefault();
  };

  const onFocus = ({ target }: FocusEvent) => {
    hasFocus.current = true;
    const cell = target.closest<HTMLElement>("[data-bar], [data-timeline-row]");
    const row = cell?.closest('[role="row"]')?.querySelector<HTMLElement>("[data-timeline-row]")?.dataset.timelineRow;
    if (cell && row !== undefined) setWanted({ rowId: row, barId: cell.dataset.bar ?? null });
  };
  const onBlur = (event: FocusEvent) => {
    // An element that is removed from the page loses the focus.
    if (event.target.isConnected && !grid.current?.contains(event.relatedTarget)) hasFocus.current = false;
  };

  return { index, rowId, barId, gridProps: { onKeyDown, onFocus, onBlur } };
};
