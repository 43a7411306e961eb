import type { Locator, Page } from "@playwright/test";
import { password as demoPassword } from "./accounts.ts";
import { fieldFocused } from "./ready.ts";

/** The two steps of the sign-in page, in English. */
export interface SignIn {
  readonly heading: Locator;
  readonly userName: Locator;
  readonly next: Locator;
  readonly password: Locator;
  readonly code: Locator;
  readonly submit: Locator;
  readonly back: Locator;
  /** What the page has to say above its form. */
  readonly notice: Locator;
  readonly open: (parameters?: string) => Promise<void>;
  /** Goes on to step 2, whatever that is for this account. */
  readonly identify: (userName: string) => Promise<void>;
  /** Both steps. */
  readonly complete: (userName: string, password?: string) => Promise<void>;
}

export const signInPage = (page: Page): SignIn => {
  const userName = page.getByLabel("Username");
  const password = page.getByLabel("Password", { exact: true });
  const next = page.getByRole("button", { name: "Next" });
  // Exactly: the first step has a button to sign in with a passkey.
  const submit = page.getByRole("button", { name: "Sign In", exact: true });
  const identify = async (name: string): Promise<void> => {
    await userName.fill(name);
    await next.click();
  };
  return {
    heading: page.getByRole("heading", { level: 1 }),
    userName,
    next,
    password,
    code: page.getByLabel("One-time code"),
    submit,
    back: page.getByRole("button", { name: "Back" }),
    notice: page.getByRole("main").getByRole("alert"),
    open: async (parameters = "") => {
      await page.goto(`/login/${parameters}`);
      // The prerendered form takes the focus once its script has arrived.
      await fieldFocused(page, userName);
    },
    identify,
    complete: async (name, secret = demoPassword) => {
      await identify(name);
      await password.fill(secret);
      await submit.click();
    },
  };
};
