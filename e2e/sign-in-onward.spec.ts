import { signInByCalls } from "./support/accounts.ts";
import { greeting } from "./support/shell.ts";
import { signInPage } from "./support/sign-in.ts";
import { origin, originOf } from "./support/test-server.ts";
import { expect, test } from "./support/test.ts";

/** The promise: after signing in you are where you wanted to be, and never where you may not. */
test.describe("onward from sign-in", () => {
  test("everybody lands on their own page, or on the one that they asked for", async ({ page, context, somebody }) => {
    const signIn = signInPage(page);
    /** First off the page, which leaves by itself once its session is gone. */
    const forgetSession = async (): Promise<void> => {
      await page.goto("about:blank");
      await context.clearCookies();
    };

    await test.step("who may use nothing is told so and can sign out again [LOGIN-024, LOGIN-034]", async () => {
      await signIn.open();
      await signIn.complete("noaccess@acme.test");
      await page.waitForURL("**/login/#/insufficientPrivileges");
      await expect(signIn.heading).toHaveText("You don’t have access");
      await page.getByRole("button", { name: "Sign out" }).click();
      await expect(signIn.userName).toBeVisible();
      expect((await context.cookies()).map(({ name }) => name)).not.toContain("auth_info");
    });

    await test.step("a user with the role Agent lands on My Space [LOGIN-034, ROUTE-014]", async () => {
      await signIn.complete(await somebody("Agent"));
      await page.waitForURL("**/my-space/#/home");
      await expect(signIn.heading).toHaveText(greeting);
    });

    await test.step("a user with the role Manager lands on the users [LOGIN-034, ROUTE-014]", async () => {
      await forgetSession();
      await signIn.open();
      await signIn.complete(await somebody("Manager"));
      await page.waitForURL("**/admin/#/users");
      await expect(signIn.heading).toHaveText("Users");
    });

    await test.step("a deep link is kept through sign-in [ROUTE-004, LOGIN-093]", async () => {
      const supervisor = await somebody("Supervisor");
      await forgetSession();
      await page.goto("/admin/#/users?search=berg");
      await page.waitForURL("**/login/#/");
      await signIn.complete(supervisor);
      await page.waitForURL("**/admin/#/users?search=berg");
      await expect(page.getByRole("searchbox")).toHaveValue("berg");
    });
  });

  test("a redirectURL is followed to allowed hosts alone, whether before the hash or after it [LOGIN-003, LOGIN-034, LOGIN-043]", async ({
    page,
    context,
    somebody,
  }) => {
    const agent = await somebody("Agent");
    const signIn = signInPage(page);
    const signInTo = async (parameters: string): Promise<void> => {
      await page.goto("about:blank");
      await context.clearCookies();
      await signIn.open(parameters);
      await signIn.complete(agent);
    };
    await signInTo(`?redirectURL=${encodeURIComponent(`${origin()}/my-space/#/home?from=before`)}#/`);
    await page.waitForURL("**/my-space/#/home?from=before");
    const elsewhere = `${originOf("acme.localhost")}/healthz`;
    await signInTo(`?redirectURL=http%3A%2F%2Fevil.test#/?redirectURL=${encodeURIComponent(elsewhere)}`);
    await page.waitForURL(elsewhere);
    // More of these are refused in the unit test of the destination.
    for (const target of ["http://localhost.evil.test/", "javascript:alert(1)"]) {
      await signInTo(`#/?redirectURL=${encodeURIComponent(target)}`);
      await page.waitForURL("**/login/#/insufficientPrivileges");
    }
  });

  test("who comes with a session is led on, and who comes without one signs in", async ({
    page,
    context,
    signedIn,
    somebody,
    watch,
  }) => {
    watch.allow(/status of 401/);
    const agent = await somebody("Agent");
    const signIn = signInPage(page);
    const expectNoSession = () =>
      expect.poll(async () => (await context.cookies()).map(({ name }) => name)).not.toContain("auth_info");

    await test.step("autoLogout ends the session and says why [LOGIN-011, LOGIN-037]", async () => {
      await signedIn(agent);
      await page.goto("/login/?autoLogout=true#/");
      await expect(page.getByRole("main").getByRole("status")).toHaveText(
        "You were signed out automatically to protect your account. Sign in to continue.",
      );
      await expect(signIn.userName).toBeVisible();
      await expectNoSession();
    });

    await test.step("a cookie that outlived its session leads to the first step [LOGIN-035]", async () => {
      const { accessToken, refreshToken } = await signInByCalls(context, agent);
      await context.request.post("/public/authentication/v1/logout", { data: { accessToken, refreshToken } });
      await page.goto("about:blank");
      await page.goto("/login/#/");
      await expect(signIn.userName).toBeFocused();
      await expectNoSession();
    });

    await test.step("who is signed in already is led on [LOGIN-035]", async () => {
      await page.goto("about:blank");
      await signedIn(agent);
      await page.goto("/login/#/");
      await page.waitForURL("**/my-space/#/home");
    });
  });

  test("addresses of the sign-in area fill its fields and say what went wrong", async ({ page }) => {
    const signIn = signInPage(page);

    await test.step("userName and login_hint fill the first step; behind the hash they count more [LOGIN-003]", async () => {
      await signIn.open("?userName=before@acme.test#/");
      await expect(signIn.userName).toHaveValue("before@acme.test");
      await page.goto("about:blank");
      await signIn.open("?userName=before@acme.test#/?userName=after@acme.test");
      await expect(signIn.userName).toHaveValue("after@acme.test");
      await page.goto("about:blank");
      await signIn.open("#/?login_hint=hint@acme.test");
      await expect(signIn.userName).toHaveValue("hint@acme.test");
    });

    await test.step("an unknown route is the first step [ROUTE-001]", async () => {
      await page.goto("about:blank");
      await page.goto("/login/#/no/such/page");
      await expect(signIn.userName).toBeFocused();
      await expect(page).toHaveURL(/\/login\/#\/$/);
    });

    await test.step("the error page says its own words and leads back [LOGIN-022, LOGIN-085, LOGIN-086, LOGIN-087]", async () => {
      for (const [description, words] of [
        ["", "Something went wrong on the sign-in server. Try again later."],
        ["504", "The server took too long to respond. Try again."],
        [
          "platform_user_manager_service_58:help@acme.test",
          "Your organization isn’t available right now. Contact help@acme.test.",
        ],
        ["<img src=x onerror=alert(1)>", "Something went wrong on the sign-in server. Try again later."],
      ] as const) {
        await page.goto(`/login/#/error?error=access_denied&error_description=${encodeURIComponent(description)}`);
        await expect(page.getByRole("main")).toContainText(words);
        await page.getByRole("link", { name: "Back to Login" }).click();
        await expect(signIn.userName).toBeVisible();
      }
    });

    await test.step("whom no account was found for is told that, with the way back [LOGIN-023]", async () => {
      await page.goto("/login/#/invalidUser");
      await expect(signIn.heading).toHaveText("Could Not Authenticate");
      await page.getByRole("link", { name: "Back to Login" }).click();
      await expect(signIn.userName).toBeVisible();
    });
  });
});
