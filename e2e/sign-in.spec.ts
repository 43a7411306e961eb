import { signInPage } from "./support/sign-in.ts";
import { origin } from "./support/test-server.ts";
import { expect, test } from "./support/test.ts";
import { oneTimeCode } from "./support/totp.ts";

/** The promise: two steps, and you are in. */
test.describe("sign-in", () => {
  test(
    "a user name leads to the password step, and the right password to the landing page [LOGIN-001, LOGIN-004, LOGIN-029, LOGIN-033]",
    { tag: "@services" },
    async ({ page, way, somebody }) => {
      const signIn = signInPage(page);
      await signIn.open();
      await expect(page).toHaveTitle(/^Sign in · /);
      await expect(signIn.password).toHaveCount(0);
      await signIn.identify(await somebody("Supervisor"));
      await expect(signIn.heading).toHaveText("Welcome back");
      await expect(signIn.password).toBeFocused();
      await signIn.password.fill("Evolve#2026");
      await signIn.submit.click();
      await page.waitForURL("**/admin/#/users");
      await expect(page.getByRole("heading", { level: 1, name: "Users" })).toBeVisible();
      const [first = 0, second = 0] = await way.served();
      expect(Math.min(first, second), "both nodes had a part in it").toBeGreaterThan(3);
    },
  );

  test("step 2 shows who signs in, and no code field where none is needed [LOGIN-005, LOGIN-007]", async ({ page }) => {
    const signIn = signInPage(page);
    await signIn.open();
    await signIn.identify("agent@acme.test");
    await expect(page.getByText("agent@acme.test")).toBeVisible();
    await expect(signIn.back).toBeVisible();
    await expect(signIn.submit).toBeVisible();
    await expect(signIn.code).toHaveCount(0);
  });

  test("Back returns to step 1 with the name in its field [LOGIN-030]", async ({ page }) => {
    const signIn = signInPage(page);
    await signIn.open();
    await signIn.identify("agent@acme.test");
    await signIn.back.click();
    await expect(signIn.heading).toHaveText("Sign in");
    await expect(signIn.userName).toHaveValue("agent@acme.test");
    await expect(signIn.userName).toBeFocused();
  });

  test("the password can be shown and hidden again [LOGIN-006]", async ({ page }) => {
    const signIn = signInPage(page);
    await signIn.open();
    await signIn.identify("agent@acme.test");
    await signIn.password.fill("secret");
    await expect(signIn.password).toHaveAttribute("type", "password");
    await page.getByRole("button", { name: "Show password" }).click();
    await expect(signIn.password).toHaveAttribute("type", "text");
    await page.getByRole("button", { name: "Hide password" }).click();
    await expect(signIn.password).toHaveAttribute("type", "password");
    await expect(signIn.password).toHaveValue("secret");
  });

  test("a user name is required and must look like one [LOGIN-038, LOGIN-039]", async ({ page }) => {
    const signIn = signInPage(page);
    await signIn.open();
    await signIn.next.click();
    await expect(signIn.userName).toHaveAccessibleDescription("This field is required.");
    await expect(signIn.userName).toBeFocused();
    await signIn.identify("somebody");
    await expect(signIn.userName).toHaveAccessibleDescription("The username format you entered is not valid");
    await expect(signIn.userName).toHaveAttribute("aria-invalid", "true");
    await signIn.identify("somebody@a");
    await expect(signIn.heading).toHaveText("Welcome back");
  });

  test("a password is required [LOGIN-027]", async ({ page }) => {
    const signIn = signInPage(page);
    await signIn.open();
    await signIn.identify("agent@acme.test");
    await signIn.submit.click();
    await expect(signIn.password).toHaveAccessibleDescription("This field is required.");
    await expect(signIn.password).toBeFocused();
  });

  test(
    "an account with a second factor is asked for its code, and one code serves once [LOGIN-007, LOGIN-061]",
    { tag: "@services" },
    async ({ page, newDevice, watch }) => {
      const signIn = signInPage(page);
      await signIn.open();
      await signIn.identify("mfa@acme.test");
      await signIn.password.fill("Evolve#2026");
      await signIn.submit.click();
      await expect(signIn.code).toHaveAccessibleDescription("This field is required.");
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
    },
  );

  test("the code field takes digits alone, typed or pasted [LOGIN-042]", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const signIn = signInPage(page);
    await signIn.open();
    await signIn.identify("mfa@acme.test");
    await signIn.code.pressSequentially("1a2-3");
    await expect(signIn.code).toHaveValue("123");
    await page.evaluate(() => navigator.clipboard.writeText("123 456"));
    await signIn.code.press("ControlOrMeta+a");
    await signIn.code.press("ControlOrMeta+v");
    await expect(signIn.code).toHaveValue("123456");
  });

  test("password managers are told what each field is, and nothing blocks a paste [LOGIN-027, SEC-05]", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const signIn = signInPage(page);
    await signIn.open();
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

  test("two quick presses of Sign In are one sign-in", async ({ page, somebody }) => {
    const signIn = signInPage(page);
    await signIn.open();
    await signIn.identify(await somebody("Agent"));
    await signIn.password.fill("Evolve#2026");
    let logins = 0;
    page.on("request", (request) => {
      if (request.url() === `${origin()}/authentication/v2/login`) logins += 1;
    });
    await signIn.submit.dblclick();
    await page.waitForURL("**/my-space/#/home");
    expect(logins).toBe(1);
  });

  test("an account of an organization's identity provider is not asked for a password [LOGIN-032]", async ({
    page,
  }) => {
    const signIn = signInPage(page);
    await signIn.open();
    await signIn.identify("sso@acme.test");
    await page.waitForURL("**/demo/identity-provider?*");
    await page.goBack();
    await expect(signIn.userName).toBeVisible();
    await expect(signIn.password).toHaveCount(0);
  });
});
