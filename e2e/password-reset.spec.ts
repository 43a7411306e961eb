import { codeIn, linkIn, mailsTo, newestMail } from "./support/mail.ts";
import { newPasswordForm } from "./support/new-password.ts";
import { signInPage } from "./support/sign-in.ts";
import { expect, type Page, test } from "./support/test.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** From the first step to the mail that is on its way. */
const forget = async (page: Page, userName: string): Promise<void> => {
  const signIn = signInPage(page);
  await signIn.open();
  await signIn.identify(userName);
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await expect(heading(page)).toHaveText("Forgot your password?");
  await expect(page.getByLabel("Username or email")).toHaveValue(userName);
  const asked = page.waitForRequest("**/authentication/v2/password/forgot");
  await page.getByRole("button", { name: "Continue" }).click();
  const request = await asked;
  expect([request.method(), request.postDataJSON()]).toEqual(["POST", { userName }]);
};

/** The promise: people who have lost their password get in again by their mail, and nobody else does. */
test.describe("a forgotten password", () => {
  test.beforeEach(({ watch }) => watch.allow(/status of (400|401)/));

  test("is reset by the mail's link, which works once [PWD-001, PWD-002, PWD-003, PWD-033, PWD-036, LOGIN-008]", async ({
    page,
    newDevice,
    somebody,
  }) => {
    const userName = await somebody("Agent");
    await forget(page, userName);
    await expect(heading(page)).toHaveText("Check your email");
    await expect(page.getByRole("link", { name: "Back to sign in" })).toBeVisible();

    const link = linkIn(await newestMail(userName));
    await fetch(link);
    const elsewhere = await (await newDevice()).newPage();
    await elsewhere.goto(link);
    await expect(heading(elsewhere)).toHaveText("Reset your password");
    const form = newPasswordForm(elsewhere);
    await expect(form.password).toBeFocused();
    await form.choose("Forgot2Remember", "Reset password");
    await expect(elsewhere.getByText("Your password has been changed.")).toBeVisible();
    const signIn = signInPage(elsewhere);
    await expect(signIn.userName).toHaveValue(userName);
    await signIn.complete(userName, "Forgot2Remember");
    await elsewhere.waitForURL("**/my-space/#/home");

    await test.step("the link is spent [PWD-030]", async () => {
      await page.goto(link);
      await expect(heading(page)).toHaveText("Link expired");
      await page.getByRole("link", { name: "Send a new link" }).click();
      await expect(page.getByLabel("Username or email")).toHaveValue(userName);
    });
  });

  test("is reset by the typed code of the mail; a second mail replaces the first [LOGIN-018, PWD-002]", async ({
    page,
    somebody,
  }) => {
    const userName = await somebody("Agent");
    await forget(page, userName);
    await expect(heading(page)).toHaveText("Check your email");
    const first = codeIn(await newestMail(userName));
    await page.getByRole("button", { name: "Send again" }).click();
    await expect(page.getByText("We’ve sent a new email.")).toBeVisible();
    const second = codeIn(await newestMail(userName, 2));

    await page.getByRole("link", { name: "Enter the code" }).click();
    const form = newPasswordForm(page);
    await expect(form.code).toBeFocused();
    await form.code.fill(first);
    await form.choose("Forgot2Remember", "Reset password");
    await expect(form.code).toBeFocused();
    await expect(form.code).toHaveAttribute("aria-invalid", "true");
    await expect(form.password).toHaveValue("Forgot2Remember");
    await form.code.fill(second);
    await page.getByRole("button", { name: "Reset password" }).click();
    await expect(signInPage(page).userName).toHaveValue(userName);
    await expect(page.getByText("Your password has been changed.")).toBeVisible();
  });

  test("of the Cognito-style authenticator goes on to the code, with the policy as a checklist [PWD-007, PWD-020, PWD-035, PWD-040, PWD-065]", async ({
    page,
  }) => {
    const userName = "policy@globex.test";
    await forget(page, userName);
    await page.waitForURL("**/login/#/resetPassword?idmType=2&userName=policy%40globex.test");
    await expect(page.getByRole("link", { name: "Back to sign in" })).toBeVisible();
    const form = newPasswordForm(page);
    await expect(form.rule("At least 7 characters")).toContainText("missing");
    await form.password.fill("abc");
    await expect(form.rule("A lowercase letter")).toContainText("met");
    await expect(form.rule("A special character")).toContainText("missing");
    await form.password.blur();
    await expect(form.password).toHaveAccessibleDescription(/Your password doesn’t meet all of the requirements\./);
    await form.code.fill("000000");
    await form.choose("Abc123!", "Reset password");
    await expect(form.toast("This code is incorrect. Check the email and try again.")).toBeVisible();
    await form.code.fill(codeIn(await newestMail(userName)));
    await page.getByRole("button", { name: "Reset password" }).click();
    const signIn = signInPage(page);
    await expect(signIn.userName).toHaveValue(userName);
    await signIn.complete(userName, "Abc123!");
    await page.waitForURL("**/my-space/#/home");
  });

  test("of nobody is answered like a user's, also where name and password are in one form", async ({
    page,
    somebody,
  }) => {
    const signIn = signInPage(page);

    await test.step("nobody gets a mail [PWD-036, PWD-064]", async () => {
      await forget(page, "nobody.at.all@acme.test");
      await expect(heading(page)).toHaveText("Check your email");
      expect(await mailsTo("nobody.at.all@acme.test")).toEqual([]);
    });

    await test.step("smartLogin leads there and back [LOGIN-019, LOGIN-020, PWD-002]", async () => {
      const userName = await somebody("Agent");
      await page.goto("/login/#/smartlogin/");
      await expect(signIn.userName).toBeFocused();
      await page.getByRole("link", { name: "Forgot password?" }).click();
      await expect(page).toHaveURL(/#\/recoverPassword\?smartLogin=true$/);
      await page.getByRole("link", { name: "Back to sign in" }).click();
      await expect(page).toHaveURL(/#\/smartlogin$/);
      // The address changes first, and the page before has a user name too.
      await expect(signIn.password).toBeVisible();
      await signIn.userName.fill(userName);
      await signIn.password.fill("not the password");
      await signIn.submit.click();
      await expect(signIn.notice).toHaveText("You have entered a wrong email address or password.");
      await expect(signIn.password).toBeFocused();
      await signIn.password.fill("Evolve#2026");
      await page.keyboard.press("Enter");
      await page.waitForURL("**/my-space/#/home");
    });
  });

  test("whose link or address cannot reset it is said so", async ({ page, way, watch }) => {
    watch.allow(/status of 500/);
    const reset = "/login/#/resetPassword?userName=agent@acme.test";
    const expectFirstStep = async (address: string): Promise<void> => {
      await page.goto(address);
      await expect(signInPage(page).userName).toBeFocused();
      await expect(page).toHaveURL(/\/login\/#\/$/);
      await page.goto("about:blank");
    };

    await test.step("neither name nor address leads to sign-in [PWD-031]", () =>
      expectFirstStep("/login/#/resetPassword?token=abc"));

    await test.step("an expired password whose old one is not at hand leads to sign-in [PWD-032]", () =>
      expectFirstStep("/login/#/resetPassword?userName=a@b.test&errorMessage=password_expired"));

    await test.step("a server that is away leaves the link unused, and the page tries again", async () => {
      await way.disturb({ answer: { path: "/public/user/resolveForgotPasswordToken", status: 500 } });
      await page.goto(`${reset}&token=nonsense`);
      await expect(page.getByRole("main")).toContainText("It hasn’t been used.");
      await way.disturb({});
      await page.getByRole("button", { name: "Try again" }).click();
    });

    await test.step("a token that is none leads to the page for expired links [PWD-030]", async () => {
      await expect(heading(page)).toHaveText("Link expired");
      await page.goto("about:blank");
    });

    await test.step("one that is set although the one-time code was wrong is told so, and 3 seconds later sign-in follows [LOGIN-079, PWD-034, PWD-064]", async () => {
      await page.route("**/public/authentication/v1/password/reset", (route) =>
        route.fulfill({
          status: 401,
          json: { errorCode: "platform_user_manager_service_168", message: "", details: "" },
        }),
      );
      await page.clock.install();
      await page.goto(reset);
      const form = newPasswordForm(page);
      await form.code.fill("123456");
      await page.clock.pauseAt(Date.now() + 3_600_000);
      await form.choose("Forgot2Remember", "Reset password");
      await expect(form.toast("Your password was reset, but the one-time code wasn’t valid.")).toBeVisible();
      await page.clock.runFor(2_900);
      await expect(heading(page)).toHaveText("Reset your password");
      await page.clock.runFor(200);
      await expect(signInPage(page).userName).toHaveValue("agent@acme.test");
    });
  });
});
