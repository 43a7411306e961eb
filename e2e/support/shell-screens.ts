import { expect, type Page } from "@playwright/test";
import { gridShown, headingShown } from "./ready.ts";
import type { Scene } from "./scene.ts";

const closeOverlay = async (page: Page): Promise<void> => {
  await page.keyboard.press("Escape");
  await expect(page.locator("[role=dialog], [role=alertdialog], [role=menu]")).toHaveCount(0);
};

const openUsers = async (page: Page, query = ""): Promise<void> => {
  await page.goto("about:blank");
  await page.goto(`/admin/#/users${query}`);
  await gridShown(page);
};

const userMenu = (page: Page) => page.getByRole("banner").getByRole("button").last();

const fromUserMenu = (name: string, key: "shell.myProfile" | "shell.changePassword" | "common.contactUs"): Scene => ({
  name,
  show: async (page, words) => {
    await closeOverlay(page);
    await userMenu(page).click();
    await page.getByRole("menuitem", { name: words.t(key) }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  },
});

/** Every screen of the shell with what opens on it, for somebody who may invite, in two parts. */
export const shellScenes: readonly (readonly Scene[])[] = [
  [
    {
      name: "users",
      show: async (page, words) => {
        await openUsers(page);
        await headingShown(page, words.t("users.title"));
        await expect(page.getByRole("grid").locator("[data-row-id]").first()).toBeVisible();
      },
    },
    {
      name: "user menu",
      show: async (page) => {
        await userMenu(page).click();
        await expect(page.getByRole("menu")).toBeVisible();
      },
    },
    fromUserMenu("my profile", "shell.myProfile"),
    fromUserMenu("contact us", "common.contactUs"),
    {
      name: "module picker",
      show: async (page) => {
        await closeOverlay(page);
        await page.getByRole("navigation").getByRole("button").first().click();
        await expect(page.getByRole("dialog")).toBeVisible();
      },
    },
    {
      name: "logging out",
      show: async (page, words) => {
        await closeOverlay(page);
        await userMenu(page).click();
        await page.getByRole("menuitem", { name: words.t("shell.logout") }).click();
        await expect(page.getByRole("alertdialog")).toBeVisible();
      },
    },
    {
      name: "column menu",
      show: async (page, words) => {
        await closeOverlay(page);
        const label = words.t("shell.gridColumnMenu", { column: words.t("users.name") });
        await page.getByRole("grid").getByRole("button", { name: label }).click();
        await expect(page.getByRole("menu")).toBeVisible();
      },
    },
    {
      name: "columns",
      show: async (page, words) => {
        await closeOverlay(page);
        await page.getByRole("button", { name: words.t("shell.gridColumns"), exact: true }).click();
        await expect(page.getByRole("dialog")).toBeVisible();
      },
    },
    {
      name: "filters",
      show: async (page, words) => {
        await closeOverlay(page);
        await page.getByRole("button", { name: words.t("choices.filters"), exact: true }).click();
        await page.getByText(words.t("choices.selectItems"), { exact: true }).nth(3).click();
        await expect(page.getByRole("option").nth(4)).toBeVisible();
      },
    },
    {
      name: "inviting with a complaint",
      show: async (page, words) => {
        await closeOverlay(page);
        await page.getByRole("button", { name: words.t("users.invite") }).click();
        await page
          .getByRole("dialog")
          .getByRole("button", { name: words.t("users.sendInvitations") })
          .click();
        await expect(page.getByRole("dialog").locator("textarea")).toHaveAttribute("aria-invalid", "true");
      },
    },
  ],
  [
    {
      name: "nobody found, with a filter",
      show: async (page, words) => {
        await openUsers(page, "?search=nobody+has+this+name&status=PENDING");
        await expect(page.getByText(words.t("list.noMatchTitle"))).toBeVisible();
      },
    },
    {
      name: "my space",
      show: async (page, words) => {
        await page.goto("about:blank");
        await page.goto("/my-space/#/home");
        await expect(page.getByText(words.t("mySpace.thisSession"))).toBeVisible();
      },
    },
    fromUserMenu("change password", "shell.changePassword"),
    {
      name: "change password with its policy and complaints",
      show: async (page, words) => {
        const dialog = page.getByRole("dialog");
        await dialog.locator("input[name=currentPassword]").focus();
        await dialog.locator("input[name=newPassword]").fill("abc");
        await expect(page.getByRole("region", { name: words.t("password.rules") })).toBeVisible();
      },
    },
  ],
];
