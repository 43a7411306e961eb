import { password, tokensOf } from "./support/accounts.ts";
import { newPasswordForm } from "./support/new-password.ts";
import { signInPage } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

const wrong = "You have entered a wrong email address or password.";

/** The promise: people who cannot get in learn why, as far as they may know, and what to do. */
test.describe("sign-in refused", () => {
  test.beforeEach(({ watch }) => {
    // Chromium notes every refused call.
    watch.allow(/status of (401|403) .*\/authentication\/v2\/login\)/);
  });

  test("a wrong name and a wrong password get the same answer, and the next try is at hand", async ({
    page,
    somebody,
  }) => {
    const signIn = signInPage(page);
    await signIn.open();

    await test.step("an unknown name gets the same steps and the same words [LOGIN-029, LOGIN-056]", async () => {
      await signIn.complete("nobody.at.all@acme.test");
      await expect(signIn.notice).toHaveText(wrong);
      await expect(signIn.heading).toHaveText("Welcome back");
    });

    await test.step("a wrong password is said so, and its field is ready for the next try [LOGIN-055, LOGIN-056]", async () => {
      await signIn.back.click();
      await signIn.complete(await somebody("Agent"), "not the password");
      await expect(signIn.notice).toHaveText(wrong);
      await expect(signIn.password).toBeFocused();
      await page.keyboard.type(password);
      await page.keyboard.press("Enter");
      await page.waitForURL("**/my-space/#/home");
    });
  });

  test("a locked account is told so", { tag: "@services" }, async ({ page, context, somebody }) => {
    const signIn = signInPage(page);
    await signIn.open();

    await test.step("one on lockdown instead of being asked for a password [LOGIN-012, LOGIN-031, LOGIN-059]", async () => {
      await signIn.identify("locked@acme.test");
      await expect(signIn.notice).toHaveText(
        "For security reasons, your account was put on lockdown. Please contact your manager to unlock your account.",
      );
      await expect(signIn.password).toHaveCount(0);
      await page.getByRole("main").getByRole("button", { name: "Contact us" }).click();
      const dialog = page.getByRole("dialog", { name: "Contact us" });
      await expect(dialog).toBeVisible();
    });

    await test.step("one with ten wrong guesses for 30 minutes, even for the right password [LOGIN-058, LOGIN-078]", async () => {
      const userName = await somebody("Agent");
      const guess = () => context.request.post("/authentication/v2/login", { data: { userName, password: "a guess" } });
      for (let guesses = 0; guesses < 9; guesses += 1) expect((await guess()).status()).toBe(401);
      await signIn.open();
      await signIn.complete(userName, "the tenth guess");
      await expect(signIn.notice).toHaveText(wrong);
      await signIn.password.fill(password);
      await signIn.submit.click();
      await expect(signIn.notice).toHaveText(
        "Your account is locked for 30 minutes after too many failed sign-in attempts. Try again later.",
      );
    });
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

  test(
    "an address with too many failures waits for the server three times, then reads the throttling message [LOGIN-013, LOGIN-057, LOGIN-083]",
    { tag: "@services" },
    async ({ page, context, watch, way }) => {
      watch.allow(/status of 503 .*\/prelogin\)/);
      await page.clock.install();
      const signIn = signInPage(page);
      await signIn.open();
      // Counted by both nodes together: neither alone sees enough of them.
      for (let group = 0; group < 10; group += 1)
        await Promise.all(
          Array.from({ length: 10 }, (_, index) =>
            context.request.post("/authentication/v2/login", {
              data: { userName: `nobody-${group}-${index}@acme.test`, password: "Not#2026-this" },
            }),
          ),
        );
      let waits: number[] = [];
      page.on("response", (response) => {
        if (response.status() === 503) waits = [...waits, Number(response.headers()["retry-after"])];
      });
      await signIn.identify("agent@acme.test");
      for (const attempt of [1, 2, 3]) {
        await expect.poll(() => waits.length).toBe(attempt);
        await expect(signIn.notice).toHaveCount(0);
        await page.clock.runFor(((waits[attempt - 1] ?? 0) * attempt + 1) * 1_000);
      }
      await expect.poll(() => waits.length).toBe(4);
      await expect(signIn.notice).toHaveText("We are experiencing a system issue, please retry in five minutes.");
      const [first = 0, second = 0] = await way.served();
      expect(Math.abs(first - second)).toBeLessThan(10);
    },
  );

  test("a server that fails is said so in the words of its fault, and nothing typed is lost", async ({
    page,
    way,
    watch,
    somebody,
  }) => {
    watch.allow(/status of (500|504)|ERR_EMPTY_RESPONSE|ERR_CONNECTION/);
    const userName = await somebody("Agent");
    const tooLong = "The server took too long to respond. Try again.";
    const unreachable = "We could not connect to the server.";
    const signIn = signInPage(page);
    await signIn.open();

    await test.step("one that takes too long, at either step [LOGIN-082]", async () => {
      await way.disturb({ answer: { path: "/authentication/v1/prelogin", status: 504 } });
      await signIn.identify(userName);
      await expect(signIn.notice).toHaveText(tooLong);
      await way.disturb({ answer: { path: "/authentication/v2/login", status: 504 } });
      await signIn.complete(userName);
      await expect(signIn.notice).toHaveText(tooLong);
    });

    await test.step("an answer that is no answer of ours is a general failure [LOGIN-084]", async () => {
      await way.disturb({ answer: { path: "/authentication/v2/login", status: 500 } });
      await signIn.submit.click();
      await expect(signIn.notice).toHaveText("Something went wrong on our side. Try again later.");
      await signIn.back.click();
    });

    await test.step("one that cannot be reached, and nothing typed is lost [LOGIN-060]", async () => {
      await way.disturb({ isCut: true });
      await signIn.identify(userName);
      await expect(signIn.notice).toHaveText(unreachable);
      await expect(signIn.userName).toHaveValue(userName);
      await way.disturb({});
      await signIn.next.click();
      await signIn.password.fill(password);
      await way.disturb({ isCut: true });
      await signIn.submit.click();
      await expect(signIn.notice).toHaveText(unreachable);
      await expect(signIn.password).toHaveValue(password);
      await way.disturb({});
      await signIn.submit.click();
      await page.waitForURL("**/my-space/#/home");
    });
  });
});
