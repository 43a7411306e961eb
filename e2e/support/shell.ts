import type { Locator, Page } from "@playwright/test";
import { headingShown } from "./ready.ts";

/** What stands around every screen of the suite, in English. */
export interface Shell {
  readonly header: Locator;
  readonly heading: Locator;
  readonly sidebar: Locator;
  readonly toggle: Locator;
  readonly userMenu: Locator;
  readonly open: (address: string, heading?: string | RegExp) => Promise<void>;
  readonly chooseFromUserMenu: (item: string) => Promise<void>;
  /** Chooses Logout and says Yes. */
  readonly logOut: () => Promise<void>;
  /** Goes to another module by the picker. */
  readonly pickModule: (name: string) => Promise<void>;
}

/** The greeting of My Space, at any hour. */
export const greeting = /^(Good (morning|afternoon|evening)|Hello), /;

export const shellOf = (page: Page): Shell => {
  const header = page.getByRole("banner");
  const sidebar = page.getByRole("navigation");
  const userMenu = header.getByRole("button", { name: / User menu$/ });
  const heading = page.getByRole("heading", { level: 1 });
  const chooseFromUserMenu = async (item: string): Promise<void> => {
    await userMenu.click();
    await page.getByRole("menuitem", { name: item }).click();
  };
  return {
    header,
    heading,
    sidebar,
    toggle: header.getByRole("button", { name: "Toggle sidebar" }),
    userMenu,
    open: async (address, title = /./) => {
      await page.goto(address);
      await headingShown(page, title);
    },
    chooseFromUserMenu,
    logOut: async () => {
      await chooseFromUserMenu("Logout");
      await page.getByRole("alertdialog", { name: "Log Out?" }).getByRole("button", { name: "Yes" }).click();
    },
    pickModule: async (name) => {
      await sidebar.getByRole("button", { name: / Switch module$/ }).click();
      await page.getByRole("dialog", { name: "Modules" }).getByRole("button", { name }).click();
    },
  };
};

/** Waits for the answer of the call that keeps a preference. */
export const preferenceSaved = (page: Page, context: string): Promise<unknown> =>
  page.waitForResponse(
    (response) =>
      response.request().method() !== "GET" &&
      response.ok() &&
      response.url().includes(`/contexts/${context}/preferences`),
  );
