import { startBrowser, visit } from "../support/browser.ts";
import { dragFrame } from "../support/drag-frame.ts";
import { serveGrids } from "../support/grid-page/build.ts";
import type { Row } from "../support/row.ts";
import { median } from "../support/statistics.ts";

/** A timeline of 500 rows of ten bars: until the first bar is seen, and the slow frames while one is dragged. */
export const timeline: Row = {
  name: "timeline",
  measure: async (stage, { quick }) => {
    const { timeline: url } = await serveGrids(stage, ["timeline"]);
    const browser = await startBrowser(stage);
    const taken: { first: number; frame: number }[] = [];
    for (let round = 0; round <= (quick ? 2 : 7); round += 1) {
      taken.push(
        await visit(browser, async (page) => {
          await page.goto(url);
          await page.locator("[data-bar]").first().waitFor();
          const first = await page.evaluate(
            () => new Promise<number>((resolve) => requestAnimationFrame(() => resolve(performance.now()))),
          );
          return { first, frame: await dragFrame(page) };
        }),
      );
    }
    // The first round warms up files and caches.
    const of = (key: "first" | "frame") => median(taken.slice(1).map((one) => one[key]));
    return [
      {
        what: "timeline of 500 x 10: first bar",
        measured: of("first"),
        unit: "ms",
        goal: { of: "measured", atMost: 1500 },
      },
      {
        what: "… work of a frame of a drag, 95th of 100",
        measured: of("frame"),
        unit: "ms",
        goal: { of: "measured", atMost: 16 },
      },
    ];
  },
};
