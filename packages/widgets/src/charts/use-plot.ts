import "./safe-language.ts";
import { type RefObject, useEffect, useEffectEvent } from "react";
import uPlot from "uplot";

/** Everything of a plot but its size, which is its element's. */
export type PlotOptions = Omit<uPlot.Options, "width" | "height">;

interface Given {
  /** Takes the plot while it is drawn. */
  readonly plotRef: RefObject<uPlot | null>;
  readonly element: RefObject<HTMLElement | null>;
  readonly options: PlotOptions;
  readonly data: uPlot.AlignedData;
  readonly height: number;
  /** Called after a redraw, which loses what the plot keeps itself, such as the cursor. */
  readonly onDrawn?: (plot: uPlot) => void;
}

/**
 * Draws into an element, as wide as that is. A change of the options redraws it, one of the data alone keeps the plot; a
 * change of theme repaints, so colours must be functions that read them from the page.
 */
export const usePlot = ({ plotRef, element, options, data, height, onDrawn }: Given): void => {
  const dataNow = useEffectEvent(() => data);
  const tellDrawn = useEffectEvent((drawn: uPlot) => onDrawn?.(drawn));

  useEffect(() => {
    const host = element.current;
    if (host === null) return undefined;
    const cursor = { ...options.cursor, bind: pointerOf(host) };
    const drawn = new uPlot({ ...options, cursor, width: Math.max(host.clientWidth, 1), height }, dataNow(), host);
    plotRef.current = drawn;
    // Its scales are set in a microtask of its own.
    queueMicrotask(() => {
      if (plotRef.current === drawn) tellDrawn(drawn);
    });
    const resize = new ResizeObserver(() => drawn.setSize({ width: Math.max(host.clientWidth, 1), height }));
    resize.observe(host);
    const unwatch = watchTheme(() => drawn.redraw(false));
    return () => {
      resize.disconnect();
      unwatch();
      drawn.destroy();
      plotRef.current = null;
    };
  }, [plotRef, element, options, height]);
  useEffect(() => plotRef.current?.setData(data), [plotRef, data]);
};

/**
 * While the keyboard is in the plot a pointer that only lies there moves nothing, and one that leaves takes nothing away: a browser sends
 * such moves by itself when what is under the pointer has changed.
 */
const pointerOf = (host: HTMLElement): uPlot.Cursor.Bind => {
  const hasFocus = (): boolean => host.closest(".ev-chart-body")?.contains(document.activeElement) === true;
  return {
    mousemove: (_plot, _target, handle) => (event) => {
      const isStill = event.movementX === 0 && event.movementY === 0;
      if (!isStill || !hasFocus()) handle(event);
      return null;
    },
    mouseleave: (_plot, _target, handle) => (event) => {
      if (!hasFocus()) handle(event);
      return null;
    },
  };
};

const themeQueries = ["(prefers-color-scheme: dark)", "(prefers-contrast: more)", "(forced-colors: active)"];

const watchTheme = (repaint: () => void): (() => void) => {
  const observer = new MutationObserver(repaint);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme", "style"] });
  const queries = themeQueries.map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener("change", repaint);
  return () => {
    observer.disconnect();
    for (const query of queries) query.removeEventListener("change", repaint);
  };
};

/** The page's font, as a canvas takes it. */
export const axisFont = (): string => `11px ${getComputedStyle(document.documentElement).getPropertyValue("--font")}`;

/** The colour that one of `ChartColours` has now: tokens are `light-dark()`, which an element resolves and a canvas does not. */
export const colourOf = (plot: uPlot, selector: string): string => {
  const element = plot.root.closest(".ev-chart-body")?.querySelector(`.ev-chart-colours ${selector}`);
  return element ? getComputedStyle(element).color : "currentcolor";
};
