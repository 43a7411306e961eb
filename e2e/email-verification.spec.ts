import { tokensOf } from "./support/accounts.ts";
import { linkIn, newestMail } from "./support/mail.ts";
import { signInPage } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

/** The promise: an address counts once its owner says so, and a link that only was opened says nothing. */
test.describe("email verification", () => {
  test("a changed address is verified by the button, never by opening the link [PWD-012, PWD-061]", async ({
    page,
    context,
    newDevice,
    somebody,
  }) => {
    const userName = await somebody("Agent");
    const { accessToken } = await tokensOf(context, userName);
    const headers = { authorization: `Bearer ${accessToken}` };
    const { user } = (await (await context.request.get("/user/current/clientgeneralinfo", { headers })).json()) as {
      readonly user: { readonly id: string };
    };
    const emailAddress = `verified.${process.pid}.${Date.now()}@acme.test`;
    const asked = await context.request.put(`/user-management/v1/users/${user.id}/email`, {
      headers,
      data: { emailAddress, currentPassword: "Evolve#2026" },
    });
    expect(asked.ok()).toBe(true);
    const link = linkIn(await newestMail(emailAddress));

    const scanner = await (await newDevice()).newPage();
    await scanner.goto(link);
    await expect(scanner.getByRole("heading", { level: 1 })).toHaveText("Confirm your email address");
    await page.goto(link);
    await page.getByRole("button", { name: "Confirm email address" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Email verified");
    await expect(page.getByRole("main")).toContainText(emailAddress);
    await page.getByRole("link", { name: "Sign In" }).click();
    await expect(signInPage(page).userName).toBeVisible();
  });

  test("a link that is of no use leads to expiredVerificationEmail [PWD-014, PWD-037, LOGIN-026]", async ({
    page,
    watch,
  }) => {
    watch.allow(/status of (400|410)/);
    await page.goto("/login/#/updateEmail?userName=agent@acme.test&token=nonsense");
    await page.getByRole("button", { name: "Confirm email address" }).click();
    await page.waitForURL("**/login/#/expiredVerificationEmail");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Link expired");
    await page.getByRole("link", { name: "Back to Login" }).click();
    await expect(signInPage(page).userName).toBeVisible();
  });
});
