import type { Browser } from "@playwright/test";
import { slowDown, startBrowser, visit } from "../support/browser.ts";
import { serveGrids } from "../support/grid-page/build.ts";
import { scrollThrough } from "../support/grid-page/scroll-through.ts";
import type { Figure, Row } from "../support/row.ts";
import { median } from "../support/statistics.ts";

const slowness = 4;
const frames = 90;
const pixelsAFrame = 240;

interface Taken {
  readonly frame: number;
  readonly leap: number;
}

/**
 * A million rows of a server that answers after 120 ms, in a browser on a processor 4 times slower: the slow frames of a scroll
 * through rows as they come, and how long a leap to the middle takes until a row is seen there. Of the leap 120 ms are the
 * server's, and 80 ms the wait until the bar rests; the limits leave three frames, and twice the time of the two.
 */
export const gridMillion: Row = {
  name: "grid-million",
  measure: async (stage, { quick }) => {
    const { million } = await serveGrids(stage, ["million"]);
    const browser = await startBrowser(stage);
    const taken: Taken[] = [];
    for (let round = 0; round <= (quick ? 2 : 7); round += 1) taken.push(await measureOnce(browser, million));
    const figure = (what: string, of: (one: Taken) => number, atMost: number): Figure => ({
      what,
      // The first round warms up files and caches.
      measured: median(taken.slice(1).map(of)),
      unit: "ms",
      goal: { of: "measured", atMost },
    });
    return [
      figure("grid of 1,000,000 rows of a server at 4x CPU: scroll, 95th frame of 100", ({ frame }) => frame, 50),
      figure("… a leap to the middle, until a row is seen", ({ leap }) => leap, 400),
    ];
  },
};

const measureOnce = (browser: Browser, url: string): Promise<Taken> =>
  visit(browser, async (page) => {
    await slowDown(page, { cpu: slowness });
    await page.goto(url);
    await page.locator("[data-row-id]").first().waitFor();
    const frame = await page.evaluate(scrollThrough, { frames, pixelsAFrame });
    const leap = await page.evaluate(leapToTheMiddle);
    return { frame, leap };
  });

/** Pulls the bar to the middle; answers the milliseconds until a row stands in sight. */
const leapToTheMiddle = async (): Promise<number> => {
  const scroller = document.querySelector(".ev-grid-scroller");
  if (!scroller) throw new Error("nothing to scroll");
  const isSeen = (row: Element): boolean => {
    const [box, room] = [row.getBoundingClientRect(), scroller.getBoundingClientRect()];
    return box.bottom > room.top && box.top < room.bottom;
  };
  const old = new Set(
    [...document.querySelectorAll<HTMLElement>("[data-row-id]")].map(({ dataset }) => dataset["rowId"]),
  );
  const start = performance.now();
  scroller.scrollTop = scroller.scrollHeight / 2;
  for (;;) {
    const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
    const rows = [...document.querySelectorAll<HTMLElement>("[data-row-id]")];
    if (rows.some((row) => !old.has(row.dataset["rowId"]) && isSeen(row))) return now - start;
  }
};
