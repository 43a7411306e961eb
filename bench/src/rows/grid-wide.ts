import type { Page } from "@playwright/test";
import { slowDown, startBrowser, visit } from "../support/browser.ts";
import { serveGrids } from "../support/grid-page/build.ts";
import { scrollThrough } from "../support/grid-page/scroll-through.ts";
import type { Figure, Row } from "../support/row.ts";
import { median } from "../support/statistics.ts";
import { sortOnce } from "./grid.ts";

const slowness = 4;
/** Milliseconds after which an answer to a press is felt as slow. */
const noticed = 200;

interface Taken {
  readonly sort: number;
  readonly frame: number;
}

/**
 * 10,000 rows of 40 columns beside AG Grid Community, in the same browser on a processor 4 times slower: a sort from press to
 * paint, the slow frames of a scroll; and how many cells of ours an arrow key draws.
 */
export const gridWide: Row = {
  name: "grid-wide",
  measure: async (stage, { quick }) => {
    const pages = await serveGrids(stage, ["wide", "widePeer"]);
    const browser = await startBrowser(stage);
    const taken: Record<"wide" | "widePeer", Taken[]> = { wide: [], widePeer: [] };
    let cells = 0;
    for (let round = 0; round <= (quick ? 2 : 7); round += 1) {
      for (const kind of ["wide", "widePeer"] as const) {
        const one = await visit(browser, async (page) => {
          await slowDown(page, { cpu: slowness });
          await page.goto(pages[kind]);
          await page.locator('[role="gridcell"]').first().waitFor();
          if (kind === "wide") cells = Math.max(cells, await cellsOfArrowKey(page));
          const sort = await sortOnce(page);
          return { sort, frame: await page.evaluate(scrollThrough, { frames: 90, pixelsAFrame: 240 }) };
        });
        taken[kind].push(one);
      }
    }
    /** Beside the peer, and by itself: within what people take for immediate, however slow the peer is. */
    const figures = (what: string, of: (one: Taken) => number): Figure[] => {
      // The first round warms up files and caches.
      const [ours, peer] = [taken.wide.slice(1).map(of), taken.widePeer.slice(1).map(of)];
      const ratio = median(ours.map((value, at) => value / (peer[at] ?? Number.NaN)));
      const measured = { measured: median(ours), unit: "ms" };
      return [
        {
          what,
          ...measured,
          against: { what: "AG Grid Community", value: median(peer), ratio },
          goal: { of: "ratio", atMost: 0.7 },
        },
        { what: "… by itself", ...measured, goal: { of: "measured", atMost: noticed } },
      ];
    };
    return [
      ...figures("grid of 10,000 x 40 at 4x CPU: sort, press to paint", ({ sort }) => sort),
      ...figures("… scroll, 95th frame of 100", ({ frame }) => frame),
      { what: "… cells that an arrow key draws", measured: cells, unit: "cells", goal: { of: "measured", atMost: 2 } },
    ];
  },
};

const drawnCells = (page: Page): Promise<number> =>
  page.evaluate(() => (window as { drawnCells?: number }).drawnCells ?? 0);

/** The most that one of four steps draws. */
const cellsOfArrowKey = async (page: Page): Promise<number> => {
  await page.locator('[data-row="3"][data-column="2"]').click();
  let most = 0;
  for (const key of ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]) {
    const before = await drawnCells(page);
    await page.keyboard.press(key);
    most = Math.max(most, (await drawnCells(page)) - before);
  }
  return most;
};
