import { useEffect, useLayoutEffect, useRef } from "react";
import type { RefObject } from "react";
import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";

const overscan = 8;
/** So many rows before the end of the loaded ones the next are asked for. */
const readAhead = 15;
/** How long the shell's sidebar and its like take to settle. */
const settling = 900;

interface RowsInput {
  scroller: RefObject<HTMLElement | null>;
  count: number;
  rowHeight: number;
  /** Always drawn, so that the focus survives scrolling away; -1 for none. */
  activeIndex: number;
  hasMore: boolean;
  onLoadMore: (() => void) | undefined;
  /** Other rows from here on: back to the top. */
  queryKey: string;
  layoutKey: string | undefined;
}

/** The rows in sight, and the wish for more when their end comes near. */
export function useGridRows(input: RowsInput) {
  const { scroller, count, rowHeight, activeIndex, hasMore, onLoadMore, queryKey, layoutKey } = input;
  // eslint-disable-next-line react-hooks/incompatible-library -- nothing it answers is handed to a memoised component
  const virtualizer = useVirtualizer({
    count,
    overscan,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    // The header is as high as a row, and scrolls with them until it sticks.
    scrollMargin: rowHeight,
    rangeExtractor: (range) => {
      const indexes = defaultRangeExtractor(range);
      if (activeIndex < 0 || activeIndex >= count || indexes.includes(activeIndex)) return indexes;
      return [...indexes, activeIndex].toSorted((a, b) => a - b);
    },
  });

  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);

  useEffect(() => {
    if (layoutKey === undefined) return undefined;
    const timer = setTimeout(() => virtualizer.measure(), settling);
    return () => clearTimeout(timer);
  }, [virtualizer, layoutKey]);

  const askedAt = useRef(-1);
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    if (!isFirst.current) scroller.current?.scrollTo({ top: 0 });
    isFirst.current = false;
    askedAt.current = -1;
  }, [scroller, queryKey]);

  const items = virtualizer.getVirtualItems();
  const last = items.findLast((item) => item.index !== activeIndex)?.index ?? -1;
  const isNearEnd = hasMore && last >= count - readAhead;
  useEffect(() => {
    if (!isNearEnd || askedAt.current === count) return;
    askedAt.current = count;
    onLoadMore?.();
  }, [isNearEnd, count, onLoadMore]);

  return {
    items: items.map(({ index, start }) => ({ index, top: start - rowHeight })),
    height: virtualizer.getTotalSize(),
  };
}
