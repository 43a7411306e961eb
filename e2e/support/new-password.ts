import type { Locator, Page } from "@playwright/test";

/** The form of a new password, in English, on whichever page it stands. */
export interface NewPasswordForm {
  readonly code: Locator;
  readonly password: Locator;
  readonly confirm: Locator;
  readonly totp: Locator;
  /** The line of the checklist that begins so. */
  readonly rule: (text: string) => Locator;
  readonly toast: (text: string | RegExp) => Locator;
  /** Fills in both fields and sends the form by its button. */
  readonly choose: (password: string, button: string) => Promise<void>;
}

export const newPasswordForm = (page: Page): NewPasswordForm => {
  const password = page.getByLabel("New password", { exact: true });
  const confirm = page.getByLabel("Confirm password");
  return {
    code: page.getByLabel("Six-digit code"),
    password,
    confirm,
    totp: page.getByLabel("One-time code"),
    rule: (text) => page.getByRole("listitem").filter({ hasText: text }),
    toast: (text) => page.getByRole("alertdialog").filter({ hasText: text }),
    choose: async (chosen, button) => {
      await password.fill(chosen);
      await confirm.fill(chosen);
      await page.getByRole("button", { name: button }).click();
    },
  };
};
