import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type { AxeResults } from "axe-core";

/** Minified: less than half of what the package exports, and it is parsed anew in every document. */
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Findings that we have looked at and let stand, each with its reason. Empty is what it should be. */
const allowed: readonly { readonly rule: string; readonly target: RegExp; readonly reason: string }[] = [];

interface Fault {
  readonly rule: string;
  readonly target: string;
  readonly why: string | undefined;
}

interface Findings {
  readonly faults: readonly Fault[];
  /** How many rules found something that they apply to. */
  readonly passes: number;
}

/** Every rule that axe has by default, over the whole page. */
const look = (page: Page): Promise<Findings> =>
  page.evaluate(async () => {
    const { axe } = window as unknown as { readonly axe: { run(options: object): Promise<AxeResults> } };
    const results = await axe.run({ resultTypes: ["violations"] });
    // Only the faults leave the page: sending every node that passed costs more than all the rules do.
    return {
      faults: results.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => ({ rule: id, target: target.join(" "), why: failureSummary })),
      ),
      passes: results.passes.length,
    };
  });

/** What opens is in its place two frames later. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));

/** No accessibility fault on what the page shows now. axe is loaded once a document. */
export const expectNoAxeFaults = async (page: Page, what: string): Promise<void> => {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const isFault = ({ rule, target }: Fault): boolean =>
    !allowed.some((finding) => finding.rule === rule && finding.target.test(target));
  let found: readonly Fault[] = [];
  // A fault is what is still there at the second look: an overlay that is only just opening is not what anybody works with.
  for (let turn = 0; turn < 2; turn += 1) {
    await settle(page);
    const { faults, passes } = await look(page);
    expect(passes, "rules that axe found something to try on").toBeGreaterThan(8);
    found = faults.filter(isFault);
    if (found.length === 0) return;
  }
  expect.soft(found, `axe: ${what}`).toEqual([]);
};
