import type { Locator } from "@playwright/test";
import { holdTokens, signInByCalls } from "./support/accounts.ts";
import { shellOf } from "./support/shell.ts";
import { signInPage } from "./support/sign-in.ts";
import { origin, originOf } from "./support/test-server.ts";
import { expect, type Page, test } from "./support/test.ts";

const background = (part: Locator) => part.evaluate((element) => getComputedStyle(element).backgroundImage);
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** The promise: each organization's people see their own organization, from the first paint on, and nothing of another's. */
test.use({ colorScheme: "light" });

test.describe("a branded host's sign-in page", () => {
  test("wears the brand in every part", async ({ page }) => {
    await page.goto(`${originOf("globex.localhost")}/login/`);

    await test.step("shows the brand's own page beside the form, without the rights of our origin [LOGIN-015, BRAND-001]", async () => {
      const panel = page.getByTitle("News from Globex Support");
      await expect(panel).toHaveAttribute("sandbox", "allow-scripts allow-popups allow-popups-to-escape-sandbox");
      await expect(panel.contentFrame().getByRole("heading")).toHaveText("Peak season planning opens on Monday.");
      await expect(page.getByText("The right people, at the right time")).toHaveCount(0);
    });

    await test.step("says whose product it is, above the years [LOGIN-017, BRAND-001]", async () => {
      const footer = page.getByRole("contentinfo");
      await expect(footer).toContainText("Powered by Evolve");
      await expect(footer).toContainText(`© 2005–${new Date().getFullYear()} Evolve`);
      await expect(footer.getByRole("button", { name: "Contact us" })).toBeVisible();
    });

    await test.step("wears the logo that the host serves [BRAND-017]", async () => {
      const logo = page.getByRole("banner").locator("img");
      await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    });

    await test.step("has gradients of the brand's colour [BRAND-010]", async () => {
      expect(await background(page.getByRole("complementary"))).toContain("rgb(15, 107, 79)");
    });
  });
});

test.describe("the default look", () => {
  test("is a gradient of blues", async ({ page, signedIn, somebody }) => {
    await test.step("of the sign-in page is a gradient of two blues [BRAND-013, BRAND-014]", async () => {
      await signInPage(page).open();
      expect(await background(page.getByRole("complementary"))).toMatch(/rgb\(11, 42, 91\).*rgb\(42, 127, 224\)/);
      await expect(page.getByRole("contentinfo")).not.toContainText("Powered by");
    });

    await test.step("of the header is a gradient of blue [BRAND-012, BRAND-014]", async () => {
      await signedIn(await somebody("Agent"));
      await shellOf(page).open("/my-space/#/home");
      expect(await background(shellOf(page).header)).toMatch(/rgb\(12, 47, 99\).*rgb\(21, 101, 200\)/);
      await expect(page.getByRole("banner")).toContainText("WFO");
    });
  });
});

test.describe("in the shell", () => {
  test("the tenant's brand follows its people to any host, and is kept with their token [BRAND-006, BRAND-018, LOGOUT-039]", async ({
    page,
    context,
  }) => {
    const { accessToken } = await signInByCalls(context, "admin@globex.test");
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    const shell = shellOf(page);
    await shell.open("/admin/#/users", "Users");
    await expect(shell.header.getByRole("img", { name: "Globex Support" })).toBeVisible();
    expect(await background(shellOf(page).header)).toContain("rgb(15, 107, 79)");
    expect(JSON.parse((await stored(page, "brandingProfile")) ?? "")).toMatchObject({
      token: accessToken,
      brandingProfile: { profileName: "globex", brandName: "Globex Support", systemEmail: "support@globex.test" },
    });
    expect(await stored(page, "token")).toBe(accessToken);
    expect(JSON.parse((await stored(page, "permissions")) ?? "")).toContain("all");
    expect(JSON.parse((await stored(page, "user")) ?? "")).toMatchObject({ userName: "admin@globex.test" });

    await page.reload();
    await expect(shell.header.getByRole("img", { name: "Globex Support" })).toBeVisible();
    expect(asked.filter((path) => path === "/branding-profiles/current")).toHaveLength(1);

    await shell.logOut();
    await expect(signInPage(page).userName).toBeFocused();
    for (const key of ["token", "permissions", "user", "brandingProfile"]) expect(await stored(page, key)).toBeNull();
  });

  test("branding that cannot be loaded is logged, and the default look takes its place [BRAND-019]", async ({
    page,
    context,
    watch,
  }) => {
    watch.allow(/status of 500|not loaded: branding/);
    const tokens = await signInByCalls(context, "agent@globex.test");
    await holdTokens(context, tokens, origin());
    await page.route("**/branding-profiles/current", (route) => route.fulfill({ status: 500, json: {} }));
    const logged = page.waitForEvent("console", (message) => message.text().includes("[shell] not loaded: branding"));
    const shell = shellOf(page);
    await shell.open("/my-space/#/home");
    await logged;
    expect(await background(shellOf(page).header)).toMatch(/rgb\(12, 47, 99\)/);
    await expect(shell.header.getByRole("img")).toHaveCount(0);
    expect(await stored(page, "brandingProfile")).toBeNull();
  });
});
