import { signInByCalls } from "./support/accounts.ts";
import { greeting, shellOf } from "./support/shell.ts";
import { signInPage } from "./support/sign-in.ts";
import { expect, type Page, test } from "./support/test.ts";

const home = "/my-space/#/home";

const warningOn = (page: Page) => page.getByRole("alertdialog", { name: "Are you still there?" });

/** Opens My Space; its idle watch runs once the session's settings are there. */
const openWatched = async (page: Page): Promise<void> => {
  const settings = page.waitForResponse((response) => response.url().includes("/tenant-properties"));
  await shellOf(page).open(home, greeting);
  await (await settings).finished();
};

/** The promise: nobody's screen stays open for ever, and nobody is thrown out without a warning. */
test.describe("an idle session", { tag: "@services" }, () => {
  test("is warned about a minute before its end, and one click keeps it [LOGOUT-037]", async ({
    page,
    context,
    somebody,
  }) => {
    await signInByCalls(context, await somebody("Agent"));
    await page.clock.install();
    await openWatched(page);
    await page.clock.fastForward("13:30");
    await expect(warningOn(page)).toHaveCount(0);
    await page.clock.fastForward("00:45");
    await expect(warningOn(page)).toContainText(/You’ll be signed out in \d+ seconds?/);
    await expect(warningOn(page).getByRole("button", { name: "Stay signed in" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(warningOn(page)).toHaveCount(0);
    await page.clock.fastForward("13:30");
    await expect(warningOn(page)).toHaveCount(0);
  });

  test("is kept or warned about in all tabs alike", async ({ page, context, somebody }) => {
    await signInByCalls(context, await somebody("Agent"));
    await context.clock.install();
    const other = await context.newPage();
    await openWatched(page);
    await openWatched(other);
    await context.clock.fastForward("14:15");
    await expect(warningOn(page)).toBeVisible();
    await expect(warningOn(other)).toBeVisible();
    await warningOn(other).getByRole("button", { name: "Stay signed in" }).click();
    await expect(warningOn(other)).toHaveCount(0);
    await expect(warningOn(page)).toHaveCount(0);
  });

  test("ends at the server too, says why, and leads back to where one was [LOGOUT-024, LOGIN-011]", async ({
    page,
    context,
    somebody,
    watch,
  }) => {
    watch.allow(/status of 401/);
    const userName = await somebody("Agent");
    const { accessToken } = await signInByCalls(context, userName);
    await page.clock.install();
    await openWatched(page);
    await page.clock.fastForward("14:15");
    await expect(warningOn(page)).toBeVisible();
    await page.clock.fastForward("01:00");
    await page.waitForURL("**/login/#/?autoLogout=true");
    await expect(page.getByText("You were signed out automatically to protect your account.")).toBeVisible();
    await expect
      .poll(async () => {
        const headers = { authorization: `Bearer ${accessToken}` };
        return (await context.request.get("/user/current/clientgeneralinfo", { headers })).status();
      })
      .toBe(401);
    await signInPage(page).complete(userName);
    await page.waitForURL(`**${home}`);
  });
});

test.describe("tokens", { tag: "@services" }, () => {
  test("are renewed in time while somebody works", async ({ page, context, somebody }) => {
    await signInByCalls(context, await somebody("Agent"));
    const tokenOf = async () => (await context.cookies()).find(({ name }) => name === "auth_info")?.value;
    const before = await tokenOf();
    await page.clock.install();
    await openWatched(page);
    const renewed = page.waitForResponse((response) => response.url().endsWith("/public/authentication/v1/refresh"));
    for (let minutes = 0; minutes < 60; minutes += 10) {
      await page.clock.fastForward("10:00");
      await page.keyboard.press("Shift");
    }
    expect((await renewed).status()).toBe(200);
    await expect.poll(tokenOf).not.toBe(before);
    await page.reload();
    await expect(shellOf(page).heading).toHaveText(greeting);
  });
});
