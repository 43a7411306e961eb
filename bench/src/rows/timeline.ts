import type { Page } from "@playwright/test";
import { startBrowser, visit } from "../support/browser.ts";
import { serveGrids } from "../support/grid-page/build.ts";
import type { Row } from "../support/row.ts";
import { median } from "../support/statistics.ts";

const moves = 90;

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

/** Drags a bar by a pixel or two a frame; answers the 95th of 100 times that a move and the layout after it took. */
const dragFrame = (page: Page): Promise<number> =>
  page.evaluate(async (count) => {
    const bar = document.querySelector<HTMLElement>("[data-bar]");
    if (!bar) throw new Error("no bar");
    const box = bar.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const fire = (target: EventTarget, type: string, by: number) =>
      target.dispatchEvent(
        new PointerEvent(type, { bubbles: true, clientX: x + by, clientY: y, button: 0, pointerType: "mouse" }),
      );
    fire(bar, "pointerdown", 0);
    const times: number[] = [];
    for (let move = 1; move <= count; move += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const before = performance.now();
      fire(document, "pointermove", move * 2);
      // The layout that the frame would need.
      document.body.getBoundingClientRect();
      times.push(performance.now() - before);
    }
    fire(document, "pointerup", count * 2);
    return times.toSorted((a, b) => a - b)[Math.floor(count * 0.95)] ?? Number.NaN;
  }, moves);
