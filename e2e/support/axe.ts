import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Findings that we have looked at and let stand, each with its reason. Empty is what it should be. */
const allowed: readonly { readonly rule: string; readonly target: RegExp; readonly reason: string }[] = [];

/** No accessibility fault on what the page shows now. */
export const expectNoAxeFaults = async (page: Page, what: string): Promise<void> => {
  // Legacy mode: the result is put together in the page, with no second page opened for it. Our pages have no frames.
  const { violations, passes } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  const faults = violations.flatMap(({ id, nodes }) =>
    nodes
      .map(({ target, failureSummary }) => ({ id, target: target.join(" "), why: failureSummary }))
      .filter((node) => !allowed.some(({ rule, target }) => rule === id && target.test(node.target))),
  );
  expect(passes.length, "rules that axe found something to try on").toBeGreaterThan(8);
  expect.soft(faults, `axe: ${what}`).toEqual([]);
};
