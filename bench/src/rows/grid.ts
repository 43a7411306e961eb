import type { Browser, Page } from "@playwright/test";
import { slowDown, startBrowser, visit } from "../support/browser.ts";
import { serveGrids } from "../support/grid-page/build.ts";
import { scrollThrough } from "../support/grid-page/scroll-through.ts";
import type { Figure, Row } from "../support/row.ts";
import { median } from "../support/statistics.ts";

const slowness = 4;
const frames = 90;
const pixelsAFrame = 240;

interface Taken {
  readonly firstCell: number;
  readonly sort: number;
  readonly frame: number;
  readonly heap: number;
}

/**
 * The data grid beside AG Grid Community, in the same browser with the same 10,000 rows of four columns, one after the other,
 * on a processor 4 times slower: until the first cell is seen, how long a press on a header takes to show sorted rows, the
 * slow frames of a scroll, and what is held in memory after it all.
 */
export const grid: Row = {
  name: "grid",
  measure: async (stage, { quick }) => {
    const pages = await serveGrids(stage, ["ours", "peer"]);
    const browser = await startBrowser(stage);
    const rounds = quick ? 2 : 7;
    const taken: Record<"ours" | "peer", Taken[]> = { ours: [], peer: [] };
    for (let round = 0; round <= rounds; round += 1) {
      for (const kind of ["ours", "peer"] as const) taken[kind].push(await measureOnce(browser, pages[kind]));
    }
    const figure = (what: string, unit: string, of: (one: Taken) => number, atMost?: number): Figure => {
      // The first round warms up files and caches.
      const [ours, peer] = [taken.ours.slice(1).map(of), taken.peer.slice(1).map(of)];
      return {
        what,
        measured: median(ours),
        unit,
        against: {
          what: "AG Grid Community",
          value: median(peer),
          ratio: median(ours.map((value, at) => value / (peer[at] ?? Number.NaN))),
        },
        goal: atMost === undefined ? { of: "ratio", atMost: 1 } : { of: "measured", atMost },
      };
    };
    return [
      figure("grid of 10,000 rows at 4x CPU: first cell", "ms", ({ firstCell }) => firstCell),
      figure("… sort, press to paint", "ms", ({ sort }) => sort, 200),
      figure("… scroll, 95th frame of 100", "ms", ({ frame }) => frame),
      figure("… heap", "MB", ({ heap }) => heap),
    ];
  },
};

const measureOnce = (browser: Browser, url: string): Promise<Taken> =>
  visit(browser, async (page, context) => {
    await context.addInitScript(noteFirstCell);
    await slowDown(page, { cpu: slowness });
    await page.goto(url);
    const firstCell = await noted(page, "firstCell");
    const sort = await sortOnce(page);
    const frame = await page.evaluate(scrollThrough, { frames, pixelsAFrame });
    const tools = await context.newCDPSession(page);
    await tools.send("HeapProfiler.collectGarbage");
    const { usedSize } = await tools.send("Runtime.getHeapUsage");
    return { firstCell, sort, frame, heap: usedSize / 1024 / 1024 };
  });

const noted = async (page: Page, name: string): Promise<number> => {
  const value = await page.waitForFunction((key) => document.documentElement.dataset[key], name);
  return Number(await value.jsonValue());
};

/** Both mark a cell with the role; with the next frame it is on the screen. */
const noteFirstCell = (): void => {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('[role="gridcell"]')) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      document.documentElement.dataset["firstCell"] = String(performance.now());
    });
  });
  observer.observe(document, { childList: true, subtree: true });
};

/** The browser's own word for a press: from the input to the paint that follows it. */
export const sortOnce = async (page: Page): Promise<number> => {
  await page.evaluate(() => {
    new PerformanceObserver((list) => {
      const longest = Math.max(...list.getEntries().map(({ duration }) => duration));
      const { dataset } = document.documentElement;
      dataset["sorted"] = String(Math.max(longest, Number(dataset["sorted"] ?? 0)));
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.getByText("who", { exact: true }).click();
  return noted(page, "sorted");
};
