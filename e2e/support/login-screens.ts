import { expect, type Page } from "@playwright/test";
import { password } from "./accounts.ts";
import { linkIn, mailsTo } from "./mail.ts";
import { fieldFocused, headingShown } from "./ready.ts";
import type { Scene } from "./scene.ts";
import { originOf } from "./test-server.ts";

const userName = (page: Page) => page.locator("input[name=userName]:visible");
const submit = (page: Page) => page.getByRole("main").locator("button[type=submit]");

const openLogin = async (page: Page, hash = "#/"): Promise<void> => {
  await page.goto("about:blank");
  await page.goto(`/login/${hash}`);
};

const identify = async (page: Page, name: string): Promise<void> => {
  await openLogin(page);
  await fieldFocused(page, userName(page));
  await userName(page).fill(name);
  await submit(page).click();
};

const pageAt = (
  path: string,
  title: "expiredInvitation" | "expiredVerification" | "insufficientPrivileges" | "invalidUser" | "error",
): Scene => ({
  name: path,
  show: async (page, words) => {
    await openLogin(page, `#/${path}`);
    await headingShown(page, words.t(`account.${title}Title`));
  },
});

/** A sign-out that the server does not confirm, since any other is over before it could be looked at. */
const logoutAt = (path: string): Scene => ({
  name: path,
  show: async (page) => {
    const calls = "**/public/authentication/v1/logout";
    await page.route(calls, (route) => route.fulfill({ status: 500, json: {} }));
    await openLogin(page, `#/${path}`);
    await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
    await page.unroute(calls);
  },
});

/** Every page and step of the sign-in area, in two parts; a part's first scene needs none before it. */
export const loginScenes: readonly (readonly Scene[])[] = [
  [
    {
      name: "step 1 with its complaint",
      show: async (page, words) => {
        await openLogin(page);
        await fieldFocused(page, userName(page));
        await submit(page).click();
        await headingShown(page, words.t("signIn.title"));
        await expect(userName(page)).toHaveAttribute("aria-invalid", "true");
      },
    },
    {
      name: "step 2 with code and complaints",
      show: async (page) => {
        await identify(page, "mfa@acme.test");
        await submit(page).click();
        await expect(page.locator("input[name=totp]")).toHaveAttribute("aria-invalid", "true");
      },
    },
    {
      name: "step 2 after a wrong password",
      show: async (page) => {
        await identify(page, "nobody.knows@acme.test");
        await page.locator("input[name=password]").fill("not the password");
        await submit(page).click();
        await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
      },
    },
    {
      name: "lockdown",
      show: async (page, words) => {
        await identify(page, "locked@acme.test");
        await headingShown(page, words.t("signIn.lockedTitle"));
      },
    },
    {
      name: "single sign-on, opened by another site",
      show: async (page, words) => {
        // What the server tells a page that nobody asked for.
        await page.route("**/login/", async (route) => {
          const response = await route.fetch();
          const body = (await response.text()).replace('"isOpenedBySomeone":true', '"isOpenedBySomeone":false');
          await route.fulfill({ response, body });
        });
        await openLogin(page, "#/sso?tenantId=00000000-0000-7000-8000-000000000000");
        await headingShown(page, words.t("sso.title"));
        await expect(page.getByRole("link", { name: words.t("sso.continue") })).toBeVisible();
        await page.unroute("**/login/");
      },
    },
    {
      name: "a sign-out that another site has led to",
      show: async (page, words) => {
        await page.route("**/login/", async (route) => {
          const response = await route.fetch();
          const body = (await response.text()).replace('"isFromOtherSite":false', '"isFromOtherSite":true');
          await route.fulfill({ response, body });
        });
        await openLogin(page, "#/logout");
        await headingShown(page, words.t("openid.endTitle"));
        await page.unroute("**/login/");
      },
    },
    {
      name: "single sign-on of somebody else",
      show: async (page, words) => {
        await openLogin(page, "#/sessionAlreadyExists");
        await headingShown(page, words.t("sso.existsTitle"));
      },
    },
    {
      name: "signed out automatically",
      show: async (page) => {
        await openLogin(page, "?autoLogout=true#/");
        await expect(page.getByRole("main").getByRole("status")).toBeVisible();
      },
    },
  ],
  [
    {
      name: "set password with complaints",
      show: async (page) => {
        const [mail] = await mailsTo("pending@acme.test");
        if (mail === undefined) throw new Error("No invitation of the pending account");
        await page.goto("about:blank");
        await page.goto(linkIn(mail));
        await submit(page).click();
        await expect(page.locator("input[name=confirmPassword]")).toHaveAttribute("aria-invalid", "true");
      },
    },
    {
      name: "signing up",
      show: async (page, words) => {
        await openLogin(page, "#/signUp");
        await headingShown(page, words.t("account.signUpTitle"));
        await submit(page).click();
        await expect(page.getByRole("textbox", { name: words.t("account.firstName") })).toHaveAttribute(
          "aria-invalid",
          "true",
        );
      },
    },
    {
      name: "a forgotten password",
      show: async (page, words) => {
        await openLogin(page, "#/recoverPassword");
        await headingShown(page, words.t("account.recoverTitle"));
        await submit(page).click();
        await expect(userName(page)).toHaveAttribute("aria-invalid", "true");
      },
    },
    {
      name: "a mail on its way",
      show: async (page, words) => {
        await userName(page).fill("nobody.knows@acme.test");
        await submit(page).click();
        await headingShown(page, words.t("account.checkEmailTitle"));
      },
    },
    {
      name: "a reset by code with complaints and a message",
      show: async (page, words) => {
        await openLogin(page, "#/resetPassword?idmType=2&userName=policy@acme.test");
        await headingShown(page, words.t("account.resetTitle"));
        await page.locator("input[name=password]").fill("Abc1");
        await submit(page).click();
        await expect(page.locator("input[name=confirmationCode]")).toHaveAttribute("aria-invalid", "true");
        await page.locator("input[name=confirmationCode]").fill("000000");
        await page.locator("input[name=password]").fill("Abcdef1!");
        await page.locator("input[name=confirmPassword]").fill("Abcdef1!");
        await submit(page).click();
        await expect(page.getByRole("alertdialog")).toBeVisible();
      },
    },
    {
      name: "an expired password",
      show: async (page, words) => {
        await identify(page, "expired@acme.test");
        await page.locator("input[name=password]").fill(password);
        await submit(page).click();
        await headingShown(page, words.t("account.expiredTitle"));
      },
    },
    {
      name: "sign-in in one form",
      show: async (page) => {
        await openLogin(page, "#/smartlogin/");
        await submit(page).click();
        await expect(page.locator("input[name=password]")).toHaveAttribute("aria-invalid", "true");
      },
    },
    {
      name: "an address to confirm",
      show: async (page, words) => {
        await openLogin(page, "#/updateEmail?userName=agent@acme.test&token=none");
        await headingShown(page, words.t("account.verifyTitle"));
      },
    },
    {
      name: "an expired link to choose a password",
      show: async (page, words) => {
        await openLogin(page, "#/expiredInvitation?reason=reset");
        await headingShown(page, words.t("account.expiredLinkTitle"));
      },
    },
    pageAt("expiredVerificationEmail", "expiredVerification"),
    pageAt("expiredInvitation", "expiredInvitation"),
    pageAt("insufficientPrivileges", "insufficientPrivileges"),
    pageAt("invalidUser", "invalidUser"),
    pageAt("error?error_description=504", "error"),
    logoutAt("logout"),
    logoutAt("globalLogout"),
    {
      name: "contact us",
      show: async (page, words) => {
        await page
          .getByRole("contentinfo")
          .getByRole("button", { name: words.t("common.contactUs") })
          .click();
        await expect(page.getByRole("dialog")).toBeVisible();
      },
    },
    {
      name: "a branded host with its notice",
      show: async (page, words) => {
        await page.goto(`${originOf("globex.localhost")}/login/`);
        await headingShown(page, words.t("signIn.title"));
        await expect(page.getByText("Planned maintenance")).toBeVisible();
      },
    },
  ],
];
