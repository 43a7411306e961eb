import { expectNoAxeFaults } from "./support/axe.ts";
import { shellOf } from "./support/shell.ts";
import { expect, test } from "./support/test.ts";

test(
  "an administrator acts as another user under a banner, and comes back to a record of it",
  { tag: "@services" },
  async ({ page, signedIn, somebody }) => {
    const userName = await somebody("Agent");
    const reason = `Ticket of ${userName}`;
    await signedIn("admin@acme.test");
    await shellOf(page).open(`/admin/#/users?search=${encodeURIComponent(userName)}`, "Users");
    await page.getByRole("row").filter({ hasText: userName }).getByRole("link").click();
    const title = page.getByRole("heading", { level: 1 });
    await page.getByRole("button", { name: "Act as this user" }).click();
    const name = (await page.locator("h1").textContent()) ?? "";
    const panel = page.getByRole("dialog");
    await panel.getByRole("button", { name: "Start" }).click();
    await expect(panel.getByLabel("Reason")).toHaveAccessibleDescription(/required|fill/i);
    await panel.getByLabel("Reason").fill(reason);
    await expectNoAxeFaults(page, "the panel to act as a user");
    await panel.getByRole("button", { name: "Start" }).click();
    // Past the sign-in area, which leads on to where the user would land.
    await page.waitForURL("**/my-space/#/home");

    const banner = page.locator(".sh-banner");
    await expect(banner).toContainText(`You’re acting as ${name}`);
    await expect(banner).toContainText(reason);
    await expect(title).toBeVisible();
    await expectNoAxeFaults(page, "a page while acting as a user");
    // The page reloads once the session is its own again; going elsewhere before would be taken over by that.
    const reloaded = page.waitForEvent("load");
    await banner.getByRole("button", { name: "Stop acting" }).click();
    await reloaded;
    await expect(banner).toHaveCount(0);
    await shellOf(page).open(`/admin/#/audit-log?search=${encodeURIComponent("impersonation")}`, "Audit log");
    await expect(page.getByRole("row").filter({ hasText: reason })).toBeVisible();
  },
);
