import { showTheme } from "./support/appearance.ts";
import { expectNoAxeFaults } from "./support/axe.ts";
import { shellOf } from "./support/shell.ts";
import { expect, test } from "./support/test.ts";

test(
  "a background task is told of when it ends, leaves its file, and stands in the header for another page",
  { tag: "@services" },
  async ({ page, signedIn }) => {
    await signedIn("admin@platform.test");
    const shell = shellOf(page);
    await shell.open("/admin/#/security-policy", "Security policy");
    const tasks = page.getByRole("banner").getByRole("button", { name: /background task/i });
    await page.getByRole("button", { name: "Export…" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Export as CSV" }).click();

    const told = page.getByRole("alertdialog").filter({ hasText: "Audit trail export: finished." });
    const saved = page.waitForEvent("download");
    await told.getByRole("button", { name: "Download" }).click();
    expect((await saved).suggestedFilename()).toBe("audit-trail.csv");

    await page.goto("/my-space/#/home");
    await tasks.click();
    const list = page.getByRole("dialog", { name: "Background tasks" });
    await expect(list.getByRole("listitem").first()).toContainText("Audit trail exportFinished");
    for (const theme of ["light", "dark"] as const) {
      await showTheme(page, theme);
      await expectNoAxeFaults(page, `background tasks, ${theme}`);
    }
    const again = page.waitForEvent("download");
    await list.getByRole("button", { name: "Download audit-trail.csv" }).first().click();
    expect((await again).suggestedFilename()).toBe("audit-trail.csv");
    await page.keyboard.press("Escape");
    await expect(tasks).toBeFocused();
  },
);
