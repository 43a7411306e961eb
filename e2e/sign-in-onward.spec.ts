import { signInByCalls } from "./support/accounts.ts";
import { greeting } from "./support/shell.ts";
import { signInPage } from "./support/sign-in.ts";
import { origin, originOf } from "./support/test-server.ts";
import { expect, test } from "./support/test.ts";

/** The promise: after signing in you are where you wanted to be, and never where you may not. */
test.describe("onward from sign-in", () => {
  for (const [role, address, heading] of [
    ["Manager", "/admin/#/users", "Users"],
    ["Agent", "/my-space/#/home", greeting],
  ] as const)
    test(`a user with the role ${role} lands on ${address} [LOGIN-034, ROUTE-014]`, async ({ page, somebody }) => {
      const signIn = signInPage(page);
      await signIn.open();
      await signIn.complete(await somebody(role));
      await page.waitForURL(`**${address}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    });

  test("who may use nothing is told so and can sign out again [LOGIN-024, LOGIN-034]", async ({ page, context }) => {
    const signIn = signInPage(page);
    await signIn.open();
    await signIn.complete("noaccess@acme.test");
    await page.waitForURL("**/login/#/insufficientPrivileges");
    await expect(signIn.heading).toHaveText("You don’t have access");
    await page.getByRole("button", { name: "Sign out" }).click();
    await expect(signIn.userName).toBeVisible();
    expect((await context.cookies()).map(({ name }) => name)).not.toContain("auth_info");
  });

  test("a deep link is kept through sign-in [ROUTE-004, LOGIN-093]", async ({ page, somebody }) => {
    const supervisor = await somebody("Supervisor");
    const signIn = signInPage(page);
    await page.goto("/admin/#/users?search=berg");
    await page.waitForURL("**/login/#/");
    await signIn.complete(supervisor);
    await page.waitForURL("**/admin/#/users?search=berg");
    await expect(page.getByRole("searchbox")).toHaveValue("berg");
  });

  test("a redirectURL on an allowed host is followed, whether before the hash or after it [LOGIN-003, LOGIN-034, LOGIN-043]", async ({
    page,
    newDevice,
    somebody,
  }) => {
    const agent = await somebody("Agent");
    const signIn = signInPage(page);
    await signIn.open(`?redirectURL=${encodeURIComponent(`${origin()}/my-space/#/home?from=before`)}#/`);
    await signIn.complete(agent);
    await page.waitForURL("**/my-space/#/home?from=before");

    const other = await (await newDevice()).newPage();
    const second = signInPage(other);
    const elsewhere = `${originOf("acme.localhost")}/healthz`;
    await second.open(`?redirectURL=http%3A%2F%2Fevil.test#/?redirectURL=${encodeURIComponent(elsewhere)}`);
    await second.complete(agent);
    await other.waitForURL(elsewhere);
  });

  for (const target of [
    "http://localhost.evil.test/",
    "http://evillocalhost/",
    "javascript:alert(1)",
    "//evil.test/",
    "nonsense",
  ])
    test(`redirectURL=${target} is not followed [LOGIN-043]`, async ({ page, somebody }) => {
      const signIn = signInPage(page);
      await signIn.open(`#/?redirectURL=${encodeURIComponent(target)}`);
      await signIn.complete(await somebody("Agent"));
      await page.waitForURL("**/login/#/insufficientPrivileges");
    });

  test("who is signed in already is led on [LOGIN-035]", async ({ page, signedIn, somebody }) => {
    await signedIn(await somebody("Agent"));
    await page.goto("/login/#/");
    await page.waitForURL("**/my-space/#/home");
  });

  test("a cookie that outlived its session leads to the first step [LOGIN-035]", async ({
    page,
    context,
    somebody,
    watch,
  }) => {
    watch.allow(/status of 401/);
    const { accessToken, refreshToken } = await signInByCalls(context, await somebody("Agent"));
    await context.request.post("/public/authentication/v1/logout", { data: { accessToken, refreshToken } });
    await page.goto("/login/#/");
    await expect(signInPage(page).userName).toBeFocused();
    await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).not.toContain("auth_info");
  });

  test("autoLogout ends the session and says why [LOGIN-011, LOGIN-037]", async ({
    page,
    context,
    signedIn,
    somebody,
    watch,
  }) => {
    watch.allow(/status of 401/);
    await signedIn(await somebody("Agent"));
    const signIn = signInPage(page);
    await page.goto("/login/?autoLogout=true#/");
    await expect(page.getByRole("main").getByRole("status")).toHaveText(
      "You were signed out automatically to protect your account. Sign in to continue.",
    );
    await expect(signIn.userName).toBeVisible();
    await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).not.toContain("auth_info");
  });

  test("userName and login_hint fill the first step; behind the hash they count more [LOGIN-003]", async ({ page }) => {
    const signIn = signInPage(page);
    await signIn.open("?userName=before@acme.test#/");
    await expect(signIn.userName).toHaveValue("before@acme.test");
    await page.goto("about:blank");
    await signIn.open("?userName=before@acme.test#/?userName=after@acme.test");
    await expect(signIn.userName).toHaveValue("after@acme.test");
    await page.goto("about:blank");
    await signIn.open("#/?login_hint=hint@acme.test");
    await expect(signIn.userName).toHaveValue("hint@acme.test");
  });

  test("an unknown route of the sign-in area is its first step [ROUTE-001]", async ({ page }) => {
    const signIn = signInPage(page);
    await page.goto("/login/#/no/such/page");
    await expect(signIn.userName).toBeFocused();
    await expect(page).toHaveURL(/\/login\/#\/$/);
  });

  for (const [description, words] of [
    ["", "Something went wrong on the sign-in server. Try again later."],
    ["504", "The server took too long to respond. Try again."],
    [
      "platform_user_manager_service_58:help@acme.test",
      "Your organization isn’t available right now. Contact help@acme.test.",
    ],
    ["<img src=x onerror=alert(1)>", "Something went wrong on the sign-in server. Try again later."],
  ] as const)
    test(`the error page says its own words for '${description}' and leads back [LOGIN-022, LOGIN-085, LOGIN-086, LOGIN-087]`, async ({
      page,
    }) => {
      await page.goto(`/login/#/error?error=access_denied&error_description=${encodeURIComponent(description)}`);
      await expect(page.getByRole("main")).toContainText(words);
      await page.getByRole("link", { name: "Back to Login" }).click();
      await expect(signInPage(page).userName).toBeVisible();
    });

  test("whom no account was found for is told that, with the way back [LOGIN-023]", async ({ page }) => {
    await page.goto("/login/#/invalidUser");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Could Not Authenticate");
    await page.getByRole("link", { name: "Back to Login" }).click();
    await expect(signInPage(page).userName).toBeVisible();
  });
});
