import { signInPage } from "./support/sign-in.ts";
import { origin } from "./support/test-server.ts";
import { expect, test } from "./support/test.ts";
import { oneTimeCode } from "./support/totp.ts";

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
});
