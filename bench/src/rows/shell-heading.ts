import type { Browser } from "@playwright/test";
import { fillIn, slowDown, startBrowser, visit } from "../support/browser.ts";
import type { Row } from "../support/row.ts";
import { createSite } from "../support/site.ts";
import { median } from "../support/statistics.ts";

/**
 * From the press of 'Sign In' to the heading of the first screen in the shell, as the browser itself saw both: the password's
 * check, the tokens, the change of document, the shell, the session's data, the app. What can be fetched while somebody types
 * has been fetched. A prototype of nothing but a shell needed 0.48 s.
 */
export const shellHeading: Row = {
  name: "shell-heading",
  measure: async (stage, { quick }) => {
    const visits = quick ? 3 : 9;
    const site = await createSite(stage);
    const node = await site.startDemoNode();
    const browser = await startBrowser(stage);
    const times = async (cpu: number): Promise<number[]> => {
      const taken: number[] = [];
      for (let count = 0; count <= visits; count += 1) taken.push(await submitToHeading(browser, node.url, cpu));
      return taken.slice(1);
    };
    return [
      {
        what: "submit to the shell's heading",
        measured: median(await times(1)),
        unit: "s",
        goal: { of: "measured", atMost: 0.7 },
      },
      { what: "… on a processor 4 times slower", measured: median(await times(4)), unit: "s" },
    ];
  },
};

const submitToHeading = (browser: Browser, url: string, cpu: number): Promise<number> =>
  visit(browser, async (page, context) => {
    await context.addInitScript(noteTimes);
    const { submit } = await fillIn(page, url);
    await slowDown(page, { cpu });
    await submit();
    await page.waitForFunction(() => sessionStorage.getItem("bench-heading") !== null);
    const [from, to] = await page.evaluate(() =>
      ["bench-submitted", "bench-heading"].map((name) => Number(sessionStorage.getItem(name))),
    );
    return ((to ?? Number.NaN) - (from ?? Number.NaN)) / 1000;
  });

/** Runs in each document of the visit and writes down two moments, on the one clock that documents share. */
const noteTimes = (): void => {
  const note = (name: string): void => {
    sessionStorage.setItem(name, String(performance.timeOrigin + performance.now()));
  };
  addEventListener("submit", () => note("bench-submitted"), true);
  if (location.pathname.startsWith("/login/")) return;
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector("h1")) return;
    observer.disconnect();
    // With the next frame it is on the screen.
    requestAnimationFrame(() => note("bench-heading"));
  }).observe(document, { childList: true, subtree: true });
};
