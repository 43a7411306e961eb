import { expectNoAxeFaults } from "./support/axe.ts";
import { giveAuthenticator } from "./support/passkeys.ts";
import { password } from "./support/accounts.ts";
import { signInPage } from "./support/sign-in.ts";
import { expect, type Page, test } from "./support/test.ts";

/** The promise: who starts at the one form gets in by it, whatever else their account asks for. */

test.beforeEach(({ watch }) => watch.allow(/status of (401|403) /));

const open = async (page: Page): Promise<void> => {
  await page.goto("/login/#/smartlogin/");
  await expect(signInPage(page).userName).toBeFocused();
};

test("a single sign-on user is sent to the identity provider, with a password or without [LOGIN-019, LOGIN-032]", async ({
  page,
}) => {
  const signIn = signInPage(page);
  for (const typed of ["", "whatever they think it is"]) {
    await page.goto("about:blank");
    await open(page);
    await signIn.userName.fill("sso@acme.test");
    await signIn.password.fill(typed);
    await signIn.submit.click();
    await page.waitForURL("**/demo/identity-provider?*");
  }
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.waitForURL("**/my-space/#/home");
});

test("somebody else without a password is asked for it, and stays [LOGIN-019]", async ({ page, somebody }) => {
  const signIn = signInPage(page);
  const userName = await somebody("Agent");
  await open(page);
  await signIn.userName.fill(userName);
  const asked = page.waitForResponse("**/authentication/v1/prelogin");
  await signIn.submit.click();
  await asked;
  await expect(signIn.password).toBeFocused();
  await expect(page.getByText("This field is required.")).toBeVisible();
  await signIn.password.fill(password);
  await signIn.submit.click();
  await page.waitForURL("**/my-space/#/home");
});

test("a passkey is asked for beside the password, and the name stays [SEC-10, LOGIN-019]", async ({
  page,
  signedIn,
  somebody,
}) => {
  await giveAuthenticator(page);
  const userName = await somebody("Agent");
  await signedIn(userName);
  await page.goto("/my-space/#/security");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByText("not used yet")).toBeVisible();
  // First off the page, which leaves by itself once its session is gone.
  await page.goto("about:blank");
  await page.context().clearCookies();

  // As where the organization requires a second factor: the account has a passkey and no authenticator app.
  await page.route("**/public/authentication/v1/login", (route) =>
    route.fulfill({ status: 403, json: { errorCode: "SECOND_FACTOR_REQUIRED", message: "", details: "" } }),
  );
  const signIn = signInPage(page);
  await open(page);
  await signIn.userName.fill(userName);
  await signIn.password.fill(password);
  await signIn.submit.click();
  await expect(page.getByText(userName)).toBeVisible();
  await expect(page.getByText("your browser will ask for your passkey")).toBeVisible();
  await expectNoAxeFaults(page, "passkey at smartLogin");
  await signIn.password.fill(password);
  await signIn.submit.click();
  await page.waitForURL("**/my-space/**");
});

test("back from the second proof, the name is still there [LOGIN-019]", async ({ page, somebody }) => {
  const userName = await somebody("Agent");
  await page.route("**/public/authentication/v1/login", (route) =>
    route.fulfill({ status: 403, json: { errorCode: "SECOND_FACTOR_REQUIRED", message: "", details: "" } }),
  );
  const signIn = signInPage(page);
  await open(page);
  await signIn.userName.fill(userName);
  await signIn.password.fill(password);
  await signIn.submit.click();
  await signIn.back.click();
  await expect(signIn.userName).toHaveValue(userName);
});
