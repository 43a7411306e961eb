import { password, tokensOf } from "./support/accounts.ts";
import { newPasswordForm } from "./support/new-password.ts";
import { signInPage } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

/** The promise: people whose password may no longer be used choose another one on the way in. */
test.describe("a new password at sign-in", () => {
  test.beforeEach(({ watch }) => {
    // Chromium notes every refused call.
    watch.allow(/status of (401|403) .*\/authentication\/v2\/login\)/);
  });

  test("an expired password is replaced, and kept nowhere", async ({ page, watch }) => {
    watch.allow(/status of 400/);
    const userName = "expired@globex.test";
    const signIn = signInPage(page);
    await signIn.open();
    await signIn.complete(userName);
    await expect(signIn.heading).toHaveText("Your password has expired");

    await test.step("it is in no address, and forgotten with the page", async () => {
      const kept = await page.evaluate(() =>
        JSON.stringify([location.href, { ...localStorage }, { ...sessionStorage }, document.cookie]),
      );
      expect(kept).not.toContain(password);
      await page.goBack();
      await page.goForward();
      await expect(signIn.heading).not.toHaveText("Your password has expired");
    });

    await test.step("it is replaced in place, and its owner is in [LOGIN-075, PWD-004, PWD-005, PWD-033, PWD-053]", async () => {
      await signIn.open();
      await signIn.complete(userName);
      await expect(signIn.heading).toHaveText("Your password has expired");
      await expect(page).toHaveURL(/#\/resetPassword\?idmType=2&userName=expired%40globex\.test$/);
      const form = newPasswordForm(page);
      await expect(form.code).toHaveCount(0);
      await form.choose(password, "Update Password");
      await expect(form.password).toHaveAttribute("aria-invalid", "true");
      await form.choose("Renewed2Globex", "Update Password");
      await expect(page.getByText("Your password has been changed.")).toBeVisible();
      await expect(signIn.userName).toHaveValue(userName);
      await signIn.complete(userName, "Renewed2Globex");
      await page.waitForURL("**/my-space/#/home");
    });
  });

  test("who must choose a new password learns why", async ({ page, context, watch, somebody }) => {
    watch.allow(/status of 403/);
    const userName = await somebody("Agent");
    const signIn = signInPage(page);
    await signIn.open();
    let refusal = { errorCode: "platform_user_manager_service_150", message: "", details: "" };
    await page.route("**/authentication/v2/login", (route) => route.fulfill({ status: 403, json: refusal }));

    await test.step("a password that the policy no longer admits is replaced, with the reason above the fields [PWD-006]", async () => {
      await signIn.complete(userName);
      await expect(signIn.heading).toHaveText("Update your password");
      await expect(page.getByText("Your password no longer meets your organization’s password policy.")).toBeVisible();
      await expect(page.getByRole("button", { name: "Update Password" })).toBeVisible();
    });

    await test.step("who has moved to another sign-in system is told so, and not that the policy has changed [LOGIN-063, LOGIN-073]", async () => {
      const moved = page.getByText("Your organization has moved to a new sign-in system.");
      const changed = page.locator(".ev-toast");
      refusal = { ...refusal, errorCode: "platform_user_manager_service_129", details: "TENANT_MIGRATED" };
      await signIn.open();
      await signIn.complete(userName);
      await expect(moved).toBeVisible();
      await expect(changed).toHaveCount(0);
      refusal = { ...refusal, details: "" };
      await page.getByRole("link", { name: "Back to sign in" }).click();
      await signIn.complete(userName);
      await expect(changed).toBeVisible();
      await expect(moved).toHaveCount(0);
    });

    await test.step("whom an administrator has ask for a new password gets a mail instead of being let in [LOGIN-018, LOGIN-074]", async () => {
      await page.unroute("**/authentication/v2/login");
      const manager = await tokensOf(context, "manager@acme.test");
      const answer = await context.request.post("/user/resetpassword", {
        data: { email: userName },
        headers: { authorization: `Bearer ${manager.accessToken}` },
      });
      expect(answer.ok()).toBe(true);
      await signIn.open();
      await signIn.complete(userName);
      await expect(signIn.heading).toHaveText("Check your email");
      await expect(page.getByText("Your organization’s password policy has changed.")).toBeVisible();
      await page.getByRole("link", { name: "Back to sign in" }).click();
      await expect(signIn.userName).toHaveValue(userName);
    });
  });
});
