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

/**
 * No accessibility fault on what the page shows now: every rule that axe has by default, over the whole page. axe is loaded
 * once a document, and only the faults leave the page: sending every node that passed costs more than all the rules do.
 */
export const expectNoAxeFaults = async (page: Page, what: string): Promise<void> => {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const { faults, passes } = await page.evaluate(async (): Promise<Findings> => {
    const { axe } = window as unknown as { readonly axe: { run(options: object): Promise<AxeResults> } };
    const results = await axe.run({ resultTypes: ["violations"] });
    return {
      faults: results.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => ({ rule: id, target: target.join(" "), why: failureSummary })),
      ),
      passes: results.passes.length,
    };
  });
  expect(passes, "rules that axe found something to try on").toBeGreaterThan(8);
  const found = faults.filter((fault) => !allowed.some(({ rule, target }) => rule === fault.rule && target.test(fault.target)));
  expect.soft(found, `axe: ${what}`).toEqual([]);
};
