import { appear } from "./support/appearance.ts";
import { suiteDialogs } from "./support/suite-dialogs.ts";
import { createWay, suiteScreens } from "./support/suite-screens.ts";
import { expectSoundDialog } from "./support/sweep-dialog.ts";
import { expect, test } from "./support/test.ts";

/** The promise: every dialog and question of a screen can be used with any eyes, hands, screen and language (WCAG 2.2 AA). */

test.setTimeout(240_000);

const all = [...suiteScreens.values()].flat();

for (const { userName, screens } of suiteDialogs)
  test(`the dialogs of ${Object.keys(screens)[0]} and more, as ${userName} opens them: axe finds nothing in light and in dark, and in no language a text is cut off, covered or wider than the page, also at 320 px`, async ({
    page,
    context,
    signedIn,
  }) => {
    await appear(context, { language: "en", theme: "light" });
    await signedIn(userName);
    const way = createWay(page, userName);
    for (const [address, dialogs] of Object.entries(screens)) {
      const screen = all.find((one) => one.address === address);
      if (!screen) throw new Error(`${address} is no screen of the suite`);
      await way.show(screen);
      for (const { name, open } of dialogs)
        await test.step(`${address}: ${name}`, async () => {
          await open(page);
          await expectSoundDialog(page, `${name} on ${address}`, way);
          await page.keyboard.press("Escape");
          await expect(page.locator(".ev-modal-dialog")).toHaveCount(0);
        });
    }
  });
