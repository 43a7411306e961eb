import { languages, type Words } from "@evolve/i18n";
import { appear, showTheme, wordsIn } from "./support/appearance.ts";
import { password } from "./support/accounts.ts";
import { expectNoAxeFaults } from "./support/axe.ts";
import { newestMail } from "./support/mail.ts";
import { giveAuthenticator } from "./support/passkeys.ts";
import { signInPage } from "./support/sign-in.ts";
import { expect, type Page, test } from "./support/test.ts";
import { expectSoundTexts } from "./support/texts.ts";
import { codeOf } from "./support/totp.ts";

/** The promise: everybody can protect their own account, see where it is in use, and come in without a password. */

test.beforeEach(({ watch }) => watch.allow(/status of (401|403) /));

const security = "/my-space/#/security";

const open = async (page: Page): Promise<void> => {
  await page.goto(security);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Security");
  await expect(page.getByText("This session")).toBeVisible();
};

/** First off the page, which leaves by itself once its session is gone. */
const leave = async (page: Page): Promise<void> => {
  await page.goto("about:blank");
  await page.context().clearCookies();
};

test("a passkey is offered after a password, made, used, renamed and removed [SEC-10]", async ({ page, somebody }) => {
  await giveAuthenticator(page);
  const signIn = signInPage(page);
  const [made, declined] = [await somebody("Agent"), await somebody("Agent")];
  const offer = page.getByRole("heading", { name: "Sign in faster next time" });
  const enter = async (name: string): Promise<void> => {
    await leave(page);
    await signIn.open();
    await signIn.complete(name);
  };

  await test.step("who declines is not asked twice", async () => {
    await enter(declined);
    await expect(offer).toBeFocused();
    await expectNoAxeFaults(page, "the offer of a passkey");
    await page.getByRole("button", { name: "Not now" }).click();
    await page.waitForURL("**/my-space/**");
    await enter(declined);
    await page.waitForURL("**/my-space/**");
  });

  await test.step("who makes one is not offered one again", async () => {
    await enter(made);
    await page.getByRole("button", { name: "Create a passkey" }).click();
    await page.waitForURL("**/my-space/**");
    await enter(made);
    await page.waitForURL("**/my-space/**");
  });

  await test.step("it signs in without a name", async () => {
    await leave(page);
    await page.goto("/login/");
    await page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await page.waitForURL("**/my-space/**");
  });

  await test.step("it is renamed and removed", async () => {
    await open(page);
    await expect(page.getByText("My passkey", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: /^Rename passkey/ }).click();
    const dialog = page.getByRole("dialog", { name: "Rename passkey" });
    const field = dialog.getByLabel("Name");
    await field.fill("Front <desk>");
    await dialog.getByRole("button", { name: "Rename" }).click();
    await expect(field).toHaveAccessibleDescription(/Don’t use these characters/);
    await expect(field).toBeFocused();
    await field.fill("Front desk");
    await dialog.getByRole("button", { name: "Rename" }).click();
    await page.getByRole("button", { name: "Remove passkey Front desk" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
    await expect(page.getByText("Passkey “Front desk” removed.")).toBeVisible();
  });
});

test("a passkey that the browser offers in the field for the user name signs in, with nothing typed or pressed [SEC-10]", async ({
  page,
  signedIn,
  somebody,
}) => {
  await giveAuthenticator(page, { inField: true });
  await page.addInitScript(() => {
    if (!("credentials" in navigator)) return;
    const get = navigator.credentials.get.bind(navigator.credentials);
    navigator.credentials.get = (options) => {
      sessionStorage.setItem("mediation", options?.mediation ?? "none");
      return get(options);
    };
  });
  await signedIn(await somebody("Agent"));
  await open(page);
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByText("not used yet")).toBeVisible();
  await leave(page);
  const isAsked = page.waitForRequest("**/passkey/options");
  await page.goto("/login/");
  expect((await isAsked).postDataJSON()).toEqual({ alone: true });
  await page.waitForURL("**/my-space/**");
  expect(await page.evaluate(() => sessionStorage.getItem("mediation"))).toBe("conditional");
});

test(
  "signing out everywhere ends the other browser's page too [SEC-22]",
  { tag: "@services" },
  async ({ page, newDevice, signedIn, somebody, watch }) => {
    watch.allow(/SIGNED_OUT/);
    const name = await somebody("Agent");
    await signedIn(name);
    const device = await newDevice();
    const other = await device.newPage();
    const elsewhere = signInPage(other);
    await elsewhere.open();
    await elsewhere.complete(name);
    await other.waitForURL("**/my-space/**");

    await open(page);
    await expect(page.getByRole("button", { name: /^End the session on/ })).toHaveCount(1);
    await page.getByRole("button", { name: "Sign out everywhere" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Sign out everywhere" }).click();
    await expect(signInPage(page).userName).toBeVisible();
    await expect(elsewhere.userName).toBeVisible();
  },
);

test("two-step verification is set up, and a code, a recovery code or a passkey is the second step", async ({
  page,
  newDevice,
  signedIn,
  somebody,
}) => {
  await giveAuthenticator(page);
  const name = await somebody("Agent");
  await signedIn(name);
  await open(page);
  const setUp = page.getByRole("dialog", { name: "Set up two-step verification" });
  const kept = page.getByRole("dialog", { name: "Save your recovery codes" });
  let secret = "";
  let codes: string[] = [];

  await test.step("a code of five digits is too short", async () => {
    await page.getByRole("button", { name: "Set up" }).click();
    const short = setUp.getByLabel("One-time code");
    await short.fill("123 45");
    await page.keyboard.press("Enter");
    await expect(short).toHaveValue("12345");
    await expect(short).toHaveAccessibleDescription(/Your entry is too short/);
    await setUp.getByRole("button", { name: "Cancel" }).click();
    await expect(setUp).toHaveCount(0);
  });

  await test.step("a change asks who is there once the last proof is too old, and then goes on [SEC-23]", async () => {
    // As if the session were old: the first attempt is refused as the server would.
    let refused = 0;
    await page.route("**/authentication/v1/mfa", async (route) => {
      if (route.request().method() !== "PUT" || refused > 0) return route.fallback();
      refused += 1;
      return route.fulfill({ status: 403, json: { errorCode: "STEP_UP_REQUIRED", message: "", details: "" } });
    });
    await page.getByRole("button", { name: "Set up" }).click();
    await expect(setUp.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
    secret = (await setUp.locator("strong").innerText()).replaceAll(" ", "");
    await setUp.getByLabel("One-time code").fill(codeOf(secret));
    await setUp.getByRole("button", { name: "Turn on" }).click();
    const question = page.getByRole("dialog", { name: "Confirm it’s you" });
    await question.getByLabel("Password", { exact: true }).fill("Not#2026-this");
    await question.getByRole("button", { name: "Confirm" }).click();
    const proof = question.getByLabel("Password", { exact: true });
    await expect(proof).toHaveAccessibleDescription("This isn’t your current password.");
    await expect(proof).toBeFocused();
    await proof.fill(password);
    const confirm = question.getByRole("button", { name: "Confirm" });
    // A dialog takes one press a second.
    await expect(async () => {
      if (await confirm.isVisible()) await confirm.click();
      await expect(kept).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await expect(kept.getByRole("listitem")).toHaveCount(10);
    codes = await kept.getByRole("listitem").allInnerTexts();
    await kept.getByRole("button", { name: "I’ve saved my codes" }).click();
    await expect(page.getByText("10 recovery codes left.")).toBeVisible();
    await newestMail(name);
  });

  await test.step("a real app's code signs in, and a recovery code stands in for the phone [SEC-12, LOGIN-053]", async () => {
    const other = await (await newDevice()).newPage();
    const signIn = signInPage(other);
    await signIn.open();
    await signIn.identify(name);
    await signIn.password.fill(password);
    await signIn.code.fill(codeOf(secret, 1));
    await signIn.submit.click();
    await other.waitForURL("**/my-space/**");

    const third = await (await newDevice()).newPage();
    const again = signInPage(third);
    await again.open();
    await again.identify(name);
    await again.password.fill(password);
    await third.getByRole("button", { name: "Use a recovery code" }).click();
    await third.getByLabel("Recovery code").fill(codes[0] ?? "");
    await again.submit.click();
    await third.waitForURL("**/my-space/**");
    await open(third);
    await expect(third.getByText("9 recovery codes left.")).toBeVisible();
  });

  await test.step("a passkey is the second step after a password [SEC-10]", async () => {
    await page.getByRole("button", { name: "Add a passkey" }).click();
    await expect(page.getByText("not used yet")).toBeVisible();
    await leave(page);
    const signIn = signInPage(page);
    await signIn.open();
    await signIn.identify(name);
    await signIn.password.fill(password);
    await page.getByRole("button", { name: "Use a passkey" }).click();
    await signIn.submit.click();
    await page.waitForURL("**/my-space/**");
  });
});

const setUpTwoStep = async (page: Page, { t }: Words): Promise<void> => {
  await page.getByRole("button", { name: t("security.twoStepSetUp") }).click();
  await expect(page.getByRole("img", { name: t("security.enrolQr") })).toBeVisible();
};

test("one's own security has no fault that axe finds and no text that is cut off, at 320 px too, in four languages", async ({
  page,
  context,
  signedIn,
  somebody,
}) => {
  await signedIn(await somebody("Agent"));
  const wide = { width: 1440, height: 900 };
  const look = async (what: string): Promise<void> => {
    await page.setViewportSize(wide);
    for (const theme of ["light", "dark"] as const) {
      await showTheme(page, theme);
      await expectNoAxeFaults(page, `${what} (${theme})`);
    }
    await showTheme(page, "light");
  };
  for (const language of languages) {
    const words = wordsIn(language);
    await page.setViewportSize(wide);
    await appear(context, { language, theme: "light" });
    await page.goto("about:blank");
    await page.goto(security);
    await expect(page.getByText(words.t("security.thisSession"))).toBeVisible();
    await expectSoundTexts(page, language);
    if (language === "en") await look("security");
    await page.setViewportSize({ width: 320, height: 640 });
    await expectSoundTexts(page, `${language} at 320 px`);
    await setUpTwoStep(page, words);
    await expectSoundTexts(page, `enrolment, ${language} at 320 px`);
    if (language === "en") await look("enrolment");
  }
});
