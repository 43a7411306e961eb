import type { KeyboardEvent, RefObject } from "react";
import type uPlot from "uplot";

/** Arrow keys, Page Up and Down, Home and End move the cursor through the values; Escape takes it away. */
export const useCursorKeys = (plot: RefObject<uPlot | null>, count: number, at: number | null, holdsFor = 0) => ({
  onKeyDown: (event: KeyboardEvent): void => {
    const next = nextIndex(event.key, at, count);
    if (next === undefined || plot.current === null) return;
    event.preventDefault();
    moveTo(plot.current, next, holdsFor);
  },
  onBlur: (): void => {
    if (plot.current) moveTo(plot.current, null);
  },
});

/** To a value; to the middle of an interval for which it holds, in milliseconds. */
export const moveTo = (plot: uPlot, index: number | null, holdsFor = 0): void => {
  const second = index === null ? undefined : plot.data[0][index];
  if (second === undefined) plot.setCursor({ left: -10, top: -10 });
  else plot.setCursor({ left: plot.valToPos(second + holdsFor / 2_000, "x"), top: plot.over.clientHeight / 2 });
};

const page = 10;

/** Undefined for a key that moves nothing. */
const nextIndex = (key: string, at: number | null, count: number): number | null | undefined => {
  if (count === 0) return undefined;
  const within = (index: number): number => Math.min(Math.max(index, 0), count - 1);
  switch (key) {
    case "ArrowRight":
    case "ArrowUp":
      return at === null ? 0 : within(at + 1);
    case "ArrowLeft":
    case "ArrowDown":
      return at === null ? count - 1 : within(at - 1);
    case "PageUp":
      return within((at ?? 0) + page);
    case "PageDown":
      return within((at ?? 0) - page);
    case "Home":
      return 0;
    case "End":
      return count - 1;
    case "Escape":
      return at === null ? undefined : null;
    default:
      return undefined;
  }
};
