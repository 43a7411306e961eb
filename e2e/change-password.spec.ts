import { password } from "./support/accounts.ts";
import { newestMail } from "./support/mail.ts";
import { shellOf } from "./support/shell.ts";
import { signInPage } from "./support/sign-in.ts";
import { originOf } from "./support/test-server.ts";
import { expect, type Page, test } from "./support/test.ts";

const modalOf = (page: Page) => {
  const modal = page.getByRole("dialog", { name: "Change password" });
  return {
    modal,
    current: modal.getByLabel("Current password"),
    // Its label is also a part of the other's.
    fresh: modal.locator("input[name=newPassword]"),
    confirm: modal.getByLabel("Confirm password"),
    save: modal.getByRole("button", { name: "Change password" }),
    policy: page.getByRole("region", { name: "Password requirements" }),
  };
};

/** The promise: everybody changes their own password, knowing what it has to be, and is warned before it expires. */
test.describe("change password", () => {
  test("from the user menu, with the policy beside the new one, and signs the others out [PWD-015, PWD-016, PWD-044, PWD-045, PWD-071, PWD-072]", async ({
    page,
    newDevice,
    signedIn,
    somebody,
    watch,
  }) => {
    watch.allow(/status of (400|401)|SIGNED_OUT/);
    const userName = await somebody("Agent");
    const other = await (await newDevice()).newPage();
    const elsewhere = signInPage(other);
    await elsewhere.open();
    await elsewhere.complete(userName);
    await other.waitForURL("**/my-space/#/home");

    await signedIn(userName);
    const shell = shellOf(page);
    await shell.open("/my-space/#/home");
    await shell.chooseFromUserMenu("Change password");
    const { modal, current, fresh, confirm, save, policy } = modalOf(page);
    await expect(save).toBeDisabled();
    await expect(policy).toHaveCount(0);

    await fresh.fill("short");
    await expect(policy.getByRole("listitem").filter({ hasText: "At least 8 characters" })).toContainText("missing");
    await page.keyboard.press("Escape");
    await expect(policy).toHaveCount(0);
    await expect(modal).toBeVisible();
    await confirm.fill("other");
    await current.focus();
    await expect(fresh).toHaveAccessibleDescription(/Your password must be at least 8 characters/);
    await expect(confirm).toHaveAccessibleDescription("This password does not match the previous password");
    await expect(save).toBeDisabled();

    await current.fill("not the password");
    await fresh.fill("Changed2Acme");
    await confirm.fill("Changed2Acme");
    await save.click();
    await expect(page.getByText("Failed to update employee password.")).toBeVisible();
    await expect(current).toBeFocused();
    await expect(current).toHaveAccessibleDescription("This isn’t your current password.");
    await expect(fresh).toHaveValue("Changed2Acme");

    await current.fill(password);
    await modal.getByText("Sign out everywhere else").click();
    // A modal saves once a second at most, and this test is faster than any hand.
    await expect(async () => {
      if (await save.isVisible()) await save.click();
      await expect(page.getByText("Employee password was updated successfully!")).toBeVisible({ timeout: 1_500 });
    }).toPass();
    await expect(modal).toHaveCount(0);

    await expect(elsewhere.userName).toBeVisible();
    await elsewhere.complete(userName, "Changed2Acme");
    await other.waitForURL("**/my-space/#/home");
    await newestMail(userName);
  });

  test("each field says what is wrong with it, and a password used before is refused in the server's words", async ({
    page,
    signedIn,
    somebody,
    watch,
  }) => {
    watch.allow(/status of 400/);
    await signedIn(await somebody("Agent"));
    const shell = shellOf(page);
    await shell.open("/my-space/#/home");
    await shell.chooseFromUserMenu("Change password");
    const { modal, current, fresh, confirm, save } = modalOf(page);

    await test.step("a field complains once it has been left [PWD-046]", async () => {
      await current.focus();
      await confirm.fill("other");
      await fresh.fill("Changed2Acme");
      await expect(current).toHaveAccessibleDescription("This field is required.");
      await expect(confirm).toHaveAccessibleDescription("This password does not match the previous password");
    });

    await test.step("a password used before is refused [PWD-073]", async () => {
      await current.fill(password);
      await fresh.fill(password);
      await confirm.fill(password);
      await save.click();
      await expect(fresh).toHaveAttribute("aria-invalid", "true");
      await expect(fresh).toHaveAccessibleDescription(/Choose a new one\./);
      await expect(page.locator(".ev-toast")).toContainText("Choose a new one.");
      await expect(modal).toBeVisible();
      await expect(page.getByText("Failed to update employee password.")).toHaveCount(0);
    });
  });

  for (const { when, days } of [
    { when: "today", days: 0 },
    { when: "tomorrow", days: 1 },
  ])
    test(`a password that expires ${when} is told in these words [PWD-049, PWD-050]`, async ({
      page,
      signedIn,
      somebody,
    }) => {
      await signedIn(await somebody("Agent"));
      await page.clock.install({ time: new Date("2026-03-10T09:00:00+01:00") });
      await page.route("**/authentication/v1/users", async (route) => {
        const response = await route.fetch();
        const { users } = (await response.json()) as { users: object[] };
        const passwordExpiresOn = new Date(Date.UTC(2026, 2, 10 + days, 20)).toISOString();
        await route.fulfill({ response, json: { users: users.map((user) => ({ ...user, passwordExpiresOn })) } });
      });
      await page.goto("/my-space/#/home");
      await expect(page.getByText(`Your password will expire ${when}. Please change your password`)).toBeVisible();
    });

  test("a password that expires in three days is told once, with the way to change it [PWD-047, PWD-048, PWD-051]", async ({
    page,
    context,
  }) => {
    const signIn = signInPage(page);
    await page.goto(`${originOf("globex.localhost")}/login/`);
    await expect(signIn.userName).toBeFocused();
    await signIn.complete("expiring@globex.test");
    const warning = page.getByText(/^Your password will expire in [23] days\. Please change your password$/);
    await expect(warning).toBeVisible();
    const cookie = (await context.cookies()).find(({ name }) => name === "password_expiry_warned");
    const hours = ((cookie?.expires ?? 0) * 1_000 - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(7.9);
    expect(hours).toBeLessThanOrEqual(8);

    await page.getByRole("button", { name: "Change password" }).click();
    await expect(modalOf(page).modal).toBeVisible();
    let asked = 0;
    page.on("request", (request) => {
      if (new URL(request.url()).pathname === "/authentication/v1/users") asked += 1;
    });
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(asked).toBe(0);
    await expect(warning).toHaveCount(0);
  });
});
