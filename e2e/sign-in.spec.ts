import { password } from "./support/accounts.ts";
import { signInPage } from "./support/sign-in.ts";
import { origin } from "./support/test-server.ts";
import { expect, test } from "./support/test.ts";
import { oneTimeCode } from "./support/totp.ts";

const wrong = "You have entered a wrong email address or password.";

/** The promise: two steps, and you are in. */
test.describe("sign-in", () => {
  test("two steps lead in, and each says what it lacks", { tag: "@services" }, async ({ page, way, somebody }) => {
    const userName = await somebody("Supervisor");
    const signIn = signInPage(page);
    await signIn.open();
    await expect(page).toHaveTitle(/^Sign in · /);
    await expect(signIn.password).toHaveCount(0);

    await test.step("a user name is required and must look like one [LOGIN-038, LOGIN-039, LOGIN-004]", async () => {
      await signIn.next.click();
      await expect(signIn.userName).toHaveAccessibleDescription("This field is required.");
      await expect(signIn.userName).toBeFocused();
      await signIn.identify("somebody");
      await expect(signIn.userName).toHaveAccessibleDescription("The username format you entered is not valid");
      await expect(signIn.userName).toHaveAttribute("aria-invalid", "true");
      await signIn.identify("somebody@a");
      await expect(signIn.heading).toHaveText("Welcome back");
    });

    await test.step("Back returns to step 1 with the name in its field [LOGIN-030]", async () => {
      await signIn.back.click();
      await expect(signIn.heading).toHaveText("Sign in");
      await expect(signIn.userName).toHaveValue("somebody@a");
      await expect(signIn.userName).toBeFocused();
    });

    await test.step("step 2 shows who signs in, and no code field where none is needed [LOGIN-005, LOGIN-007, LOGIN-029]", async () => {
      await signIn.identify(userName);
      await expect(signIn.heading).toHaveText("Welcome back");
      await expect(page.getByText(userName)).toBeVisible();
      await expect(signIn.back).toBeVisible();
      await expect(signIn.submit).toBeVisible();
      await expect(signIn.code).toHaveCount(0);
      await expect(signIn.password).toBeFocused();
    });

    await test.step("a password is required [LOGIN-027]", async () => {
      await signIn.submit.click();
      await expect(signIn.password).toHaveAccessibleDescription("This field is required.");
      await expect(signIn.password).toBeFocused();
    });

    await test.step("the password can be shown and hidden again [LOGIN-006]", async () => {
      await signIn.password.fill("Evolve#2026");
      await expect(signIn.password).toHaveAttribute("type", "password");
      await page.getByRole("button", { name: "Show password" }).click();
      await expect(signIn.password).toHaveAttribute("type", "text");
      await page.getByRole("button", { name: "Hide password" }).click();
      await expect(signIn.password).toHaveAttribute("type", "password");
      await expect(signIn.password).toHaveValue("Evolve#2026");
    });

    await test.step("the right password leads to the landing page, and two quick presses are one sign-in [LOGIN-001, LOGIN-033]", async () => {
      let logins = 0;
      page.on("request", (request) => {
        if (request.url() === `${origin()}/authentication/v2/login`) logins += 1;
      });
      await signIn.submit.dblclick();
      await page.waitForURL("**/admin/#/users");
      await expect(page.getByRole("heading", { level: 1, name: "Users" })).toBeVisible();
      expect(logins).toBe(1);
      const [first = 0, second = 0] = await way.served();
      expect(Math.min(first, second), "both nodes had a part in it").toBeGreaterThan(3);
    });
  });

  test(
    "a second factor is asked for its code, and password managers know every field",
    { tag: "@services" },
    async ({ page, context, newDevice, watch }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      const signIn = signInPage(page);
      await signIn.open();

      await test.step("password managers are told what each field is, and nothing blocks a paste [LOGIN-027, SEC-05]", async () => {
        await expect(signIn.userName).toHaveAttribute("autocomplete", "username webauthn");
        await page.evaluate(() => navigator.clipboard.writeText("mfa@acme.test"));
        await signIn.userName.press("ControlOrMeta+v");
        await expect(signIn.userName).toHaveValue("mfa@acme.test");
        await signIn.next.click();
        await expect(signIn.password).toHaveAttribute("autocomplete", "current-password");
        await expect(signIn.code).toHaveAttribute("autocomplete", "one-time-code");
        await expect(page.locator("input[autocomplete=username]")).toHaveValue("mfa@acme.test");
        await page.evaluate(() => navigator.clipboard.writeText("Evolve#2026"));
        await signIn.password.press("ControlOrMeta+v");
        await expect(signIn.password).toHaveValue("Evolve#2026");
      });

      await test.step("the code field takes digits alone, typed or pasted [LOGIN-042]", async () => {
        await signIn.submit.click();
        await expect(signIn.code).toHaveAccessibleDescription("This field is required.");
        await signIn.code.pressSequentially("1a2-3");
        await expect(signIn.code).toHaveValue("123");
        await page.evaluate(() => navigator.clipboard.writeText("123 456"));
        await signIn.code.press("ControlOrMeta+a");
        await signIn.code.press("ControlOrMeta+v");
        await expect(signIn.code).toHaveValue("123456");
      });

      await test.step("one code serves once [LOGIN-007, LOGIN-061]", async () => {
        const code = oneTimeCode();
        await signIn.code.fill(code);
        await signIn.submit.click();
        await page.waitForURL("**/my-space/#/home");

        watch.allow(/status of 401 .*\/v2\/login\)/);
        const second = signInPage(await (await newDevice()).newPage());
        await second.open();
        await second.identify("mfa@acme.test");
        await second.password.fill("Evolve#2026");
        await second.code.fill(code);
        await second.submit.click();
        await expect(second.notice).toHaveText("You have entered an invalid MFA token.");
        await expect(second.code).toBeFocused();
        await second.code.fill(oneTimeCode(1));
        await second.submit.click();
        await expect(second.notice).toHaveCount(0);
      });
    },
  );

  test("the keyboard alone is enough [LOGIN-001]", async ({ page, somebody }) => {
    const userName = await somebody("Agent");
    const signIn = signInPage(page);
    await signIn.open();
    await page.keyboard.type(userName);
    await page.keyboard.press("Enter");
    await expect(signIn.password).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(page.getByRole("link", { name: "Forgot password?" })).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(signIn.back).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(signIn.userName).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(signIn.next).toBeFocused();
    await page.keyboard.press("Space");
    await expect(signIn.password).toBeFocused();
    await page.keyboard.type("Evolve#2026");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Show password" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(signIn.submit).toBeFocused();
    await page.keyboard.press("Enter");
    await page.waitForURL("**/my-space/#/home");
  });

  test(
    "who is refused learns why, as far as they may know, and the next try is at hand",
    { tag: "@services" },
    async ({ page, context, somebody, watch }) => {
      // Chromium notes every refused call.
      watch.allow(/status of (401|403) .*\/authentication\/v2\/login\)/);
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

      await test.step("one on lockdown instead of being asked for a password [LOGIN-012, LOGIN-031, LOGIN-059]", async () => {
        await page.goto("about:blank");
        await context.clearCookies();
        await signIn.open();
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
        const guess = () =>
          context.request.post("/authentication/v2/login", { data: { userName, password: "a guess" } });
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
    },
  );

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
