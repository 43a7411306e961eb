import type { Page } from "@playwright/test";
import { fillIn, slowDown, startBrowser, visit } from "../support/browser.ts";
import type { Row } from "../support/row.ts";
import { createSite } from "../support/site.ts";

const slowness = 4;

/**
 * The longest that an interaction with the shell takes until the next paint, as the browser measures it for INP, over a scripted minute on a
 * processor 4 times slower: menus, the palette with a search, the sidebar, and three screens by their links.
 */
export const interactions: Row = {
  name: "interactions",
  measure: async (stage, { quick }) => {
    const site = await createSite(stage);
    const node = await site.startDemoNode();
    const browser = await startBrowser(stage);
    const longest = await visit(browser, async (page, context) => {
      await context.addInitScript(noteInteractions);
      const { submit } = await fillIn(page, node.url);
      await submit();
      await page.getByRole("heading", { level: 1, name: "Users" }).waitFor();
      await page.waitForLoadState("networkidle");
      await slowDown(page, { cpu: slowness });
      const until = performance.now() + (quick ? 20_000 : 60_000);
      while (performance.now() < until) await useShell(page);
      return Number(await page.evaluate(() => document.documentElement.dataset["longest"] ?? "0"));
    });
    return [
      {
        what: "longest interaction with the shell in a minute, at 4x CPU",
        measured: longest,
        unit: "ms",
        goal: { of: "measured", atMost: 200 },
      },
    ];
  },
};

const useShell = async (page: Page): Promise<void> => {
  const overlay = page.locator("[role=menu], [role=dialog]");
  // The first Escape may only empty a search.
  const closeOverlay = async (): Promise<void> => {
    await overlay.first().waitFor();
    await page.waitForTimeout(400);
    while ((await overlay.count()) > 0) {
      await page.keyboard.press("Escape");
      await page.waitForTimeout(400);
    }
  };
  for (const name of [/ User menu$/, /otification/]) {
    await page.getByRole("banner").getByRole("button", { name }).first().click();
    await closeOverlay();
  }
  await page.keyboard.press("Control+K");
  await overlay.first().waitFor();
  await page.keyboard.type("teams", { delay: 120 });
  await closeOverlay();
  const toggle = page.getByRole("button", { name: "Toggle sidebar" });
  await toggle.click();
  await page.waitForTimeout(400);
  await toggle.click();
  const menu = page.getByRole("navigation");
  const group = menu.getByRole("button", { name: "Teams and skills", exact: true });
  if ((await group.getAttribute("aria-expanded")) !== "true") await group.click();
  for (const name of ["Roles", "Teams", "Users"]) {
    await menu.getByRole("link", { name, exact: true }).click();
    await page.getByRole("heading", { level: 1, name }).waitFor();
    await page.waitForTimeout(600);
  }
};

/** Only what somebody did has an id; what the script waits for has none. */
const noteInteractions = (): void => {
  new PerformanceObserver((list) => {
    const { dataset } = document.documentElement;
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) dataset["longest"] = String(Math.max(entry.duration, Number(dataset["longest"] ?? 0)));
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
};
