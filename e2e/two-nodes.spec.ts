import { signInByCalls } from "./support/accounts.ts";
import { greeting, shellOf } from "./support/shell.ts";
import { signInPage } from "./support/sign-in.ts";
import { ask } from "./support/test-server.ts";
import { expect, test } from "./support/test.ts";

/** The promise: it does not matter which node answers, nor whether one of them dies. */
test.describe("two nodes behind one address", { tag: "@services" }, () => {
  test("a session opened at one carries on at the other", async ({ page, way, somebody }) => {
    await way.disturb({ pin: 0 });
    const signIn = signInPage(page);
    await signIn.open();
    await signIn.complete(await somebody("Supervisor", "globex"));
    await page.waitForURL("**/admin/#/users");
    await way.disturb({ pin: 1 });
    await page.reload();
    await expect(shellOf(page).heading).toHaveText("Users");
    const [first = 0, second = 0] = await way.served();
    expect(first).toBeGreaterThan(0);
    expect(second).toBeGreaterThan(0);
  });

  test("a session ended at one is refused at the other at once [LOGOUT-029]", async ({ context, way, somebody }) => {
    const { accessToken, refreshToken } = await signInByCalls(context, await somebody("Agent"));
    const whoAmI = () =>
      context.request.get("/user/current/clientgeneralinfo", { headers: { authorization: `Bearer ${accessToken}` } });
    await way.disturb({ pin: 1 });
    expect((await whoAmI()).status()).toBe(200);
    await way.disturb({ pin: 0 });
    await context.request.post("/public/authentication/v1/logout", { data: { accessToken, refreshToken } });
    await way.disturb({ pin: 1 });
    await expect.poll(async () => (await whoAmI()).status()).toBe(401);
    const again = await context.request.post("/public/authentication/v1/refresh", { data: { token: refreshToken } });
    expect(again.status()).toBe(401);
  });

  test("wrong guesses at one count at the other [LOGIN-058]", async ({ context, way, somebody }) => {
    const userName = await somebody("Agent");
    const guess = (password: string) =>
      context.request.post("/authentication/v2/login", { data: { userName, password } });
    await way.disturb({ pin: 0 });
    for (let time = 0; time < 10; time += 1) expect((await guess("a guess")).status()).toBe(401);
    await way.disturb({ pin: 1 });
    const answer = await guess("Evolve#2026");
    expect(answer.status()).toBe(403);
    expect(await answer.json()).toMatchObject({ errorCode: "platform_user_manager_service_144" });
  });

  test("when one dies the person goes on, and it comes back into service", async ({
    page,
    way,
    somebody,
    signedIn,
  }) => {
    await signedIn(await somebody("Supervisor", "globex"));
    const shell = shellOf(page);
    await shell.open("/admin/#/users", "Users");
    await expect(page.getByRole("grid")).toHaveAttribute("aria-busy", "false");
    await ask({ do: "kill", node: 0 });
    await page.getByRole("searchbox").fill("berg");
    await expect(page.getByRole("grid")).toContainText("Berg");
    await shell.pickModule("My Space");
    await expect(shell.heading).toHaveText(greeting);
    await page.reload();
    await expect(shell.heading).toHaveText(greeting);

    await ask({ do: "start", node: 0 });
    await way.disturb({ pin: 0 });
    await shell.open("/admin/#/users", "Users");
    await expect(page.getByRole("grid")).toContainText("@globex.test");
  });
});
