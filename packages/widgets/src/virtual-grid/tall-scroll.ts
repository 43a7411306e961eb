/*
 * Browsers draw nothing beyond some 17 million pixels. A taller list is scrolled through a window of `drawn` pixels: small
 * steps go pixel by pixel, a long one (the scroll bar dragged, End pressed) goes to the same share of the whole list.
 */

/** What every browser draws without fault. */
export const drawnAtMost = 8_000_000;
/** A longer step comes from the scroll bar, not from a wheel or a key. */
const leap = 4_000;

export interface TallScroll {
  /** Pixels from the top of the whole list. */
  readonly offset: number;
  /** How far the list's pixels lie below those of the scroller: `offset - scrollTop`. */
  readonly shift: number;
}

export interface TallSize {
  /** Pixels of the whole list, of what is drawn of it, and of what is seen at once. */
  readonly whole: number;
  readonly drawn: number;
  readonly seen: number;
}

const share = ({ whole, drawn, seen }: TallSize): number => (whole - seen) / Math.max(1, drawn - seen);

/** Where a new `scrollTop` leads. */
export const scrolledTo = (before: TallScroll, scrollTop: number, size: TallSize): TallScroll => {
  if (size.whole <= size.drawn) return { offset: scrollTop, shift: 0 };
  const end = size.drawn - size.seen;
  if (scrollTop <= 0) return { offset: 0, shift: 0 };
  if (scrollTop >= end) return { offset: size.whole - size.seen, shift: size.whole - size.drawn };
  const step = scrollTop - (before.offset - before.shift);
  const offset = Math.abs(step) < leap ? before.offset + step : scrollTop * share(size);
  return at(offset, scrollTop, size);
};

/** The `scrollTop` at which the bar shows the true share; to be set once the list stands still. */
export const settledTop = ({ offset }: TallScroll, size: TallSize): number =>
  size.whole <= size.drawn ? offset : offset / share(size);

export const at = (offset: number, scrollTop: number, size: TallSize): TallScroll => {
  const held = Math.min(Math.max(offset, 0), Math.max(0, size.whole - size.seen));
  return { offset: held, shift: held - scrollTop };
};

/** Where to go so that the line is seen: no further than needed. Pixels are of the whole list. */
export const revealing = (offset: number, line: { top: number; bottom: number }, seen: number): number => {
  if (line.top < offset) return line.top;
  return line.bottom > offset + seen ? line.bottom - seen : offset;
};
