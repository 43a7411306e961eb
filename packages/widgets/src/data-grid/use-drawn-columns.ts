import { useMemo } from "react";
import type { RefObject } from "react";
import { leastWidthOf } from "../logic/grid-columns.ts";
import { useVirtualColumns } from "../virtual-grid/use-virtual-columns.ts";
import type { GridColumn, GridState } from "./types.ts";
import type { GridLayout, ShownColumn } from "./use-grid-layout.ts";

interface DrawnInput<Row> {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly layout: GridLayout<Row>;
  /** Always drawn, so that the focus survives scrolling away. */
  readonly activeColumn: number;
}

/** The columns in sight, those pinned, and the one that has the focus. */
export const useDrawnColumns = <Row>({ scroller, layout, activeColumn }: DrawnInput<Row>) => {
  const { shown, scrolled, pinnedWidth, pinnedEndWidth } = layout;
  const { first, end } = useVirtualColumns({ scroller, widths: scrolled, pinnedWidth: pinnedWidth + pinnedEndWidth });
  const isWhole = first === 0 && end === scrolled.length;
  const drawn = useMemo(() => {
    if (isWhole) return shown;
    const atStart = shown.filter(({ pinned }) => pinned === "start").length;
    let skipped = 0;
    return shown.flatMap((one, at): ShownColumn<Row>[] => {
      const place = at - atStart;
      if (one.pinned === null && one.index !== activeColumn && (place < first || place >= end)) {
        // oxlint-disable-next-line react/immutability -- flatMap calls it at once
        skipped += scrolled[place] ?? 0;
        return [];
      }
      const drawnOne = skipped > 0 ? { ...one, skipped } : one;
      skipped = 0;
      return [drawnOne];
    });
  }, [isWhole, shown, scrolled, activeColumn, first, end]);
  return { drawn };
};

/** How wide a column is while the grid has no free room. */
export const leastOf = <Row>(state: GridState, columns: readonly GridColumn<Row>[], id: string): number => {
  const column = columns.find((other) => other.id === id);
  return column ? leastWidthOf({ ...state, pinned: [...state.pinned, ...(state.pinnedEnd ?? [])] }, column) : 0;
};
