import type { Browser, Page } from "@playwright/test";
import { fillIn, slowDown, startBrowser, visit } from "../support/browser.ts";
import type { Row } from "../support/row.ts";
import { createSite } from "../support/site.ts";
import { median } from "../support/statistics.ts";

const lists = ["Roles", "Teams"] as const;

/**
 * From the press of a list's link in the shell to its first row on the screen, of lists that were not opened before: the
 * screen's code, its messages, the search and the grid.
 */
export const firstRows: Row = {
  name: "first-rows",
  measure: async (stage, { quick }) => {
    const visits = quick ? 3 : 9;
    const site = await createSite(stage);
    const node = await site.startDemoNode();
    const browser = await startBrowser(stage);
    const times = async (cpu: number): Promise<number[]> => {
      const taken: number[] = [];
      // The first visit warms up the node.
      for (let count = 0; count <= visits; count += 1) {
        const each = await openLists(browser, node.url, cpu);
        if (count > 0) taken.push(...each);
      }
      return taken;
    };
    return [
      { what: "first rows of a list, from its link", measured: median(await times(1)), unit: "ms" },
      { what: "… on a processor 4 times slower", measured: median(await times(4)), unit: "ms" },
    ];
  },
};

const openLists = (browser: Browser, url: string, cpu: number): Promise<number[]> =>
  visit(browser, async (page) => {
    const { submit } = await fillIn(page, url);
    await submit();
    await page.getByRole("heading", { level: 1, name: "Users" }).waitFor();
    const menu = page.getByRole("navigation");
    await menu.getByRole("button", { name: "Teams and skills", exact: true }).click();
    await page.waitForLoadState("networkidle");
    await slowDown(page, { cpu });
    const taken: number[] = [];
    for (const name of lists) {
      await page.evaluate(noteFirstRow, name);
      await menu.getByRole("link", { name, exact: true }).click();
      taken.push(await firstRowOf(page));
      await page.waitForLoadState("networkidle");
    }
    // The next sign-in lands where this one leaves, which is saved a second later.
    const isSaved = page.waitForResponse((response) =>
      (response.request().postData() ?? "").includes("/admin/#/users"),
    );
    await page.evaluate(() => (location.hash = "#/users"));
    await isSaved;
    return taken;
  });

/** Milliseconds from the press to the frame that shows a row below the list's own heading. */
const noteFirstRow = (name: string): void => {
  const { dataset } = document.documentElement;
  delete dataset["firstRow"];
  let from = Number.NaN;
  addEventListener("click", ({ timeStamp }) => (from = timeStamp), { capture: true, once: true });
  new MutationObserver((_changes, observer) => {
    if (document.querySelector("h1")?.textContent !== name) return;
    if (!document.querySelector('main [role="gridcell"]')) return;
    observer.disconnect();
    // With the next frame it is on the screen.
    requestAnimationFrame(() => (dataset["firstRow"] = String(performance.now() - from)));
  }).observe(document, { childList: true, subtree: true, characterData: true });
};

const firstRowOf = async (page: Page): Promise<number> => {
  await page.waitForFunction(() => document.documentElement.dataset["firstRow"] !== undefined);
  return Number(await page.evaluate(() => document.documentElement.dataset["firstRow"]));
};
