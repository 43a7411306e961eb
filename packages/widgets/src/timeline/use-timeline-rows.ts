import { useCallback, useMemo, useState } from "react";
import { treeLines } from "../virtual-grid/tree-rows.ts";
import type { TreeLine } from "../virtual-grid/tree-rows.ts";
import { lanesOf } from "./lanes.ts";
import type { TimelineBar, TimelineRow } from "./types.ts";

/** The height of a lane in a row of this height, in pixels. */
export const lanePitch = (rowHeight: number): number => rowHeight - 10;

interface RowsInput {
  readonly rows: readonly TimelineRow[];
  readonly bars: readonly TimelineBar[];
  readonly rowHeight: number;
}

const none: readonly TimelineBar[] = [];

/** The rows as lines, each as high as its lanes, with their bars in the order of time. */
export const useTimelineRows = ({ rows, bars, rowHeight }: RowsInput) => {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const lines = useMemo(() => treeLines(rows, (id) => !closed.has(id)), [rows, closed]);
  const byRow = useMemo(() => {
    const groups = Map.groupBy(bars, ({ rowId }) => rowId);
    for (const group of groups.values()) group.sort((a, b) => a.start - b.start);
    return groups;
  }, [bars]);
  const tops = useMemo(() => {
    const ends = [0];
    for (const { node } of lines) {
      const { count } = lanesOf(byRow.get(node.id) ?? none);
      ends.push((ends.at(-1) ?? 0) + rowHeight + (count - 1) * lanePitch(rowHeight));
    }
    return ends;
  }, [lines, byRow, rowHeight]);
  const barsOf = useCallback((rowId: string) => byRow.get(rowId) ?? none, [byRow]);
  const toggle = useCallback(
    (id: string) =>
      setClosed((before) => {
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        return after;
      }),
    [],
  );
  return { lines, tops, barsOf, toggle };
};

/** What a row belongs to; `null` at the top. */
export const sectionOf = (lines: readonly TreeLine<TimelineRow>[], index: number): TimelineRow | null =>
  lines[lines[index]?.parent ?? -1]?.node ?? null;
