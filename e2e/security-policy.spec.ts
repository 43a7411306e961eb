import { languages, type Words } from "@evolve/i18n";
import type { BrowserContext } from "@playwright/test";
import { appear, wordsIn } from "./support/appearance.ts";
import { password, signInByCalls } from "./support/accounts.ts";
import { expectNoAxeFaults, expectNoFaultsInAnyTheme } from "./support/axe.ts";
import { shellOf } from "./support/shell.ts";
import { signInPage } from "./support/sign-in.ts";
import { origin } from "./support/test-server.ts";
import { expect, type Page, test } from "./support/test.ts";
import { expectSoundTexts } from "./support/texts.ts";
import { codeOf } from "./support/totp.ts";

/**
 * The promise: an administrator decides how safe everybody's sign-in is, and knows beforehand whom it reaches. It uses a
 * tenant that no other test signs in to, one after the other.
 */

test.describe.configure({ mode: "default" });

const administrator = "admin@platform.test";
const address = "/admin/#/security-policy";

const open = async (page: Page): Promise<void> => {
  await page.goto(address);
  await expect(page.getByLabel("Minimum length")).toBeVisible();
};

const form = (page: Page) => page.getByRole("form", { name: "Passwords" });
const save = (page: Page) => form(page).getByRole("button", { name: "Save", exact: true });
const leaving = (page: Page) => page.getByRole("alertdialog", { name: "All changes will be lost" });

/** Another length than the present one, so that a test that comes again changes something too. */
const changeLength = async (page: Page): Promise<string> => {
  const field = page.getByLabel("Minimum length");
  const wanted = (await field.inputValue()) === "12" ? "13" : "12";
  await field.fill(wanted);
  return wanted;
};

const saved = async (page: Page): Promise<void> => {
  await save(page).click();
  // An earlier message may still be there.
  await expect(page.getByText("Password policy saved.").first()).toBeVisible();
  await expect(save(page)).toBeDisabled();
};

test("an administrator finds the password policy, saves it once, and sees it as people will read it; a manager finds no way to it", async ({
  page,
  newDevice,
  signedIn,
  somebody,
  watch,
}) => {
  watch.allow(/status of 500/);
  await test.step("who may not change the tenant finds no way to it", async () => {
    const device = await newDevice();
    await signInByCalls(device, await somebody("Manager", "platform"));
    const manager = await device.newPage();
    const shell = shellOf(manager);
    await shell.open("/admin/#/users", "Users");
    await expect(shell.sidebar.getByRole("link")).toHaveText(["Users", "Roles"]);
    await expect(shell.sidebar.getByRole("button", { name: "Sign-in", exact: true })).toHaveCount(0);
    await manager.goto("about:blank");
    await manager.goto(address);
    await manager.waitForURL("**/login/#/insufficientPrivileges");
  });

  await signedIn(administrator);
  await test.step("a policy that does not come says so, and comes when it is asked for again", async () => {
    let isBroken = true;
    await page.route("**/authentication/v1/security-policy", (route) =>
      isBroken
        ? route.fulfill({ status: 500, json: { errorCode: "GeneralError", message: "", details: "" } })
        : route.fallback(),
    );
    const shell = shellOf(page);
    await shell.open("/admin/#/users", "Users");
    await shell.sidebar.getByRole("button", { name: "Sign-in", exact: true }).click();
    await shell.sidebar.getByRole("link", { name: "Security policy", exact: true }).click();
    await expect(shell.heading).toHaveText("Security policy");
    await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
    await expectNoAxeFaults(page, "security policy that did not come");
    isBroken = false;
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByLabel("Minimum length")).toBeVisible();
  });

  const field = page.getByLabel("Minimum length");
  await test.step("a number that cannot be is told in a summary that leads to its field, and nothing is saved", async () => {
    await field.fill("5");
    await save(page).click();
    const summary = form(page).getByRole("group", { name: "Check this field" });
    await expect(summary).toBeFocused();
    await expect(field).toHaveAccessibleDescription(/Enter a whole number from 6 to 99\./);
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await summary.getByRole("button", { name: "Minimum length Enter a whole number from 6 to 99." }).click();
    await expect(field).toBeFocused();
    await expectNoAxeFaults(page, "security policy with a fault");
    await form(page).getByRole("button", { name: "Discard changes" }).click();
    await expect(field).not.toHaveValue("5");
    await expect(save(page)).toBeDisabled();
  });

  await test.step("it is shown as people will read it, and saved once though Enter is pressed twice", async () => {
    await page.getByRole("button", { name: /Sign-in method for new users/ }).click();
    await page.getByRole("option", { name: /^Configurable/ }).click();
    const length = await changeLength(page);
    const special = page.getByRole("checkbox", { name: /^A special character/ });
    const hadSpecial = await special.isChecked();
    await page
      .getByText(/^A special character/)
      .first()
      .click();
    const preview = page.getByRole("list", { name: "What new users see" });
    await expect(preview.getByText(`At least ${length} characters`)).toBeVisible();
    await expect(preview.getByText(/^A special character/)).toHaveCount(hadSpecial ? 0 : 1);
    let sent = 0;
    await page.route("**/authentication/v1/security-policy/passwords", async (route) => {
      sent += 1;
      const response = await route.fetch();
      await page.keyboard.press("Enter");
      await route.fulfill({ response });
    });
    await field.press("Enter");
    await expect(page.getByText("Password policy saved.")).toBeVisible();
    await expect(save(page)).toBeDisabled();
    expect(sent).toBe(1);

    await page.reload();
    await expect(field).toHaveValue(length);
    await expect(special).toBeChecked({ checked: !hadSpecial });
    await expect(page.getByRole("button", { name: /Sign-in method for new users/ })).toContainText("Configurable");
  });
});

test("unsaved changes hold back a link, stepping back, an edited address and closing the tab, with an event and a question [ROUTE-016]", async ({
  page,
  signedIn,
}) => {
  await page.addInitScript(() => {
    window.addEventListener("before-module-unload", (event) => {
      document.title = `to ${String((event as CustomEvent).detail)}`;
    });
  });
  await signedIn(administrator);
  const shell = shellOf(page);
  await shell.open("/admin/#/users", "Users");
  const link = (name: string) => shell.sidebar.getByRole("link", { name, exact: true });
  await page.evaluate(() => void (location.hash = "#/security-policy"));
  const length = await changeLength(page);

  const ways = [
    () => link("Users").click(),
    () => page.evaluate(() => history.back()),
    () => page.evaluate(() => void (location.hash = "#/users")),
  ];
  for (const go of ways) {
    await go();
    await expect(leaving(page)).toBeVisible();
    await expect(page).toHaveTitle("to /admin/#/users");
    await leaving(page).getByRole("button", { name: "No", exact: true }).click();
    await expect(leaving(page)).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(page.getByLabel("Minimum length")).toHaveValue(length);
    await page.evaluate(() => void (document.title = "still here"));
  }

  await link("Users").click();
  await leaving(page).getByRole("button", { name: "Yes", exact: true }).click();
  await expect(shell.heading).toHaveText("Users");
  await expect(page).toHaveURL(/#\/users/);

  await open(page);
  const before = await page.getByLabel("Minimum length").inputValue();
  await changeLength(page);
  const asked = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  await page.getByLabel("Minimum length").fill(before);
  await expect(save(page)).toBeDisabled();
  const closed = page.waitForEvent("close");
  await page.close({ runBeforeUnload: true });
  await closed;
});

test("changes are there again after a reload, as a draft that can be given up, and a user overtaken by somebody else sees the newest values", async ({
  page,
  newDevice,
  signedIn,
  watch,
}) => {
  watch.allow(/status of 409/);
  await signedIn(administrator);
  await open(page);
  const history = page.getByLabel("Previous passwords that can’t be reused");
  const before = await history.inputValue();
  const typed = before === "8" ? "7" : "8";
  await history.fill(typed);
  const again = async (): Promise<void> => {
    page.once("dialog", (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByText("We restored your unsaved changes.")).toBeVisible();
    await expect(history).toHaveValue(typed);
  };
  await again();

  const device = await newDevice();
  await signInByCalls(device, administrator);
  const other = await device.newPage();
  await open(other);
  const length = await changeLength(other);
  await saved(other);
  await again();
  await save(page).click();
  await expect(page.getByRole("status").filter({ hasText: "Someone else changed this" })).toBeVisible();
  await page.getByRole("button", { name: "Start over" }).click();
  await expect(page.getByText("We restored your unsaved changes.")).toHaveCount(0);
  await expect(history).toHaveValue(before);
  await expect(page.getByLabel("Minimum length")).toHaveValue(length);
  await expect(save(page)).toBeDisabled();

  const newest = await changeLength(other);
  await saved(other);
  await history.fill("9");
  await save(page).click();
  await expect(page.getByRole("status").filter({ hasText: "Someone else changed this" })).toBeVisible();
  await expect(history).toHaveValue("9");
  await page.getByRole("button", { name: "Use the saved version" }).click();
  await expect(page.getByLabel("Minimum length")).toHaveValue(newest);
  await expect(history).not.toHaveValue("9");
});

/** Whatever becomes of the test: nobody has to have a second step afterwards. */
const release = async (device: BrowserContext, accessToken: string): Promise<void> => {
  const answer = await device.request.put(`${origin()}/authentication/v1/mfa/policy`, {
    data: { required: false },
    headers: { authorization: `Bearer ${accessToken}` },
  });
  expect(answer.ok()).toBe(true);
};

test("where the organization requires it, the first sign-in sets two-step verification up and shows the recovery codes, by two steps or in one form [SEC-10, LOGIN-019]", async ({
  page,
  newDevice,
  somebody,
  watch,
}) => {
  watch.allow(/status of (401|403) /);
  const device = await newDevice();
  const { accessToken } = await signInByCalls(device, administrator);
  const policy = await device.newPage();
  await open(policy);
  await policy.getByRole("button", { name: "Require it", exact: true }).click();
  const question = policy.getByRole("alertdialog", { name: "Require two-step verification for everyone?" });
  await expect(question).toContainText("set it up at their next sign-in");
  await expectNoAxeFaults(policy, "requiring a second step");
  try {
    await question.getByRole("button", { name: "Require it", exact: true }).click();
    await expect(policy.getByRole("button", { name: "Stop requiring it" })).toBeVisible();

    const signIn = signInPage(page);
    await signIn.open();
    await signIn.complete(await somebody("Agent", "platform"));
    await expect(signIn.heading).toHaveText("Set up two-step verification");
    await expectNoAxeFaults(page, "enrolment at sign-in");
    const secret = (await page.locator("strong").innerText()).replaceAll(" ", "");
    await signIn.code.fill("000000");
    await page.getByRole("button", { name: "Turn on and sign in" }).click();
    await expect(signIn.notice).toBeVisible();
    await signIn.code.fill(codeOf(secret));
    await page.getByRole("button", { name: "Turn on and sign in" }).click();
    await expect(signIn.heading).toHaveText("Save your recovery codes");
    await expect(page.getByRole("listitem")).toHaveCount(10);
    await expectNoAxeFaults(page, "recovery codes at sign-in");
    await page.getByRole("button", { name: "I’ve saved my codes" }).click();
    await page.waitForURL("**/my-space/**");

    const other = await (await newDevice()).newPage();
    const form = signInPage(other);
    const name = await somebody("Agent", "platform");
    await other.goto("/login/#/smartlogin/");
    await expect(form.userName).toBeFocused();
    await form.userName.fill(name);
    await form.password.fill(password);
    await form.submit.click();
    await expect(form.heading).toHaveText("Set up two-step verification");
    await expect(other.getByText(name)).toBeVisible();
    await expectNoAxeFaults(other, "enrolment at smartLogin");
    const theirs = (await other.locator("strong").innerText()).replaceAll(" ", "");
    await form.code.fill("000000");
    await other.getByRole("button", { name: "Turn on and sign in" }).click();
    await expect(form.notice).toBeVisible();
    await form.code.fill(codeOf(theirs));
    await other.getByRole("button", { name: "Turn on and sign in" }).click();
    await expect(form.heading).toHaveText("Save your recovery codes");
    await other.getByRole("button", { name: "I’ve saved my codes" }).click();
    await other.waitForURL("**/my-space/**");

    await policy.getByRole("button", { name: "Stop requiring it" }).click();
    await policy.getByRole("alertdialog").getByRole("button", { name: "Stop requiring it" }).click();
    await expect(policy.getByRole("button", { name: "Require it", exact: true })).toBeVisible();
  } finally {
    await release(device, accessToken);
  }
});

test(
  "signing everybody out takes the organization's name, asks who is there, and leaves only the one who did it [SEC-22, SEC-23]",
  { tag: "@services" },
  async ({ page, newDevice, signedIn, somebody, watch }) => {
    watch.allow(/status of (401|403) /);
    const device = await newDevice();
    await signInByCalls(device, await somebody("Agent", "platform"));
    const other = await device.newPage();
    await shellOf(other).open("/my-space/#/home");
    // The end of a session waits for nobody's unsaved changes.
    const colleague = await newDevice();
    await signInByCalls(colleague, administrator);
    const busy = await colleague.newPage();
    await open(busy);
    await busy.getByLabel("Minimum length").click();
    await changeLength(busy);

    await signedIn(administrator);
    await open(page);
    // As if the session were old: the first attempt is refused as the server would.
    let refused = 0;
    await page.route("**/authentication/v1/sessions/end-everybody", async (route) => {
      if (refused > 0) return route.fallback();
      refused += 1;
      return route.fulfill({ status: 403, json: { errorCode: "STEP_UP_REQUIRED", message: "", details: "" } });
    });
    await page.getByRole("button", { name: "Sign everyone out" }).click();
    const dialog = page.getByRole("dialog", { name: "Sign everyone out?" });
    await expect(dialog).toContainText("You’ll stay signed in here only.");
    const confirm = dialog.getByRole("button", { name: "Sign everyone out" });
    await expect(confirm).toBeDisabled();
    await expectNoAxeFaults(page, "signing everybody out");
    await dialog.getByLabel("Type “Platform” to confirm").fill("platform");
    await confirm.click();
    const proof = page.getByRole("dialog", { name: "Confirm it’s you" });
    await proof.getByLabel("Password", { exact: true }).fill("Evolve#2026");
    await proof.getByRole("button", { name: "Confirm" }).click();

    await expect(page.getByText(/sessions? ended\. You’re still signed in\./)).toBeVisible();
    await expect(signInPage(other).userName).toBeVisible();
    await expect(signInPage(busy).userName).toBeVisible();
    await page.reload();
    await expect(page.getByText("No one else is signed in.")).toBeVisible();
  },
);

const openExpiry = async (page: Page, { t }: Words): Promise<void> => {
  await page.goto(address);
  await expect(page.getByLabel(t("securityPolicy.minimumLength"))).toBeVisible();
  await page.getByText(t("securityPolicy.expires")).click();
  await expect(page.getByLabel(t("securityPolicy.expiryDays"))).toBeVisible();
};

test("the security policy has no fault that axe finds in any theme, and no text that is cut off, covered or wider than 320 px, in four languages", async ({
  page,
  context,
  signedIn,
}) => {
  await signedIn(administrator);
  for (const language of languages) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await appear(context, { language, theme: "light" });
    // Without the draft of the language before.
    if (page.url() !== "about:blank") await page.evaluate(() => sessionStorage.clear());
    await page.goto("about:blank");
    await openExpiry(page, wordsIn(language));
    await expectSoundTexts(page, language);
    if (language === "en") await expectNoFaultsInAnyTheme(page, "security policy");
    await page.setViewportSize({ width: 320, height: 640 });
    await expectSoundTexts(page, `${language} at 320 px`);
  }
});
