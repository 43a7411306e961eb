import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type { AxeResults } from "axe-core";
import { showTheme } from "./appearance.ts";

/** Minified: less than half of what the package exports, and it is parsed again in every document. */
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

/** The rules that see colours: all that a page in another theme can break. */
const colourRules = ["color-contrast", "link-in-text-block"];

/** What is looked at. */
interface Scope {
  /** Every rule that axe has by default when not given. */
  readonly rules?: readonly string[] | undefined;
  /** Rules that are left out. */
  readonly but?: readonly string[] | undefined;
  /** A selector of the part that is looked at; the whole page when not given. */
  readonly within?: string | undefined;
  /** Selectors of what is passed over: what is looked at elsewhere, and the tenth of ten like parts. */
  readonly without?: readonly string[] | undefined;
}

const look = (page: Page, scope: Scope): Promise<Findings> =>
  page.evaluate(async ({ rules: values, but = [], within = "html", without = [] }) => {
    const { axe } = window as unknown as {
      readonly axe: { run(context: object, options: object): Promise<AxeResults> };
    };
    const results = await axe.run(
      { include: [within], exclude: [...without] },
      {
        resultTypes: ["violations"],
        ...(values && { runOnly: { type: "rule", values } }),
        rules: Object.fromEntries(but.map((rule) => [rule, { enabled: false }])),
      },
    );
    // Only the faults leave the page: sending every node that passed costs more than all the rules do.
    return {
      faults: results.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => ({ rule: id, target: target.join(" "), why: failureSummary })),
      ),
      passes: results.passes.length,
    };
  }, scope);

/** What opens is in its place two frames later. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));

const expectNoFaults = async (page: Page, what: string, scope: Scope = {}): Promise<void> => {
  // axe is loaded once a document.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const isFault = ({ rule, target }: Fault): boolean =>
    !allowed.some((finding) => finding.rule === rule && finding.target.test(target));
  let found: readonly Fault[] = [];
  // A fault is what is still there at the second look: an overlay that is only just opening is not what anybody works with.
  for (let turn = 0; turn < 2; turn += 1) {
    await settle(page);
    const { faults, passes } = await look(page, scope);
    expect(passes, "rules that axe found something to try on").toBeGreaterThan(scope.rules || scope.within ? 0 : 8);
    found = faults.filter(isFault);
    if (found.length === 0) return;
  }
  expect.soft(found, `axe: ${what}`).toEqual([]);
};

/** No accessibility fault on what the page shows now. */
export const expectNoAxeFaults = (page: Page, what: string, within?: string): Promise<void> =>
  expectNoFaults(page, what, { within });

/** No fault of colours, on a page that has passed all rules in another theme; in a part of it where one is given. */
export const expectNoColourFaults = (page: Page, what: string, within?: string): Promise<void> =>
  expectNoFaults(page, what, { rules: colourRules, within });

/** No fault but of colours, on a page that has passed those in another width: they are what takes long. */
export const expectNoLayoutFaults = (page: Page, what: string): Promise<void> =>
  expectNoFaults(page, what, { but: colourRules });

/** In the other themes only the colours differ. */
export const expectNoFaultsInAnyTheme = async (page: Page, what: string, scope: Scope = {}): Promise<void> => {
  await showTheme(page, "light");
  await expectNoFaults(page, `${what} (light)`, scope);
  for (const theme of ["dark", "contrast"] as const) {
    await showTheme(page, theme);
    await expectNoFaults(page, `${what} (${theme})`, { ...scope, rules: colourRules });
  }
  await showTheme(page, "light");
};
