import { appear } from "./support/appearance.ts";
import { createWay, suiteScreens } from "./support/suite-screens.ts";
import { expectSoundDialog } from "./support/sweep-dialog.ts";
import { expect, type Page, test } from "./support/test.ts";

/** The promise: every panel in which something is made or changed can be used with any eyes, hands, screen and language (WCAG 2.2 AA). */

test.setTimeout(240_000);

/** Lists of what comes from elsewhere. */
const nothingIsMade: readonly string[] = [
  "/admin/#/single-sign-on/users",
  "/admin/#/audit-log",
  "/admin/#/impersonations",
  "/wfm/#/adherence",
  "/qm/#/interactions",
  "/qm/#/evaluations",
  "/qm/#/assignments",
  "/qm/#/calibrations",
  "/qm/#/forms",
  "/my-space/#/evaluations",
  "/my-space/#/interactions",
  "/scheduler/#/requests",
  "/scheduler/#/trades",
  "/scheduler/#/time-off-balances",
];
/** Lists that are empty in the demo, or whose rows open nothing. */
const nothingIsOpened: readonly string[] = [
  "/qm/#/evaluations",
  "/qm/#/calibrations",
  "/qm/#/forms",
  "/my-space/#/evaluations",
  "/my-space/#/interactions",
  "/admin/#/webhooks",
  "/admin/#/single-sign-on/users",
  "/admin/#/impersonations",
  "/scheduler/#/time-off-balances",
  // They have a page of their own.
  "/qm/#/interactions",
];
const partSize = 6;

/** In parts, so that no test takes long. */
const parts = [...suiteScreens].flatMap(([userName, screens]) => {
  const withPanel = screens.filter(({ hasPanel }) => hasPanel);
  return Array.from({ length: Math.ceil(withPanel.length / partSize) }, (_, index) => ({
    userName,
    screens: withPanel.slice(index * partSize, (index + 1) * partSize),
  }));
});

const firstRow = async (page: Page): Promise<string> => {
  const row = page.getByRole("grid").locator("[data-row-id]").first();
  return encodeURIComponent((await row.getAttribute("data-row-id")) ?? "");
};

for (const { userName, screens } of parts)
  test(`the panels of ${screens[0]?.address} and ${screens.length - 1} more, for a new row and for the first one: axe finds nothing in light and in dark, and in no language a text is cut off, covered or wider than the page, also at 320 px`, async ({
    page,
    context,
    signedIn,
  }) => {
    await appear(context, { language: "en", theme: "light" });
    await signedIn(userName);
    const way = createWay(page, userName);
    const open = async (screen: (typeof screens)[number], panel: string): Promise<void> => {
      await way.show(screen, `?panel=${panel}`);
      await expectSoundDialog(page, `the panel ${panel} of ${screen.address}`, way);
      await way.show(screen);
      await expect(page.getByRole("dialog")).toHaveCount(0);
    };
    for (const screen of screens)
      await test.step(screen.address, async () => {
        await way.show(screen);
        if (!nothingIsMade.includes(screen.address)) await open(screen, "new");
        if (!nothingIsOpened.includes(screen.address)) await open(screen, await firstRow(page));
      });
  });
