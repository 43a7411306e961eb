import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import uPlot from "uplot";

/** Everything of a plot but its size, which is its element's. */
export type PlotOptions = Omit<uPlot.Options, "width" | "height">;

/**
 * Draws into an element, as wide as that is. A change of the options draws anew, one of the data alone keeps the plot; a
 * change of theme repaints, so colours must be functions that read them from the page.
 */
export function usePlot(
  element: RefObject<HTMLElement | null>,
  options: PlotOptions,
  data: uPlot.AlignedData,
  height: number,
): RefObject<uPlot | null> {
  const plot = useRef<uPlot | null>(null);
  const dataNow = useEffectEvent(() => data);

  useEffect(() => {
    const host = element.current;
    if (host === null) return undefined;
    const drawn = new uPlot({ ...options, width: Math.max(host.clientWidth, 1), height }, dataNow(), host);
    plot.current = drawn;
    const resize = new ResizeObserver(() => drawn.setSize({ width: Math.max(host.clientWidth, 1), height }));
    resize.observe(host);
    const unwatch = watchTheme(() => drawn.redraw(false));
    return () => {
      resize.disconnect();
      unwatch();
      drawn.destroy();
      plot.current = null;
    };
  }, [element, options, height]);
  useEffect(() => plot.current?.setData(data), [data]);
  return plot;
}

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

/** The colour that one of `ChartColours` has now: tokens are `light-dark()`, which an element resolves and a canvas does not. */
export const colourOf = (plot: uPlot, selector: string): string => {
  const element = plot.root.closest(".ev-chart-body")?.querySelector(`.ev-chart-colours ${selector}`);
  return element ? getComputedStyle(element).color : "currentcolor";
};
