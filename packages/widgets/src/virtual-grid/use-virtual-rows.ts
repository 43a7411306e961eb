import { useEffect, useLayoutEffect, useRef } from "react";
import type { RefObject } from "react";
import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { useIsPrinting } from "./use-is-printing.ts";
import { useTallScroll } from "./use-tall-scroll.ts";

const overscan = 8;
/** At most this many rows are printed: a browser would take minutes for more. */
const mostOnPaper = 1_000;
/** The next rows are fetched this many rows before the end of the loaded ones. */
const readAhead = 15;

export interface VirtualRowsInput {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly count: number;
  /** Pixels of a row, where it has no height of its own. */
  readonly rowHeight: number;
  /** Where rows have heights of their own: the top of each, and after the last the end of them all. */
  readonly tops?: readonly number[] | undefined;
  /** Pixels of what sticks above the rows. */
  readonly headHeight: number;
  /** Always drawn, so that the focus survives scrolling away; -1 for none. */
  readonly activeIndex: () => number;
  readonly hasMore?: boolean | undefined;
  readonly onLoadMore?: (() => void) | undefined;
  readonly onSight?: ((first: number, last: number) => void) | undefined;
  /** Other rows from here on: back to the top. */
  readonly queryKey: string;
}

export interface VirtualRow {
  readonly index: number;
  /** Pixels from the top of the rows, as they are drawn. */
  readonly top: number;
}

/** The visible rows; asks for more when their end is near. */
export const useVirtualRows = (input: VirtualRowsInput) => {
  const { scroller, count, rowHeight, tops, headHeight, hasMore = false, onLoadMore, onSight, queryKey } = input;
  const activeIndex = input.activeIndex();
  const isPrinting = useIsPrinting();
  const topOf = (index: number) => tops?.[index] ?? index * rowHeight;
  const { shift, drawn, observe, reveal } = useTallScroll(scroller, topOf(count) + headHeight);
  // oxlint-disable-next-line react/incompatible-library -- nothing it answers is handed to a memoised component
  const virtualizer = useVirtualizer<HTMLElement, Element>({
    count,
    overscan,
    getScrollElement: () => scroller.current,
    observeElementOffset: observe,
    estimateSize: (index) => topOf(index + 1) - topOf(index),
    scrollMargin: headHeight,
    rangeExtractor: (range) => {
      if (isPrinting) return Array.from({ length: Math.min(count, mostOnPaper) }, (_, index) => index);
      const indexes = defaultRangeExtractor(range);
      if (activeIndex < 0 || activeIndex >= count || indexes.includes(activeIndex)) return indexes;
      return [...indexes, activeIndex].toSorted((a, b) => a - b);
    },
  });

  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight, tops]);

  const askedAt = useRef(-1);
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    if (!isFirst.current) scroller.current?.scrollTo({ top: 0 });
    isFirst.current = false;
    askedAt.current = -1;
  }, [scroller, queryKey]);

  const items = virtualizer.getVirtualItems();
  const seen = virtualizer.range;
  const firstSeen = seen?.startIndex ?? 0;
  const lastSeen = seen?.endIndex ?? -1;
  useEffect(() => {
    if (lastSeen >= 0) onSight?.(firstSeen, Math.min(lastSeen, count - 1));
  }, [firstSeen, lastSeen, count, onSight]);

  const last = items.findLast((item) => item.index !== activeIndex)?.index ?? -1;
  const isNearEnd = hasMore && last >= count - readAhead;
  useEffect(() => {
    if (!isNearEnd || askedAt.current === count) return;
    askedAt.current = count;
    onLoadMore?.();
  }, [isNearEnd, count, onLoadMore]);

  const height = drawn - headHeight;
  const rowAt = (offset: number): number =>
    Math.min(count - 1, tops ? tops.findLastIndex((top) => top <= offset) : Math.floor(offset / rowHeight));
  return {
    // A row far below keeps the focus, but must not stretch what can be scrolled.
    items: items.map(({ index, start, size }): VirtualRow => ({
      index,
      top: Math.min(start - headHeight - shift, Math.max(0, height - size)),
    })),
    height,
    /** The first row that is seen, for what sticks above it. */
    firstSeen: rowAt(virtualizer.scrollOffset ?? 0),
    reveal: (index: number) => reveal({ top: topOf(index), bottom: topOf(index + 1) + headHeight }),
  };
};
