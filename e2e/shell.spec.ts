import { holdTokens, signInByCalls, tokensOf } from "./support/accounts.ts";
import { greeting, preferenceSaved, shellOf } from "./support/shell.ts";
import { signInPage } from "./support/sign-in.ts";
import { origin } from "./support/test-server.ts";
import { expect, type Page, test } from "./support/test.ts";

const users = "/admin/#/users";
const home = "/my-space/#/home";
const mySpaceLinks = [
  "Home",
  "Schedule",
  "Adherence",
  "Time off",
  "Shift trades",
  "Availability",
  "Interactions",
  "Evaluations",
  "Security",
  "Notifications",
];
const managersLinks = ["Users", "Roles"];

/** Takes a permission away, as an administrator would. */
const withoutPermission = (page: Page, taken: string) =>
  page.route("**/authorization/v1/role/permissions", async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { permissions: string[] };
    const permissions = body.permissions.filter((permission) => permission !== taken);
    await route.fulfill({ response, json: { ...body, permissions } });
  });

/** A module without links, and a link that leads nowhere. */
const withFaultyEntries = (page: Page) =>
  page.route("**/navigation_data/modules/allModulesAndLinks*", async (route) => {
    const response = await route.fetch();
    const { modules } = (await response.json()) as { modules: { linksList: object[] }[] };
    const [first = { linksList: [] }, ...others] = modules;
    const nowhere = { ...first.linksList[0], id: "nowhere", name: "Nowhere", url: "", subMenu: [] };
    const faulty = [
      { ...first, linksList: [...first.linksList, nowhere] },
      { ...first, id: "empty", linksList: [] },
    ];
    await route.fulfill({ response, json: { modules: [...faulty, ...others] } });
  });

/** The promise: one frame around everything, which knows who you are and remembers how you left it. */
test.describe("the frame", () => {
  test("shows an administrator the product, a menu of their own and the sidebar's sub-menus", async ({
    page,
    signedIn,
    newDevice,
  }) => {
    await signedIn("admin@acme.test");
    const shell = shellOf(page);
    await shell.open(users, "Users");

    await test.step("it names the product by the licence, and the person in its menu [HEAD-003, HEAD-007, BRAND-002, MISC-002]", async () => {
      await expect(shell.header).toContainText("WFO");
      await expect(shell.header.getByRole("button", { name: "Acme Admin User menu" })).toContainText("AA");
      await shell.userMenu.click();
      const items = ["My profile", "Change password", "Self service", "Contact us", "Logout"];
      await expect(page.getByRole("menuitem")).toHaveText(items);
      await page.keyboard.press("Escape");
    });

    await test.step("it shows icons, the present page and sub-menus, one of them open at a time [SIDE-005, SIDE-007, SIDE-019]", async () => {
      const link = (name: string) => shell.sidebar.getByRole("link", { name, exact: true });
      await expect(link("Users")).toHaveAttribute("aria-current", "page");
      await expect(link("Users").locator("svg")).toBeVisible();
      const subMenu = (name: string) => shell.sidebar.getByRole("button", { name, exact: true });
      await expect(link("Skills").or(link("Webhooks"))).toHaveCount(0);
      await subMenu("Teams and skills").click();
      await expect(link("Skills")).toBeVisible();
      await subMenu("Connections").click();
      await expect(link("Webhooks")).toBeVisible();
      await expect(link("Skills")).toHaveCount(0);
      await link("Webhooks").click();
      await expect(link("Webhooks")).toHaveAttribute("aria-current", "page");
      await subMenu("Connections").click();
      await expect(link("Webhooks")).toHaveCount(0);
    });

    await test.step("with another licence it names another product [HEAD-007, BRAND-002]", async () => {
      const device = await newDevice();
      await signInByCalls(device, "studio@initech.test");
      const other = shellOf(await device.newPage());
      await other.open(home, greeting);
      await expect(other.header).toContainText("Automation Studio");
    });
  });

  test("has an agent's menu, which leads to the profile and to support, by pointer and keyboard", async ({
    page,
    signedIn,
  }) => {
    await signedIn("agent@acme.test");
    const shell = shellOf(page);
    await shell.open(home, greeting);

    await test.step("the skip link leads past the menus, three times running", async () => {
      const skip = page.getByRole("link", { name: "Skip to content" });
      for (let time = 0; time < 3; time += 1) {
        await skip.focus();
        await expect(skip).toBeInViewport();
        await page.keyboard.press("Enter");
        await expect(page.getByRole("main")).toBeFocused();
      }
      await expect(page).toHaveURL(/\/my-space\/#\/home$/);
    });

    await test.step("the menu opens on a click, closes on one beside it and on Escape, and gives the focus back [HEAD-019]", async () => {
      await shell.userMenu.click();
      await expect(page.getByRole("menuitem")).toHaveText(["My profile", "Change password", "Contact us", "Logout"]);
      await page.mouse.click(700, 700);
      await expect(page.getByRole("menu")).toHaveCount(0);
      await shell.userMenu.focus();
      await page.keyboard.press("Enter");
      await expect(page.locator("[role=menu]:focus, [role=menu] :focus")).toHaveCount(1);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("menu")).toHaveCount(0);
      await expect(shell.userMenu).toBeFocused();
    });

    await test.step("My profile shows who one is [USER-003]", async () => {
      await shell.chooseFromUserMenu("My profile");
      const dialog = page.getByRole("dialog", { name: "My profile" });
      for (const text of ["AB", "Anton Berg", "agent@acme.test", "Acme Contact Centre"])
        await expect(dialog.getByText(text, { exact: true })).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
      await expect(shell.userMenu).toBeFocused();
    });

    await test.step("Contact us does not ask for what it knows [HEAD-028, HEAD-036]", async () => {
      await shell.chooseFromUserMenu("Contact us");
      const dialog = page.getByRole("dialog", { name: "Contact us" });
      await expect(dialog.getByRole("textbox")).toHaveCount(1);
      await expect(dialog.getByRole("button", { name: "Send" })).toBeDisabled();
      await dialog.getByLabel("Message").fill("My schedule is empty.");
      await dialog.getByRole("button", { name: "Send" }).click();
      await expect(page.getByText("Your message has been sent successfully")).toBeVisible();
      await expect(dialog).toHaveCount(0);
    });
  });

  test("keeps sidebar, language, theme and density as one left them", async ({
    page,
    signedIn,
    somebody,
    newDevice,
  }) => {
    const userName = await somebody("Supervisor");
    await signedIn(userName);
    const shell = shellOf(page);
    await shell.open(users, "Users");

    await test.step("the sidebar expands under the pointer while closed; Escape closes it until the pointer has left [SIDE-006, SIDE-018]", async () => {
      await expect(shell.toggle).toHaveAttribute("aria-expanded", "true");
      const saved = preferenceSaved(page, "general");
      await shell.toggle.click();
      await expect(shell.toggle).toHaveAttribute("aria-expanded", "false");
      await saved;
      await page.mouse.move(700, 500);
      const widthOf = async () => (await shell.sidebar.boundingBox())?.width ?? 0;
      await expect.poll(widthOf).toBeLessThan(100);
      await page.mouse.move(20, 300);
      await expect.poll(widthOf).toBeGreaterThan(150);
      await page.keyboard.press("Escape");
      await shell.sidebar.getByRole("link").first().focus();
      await page.keyboard.press("Escape");
      await expect.poll(widthOf).toBeLessThan(100);
      await expect(shell.toggle, "what was chosen is not overridden").toHaveAttribute("aria-expanded", "false");
    });

    await test.step("language, theme and density are chosen in the menu and take effect at once", async () => {
      const menu = page.getByRole("banner").getByRole("button").last();
      await menu.click();
      await page.getByRole("menuitemradio", { name: "Русский" }).click();
      await expect(shell.heading).toHaveText("Пользователи");
      await expect(page.locator("html")).toHaveAttribute("lang", /^ru/);
      await page.keyboard.press("Escape");
      await menu.click();
      await page.getByRole("menuitemradio", { name: "Тёмная" }).click();
      await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
      await page.keyboard.press("Escape");
      await menu.click();
      await page.getByRole("menuitemradio", { name: "Компактная" }).click();
      await expect(page.locator("html")).toHaveAttribute("data-density", "compact");
      await page.keyboard.press("Escape");
    });

    await test.step("all stays after a reload, and the sidebar closed on another device too [SIDE-002, SIDE-018]", async () => {
      await page.reload();
      await expect(shell.heading).toHaveText("Пользователи");
      await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
      await expect(page.locator("html")).toHaveAttribute("data-density", "compact");
      const isClosed = (on: Page) =>
        expect(on.locator("button[aria-controls=sidebar]")).toHaveAttribute("aria-expanded", "false");
      await isClosed(page);
      const device = await newDevice();
      await signInByCalls(device, userName);
      const elsewhere = await device.newPage();
      await shellOf(elsewhere).open(users);
      await isClosed(elsewhere);
    });
  });

  test("leads through the modules that the permissions allow, and back to where one was", async ({
    page,
    signedIn,
    somebody,
    newDevice,
    watch,
  }) => {
    watch.allow(/navigation data:/);
    const userName = await somebody("Manager");
    await signedIn(userName);
    const shell = shellOf(page);

    await test.step("entries that lead nowhere are logged and left out [SIDE-026]", async () => {
      const logged = ["module without links: empty", "link without url and sub-menu: admin/nowhere"].map((fault) =>
        page.waitForEvent("console", (message) => message.text().includes(`navigation data: ${fault}`)),
      );
      await withFaultyEntries(page);
      await shell.open(users, "Users");
      await Promise.all(logged);
      await expect(page).toHaveTitle(/^Users · Admin · WFO/);
    });

    await test.step("the sidebar lists the modules and links that the permissions allow [SIDE-001, MISC-002]", async () => {
      await expect(shell.sidebar.getByRole("link")).toHaveText(managersLinks);
      const saved = page.waitForRequest((request) => request.postData()?.includes("/my-space/#/home") ?? false);
      await shell.pickModule("My Space");
      await page.waitForURL(`**${home}`);
      await expect(shell.sidebar.getByRole("link")).toHaveText(mySpaceLinks);
      await expect(shell.sidebar.locator("[aria-current=page]")).toHaveText("Home");
      await (await (await saved).response())?.finished();
    });

    await test.step("the last page is where one lands next time [ROUTE-013, PREF-003, SIDE-020]", async () => {
      const elsewhere = await (await newDevice()).newPage();
      const signIn = signInPage(elsewhere);
      await signIn.open();
      await signIn.complete(userName);
      await elsewhere.waitForURL(`**${home}`);
    });

    await test.step("an unknown address leads through the login host to where one lands [ROUTE-001, ROUTE-003]", async () => {
      const elsewhere = await page.context().newPage();
      for (const address of ["/my-space/#/no/such/screen", "/no-such-app/"]) {
        await elsewhere.goto(address);
        await elsewhere.waitForURL(`**${home}`);
        await expect(shellOf(elsewhere).heading).toHaveText(greeting);
      }
      await elsewhere.close();
    });

    await test.step("title and focus follow from screen to screen, and Back works", async () => {
      await expect(shell.heading).toHaveText(greeting);
      await expect(shell.heading).toBeFocused();
      await expect(page).toHaveTitle(/· WFO/);
      await page.goBack();
      await expect(shell.heading).toHaveText("Users");
      await expect(page).toHaveURL(/\/admin\/#\/users/);
      await expect(shell.heading).toBeFocused();
    });

    await test.step("on a phone the sidebar comes as a drawer, and goes when a link was followed [SIDE-002]", async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(shell.sidebar).toHaveCount(0);
      await shell.toggle.click();
      await expect(shell.sidebar).toBeInViewport();
      await page.keyboard.press("Escape");
      await expect(shell.toggle).toBeFocused();
      await shell.toggle.click();
      await shell.pickModule("My Space");
      await expect(shell.heading).toHaveText(greeting);
      await expect(shell.sidebar).toHaveCount(0);
    });

    await test.step("a screen without its permission is blocked where one is somewhere, and refused where one is not [ROUTE-005, ROUTE-006]", async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      // Meanwhile an administrator has taken a right away.
      await withoutPermission(page, "user:view");
      await page.reload();
      await expect(shell.heading).toHaveText(greeting);
      await page.goBack();
      await expect(page.getByText("You don’t have permission to open this page.")).toBeVisible();
      await expect(page).toHaveURL(/\/my-space\/#\/home$/);
      await expect(shell.heading).toHaveText(greeting);

      await page.goto("about:blank");
      await page.goto(users);
      await page.waitForURL("**/login/#/insufficientPrivileges");
    });
  });

  test("fits in another application: no header, no open sidebar, and links keep the mode [ROUTE-020, ROUTE-021, ROUTE-022]", async ({
    page,
    signedIn,
    somebody,
  }) => {
    await signedIn(await somebody("Supervisor"));
    await page.goto("/admin/#/users?embeddedClient=true");
    const shell = shellOf(page);
    await expect(shell.heading).toHaveText("Users");
    await expect(shell.header).toHaveCount(0);
    expect((await shell.sidebar.boundingBox())?.width).toBeLessThan(100);
    await expect(shell.sidebar.getByRole("link").first()).toBeVisible();
    for (const link of await shell.sidebar.getByRole("link").all())
      await expect(link).toHaveAttribute("href", /embeddedClient=true/);
    await page.getByRole("searchbox").fill("berg");
    await expect(page).toHaveURL(/berg/);
    await page.reload();
    await expect(shell.heading).toHaveText("Users");
    await expect(page).toHaveURL(/embeddedClient=true/);
    await expect(shell.header).toHaveCount(0);
  });
});

test(
  "a session or server that fails behind the page is said so, and leads back in",
  { tag: "@services" },
  async ({ page, context, way, somebody, watch }) => {
    // What the page asks by itself meanwhile fails as well, and is logged.
    watch.allow(/ERR_EMPTY_RESPONSE|ERR_CONNECTION|preference not saved|not known: .* NETWORK|status of (401|500)/);
    const userName = await somebody("Supervisor");
    const { accessToken, refreshToken } = await signInByCalls(context, userName);
    const shell = shellOf(page);
    const signIn = signInPage(page);
    const search = page.getByRole("searchbox");
    await shell.open(users, "Users");

    await test.step("a server that goes away is said so, and the page goes on when it is back", async () => {
      await way.disturb({ isCut: true });
      await search.fill("berg");
      await expect(page.getByText("No connection to the server")).toBeVisible();
      // Asked while it is away, since the page asks by itself too, and may be faster once it is back.
      await page.getByRole("button", { name: "Try now" }).click();
      await way.disturb({});
      await expect(page.getByText("No connection to the server")).toHaveCount(0);
      await expect(page.getByRole("grid")).toContainText("Berg");
    });

    await test.step("a session that was ended elsewhere leads to sign-in, and after it back to the same page", async () => {
      await context.request.post("/public/authentication/v1/logout", { data: { accessToken, refreshToken } });
      // The next call tells. Should it be one that the page makes by itself, the field is gone before it is filled.
      await Promise.allSettled([search.fill("lind"), page.waitForURL("**/login/#/?autoLogout=true")]);
      await expect(page).toHaveURL(/\/login\/#\/\?autoLogout=true$/);
      await signIn.complete(userName);
      await page.waitForURL("**/admin/#/users**");
      await expect(shell.heading).toHaveText("Users");
    });

    await test.step("logging out ends the session in every tab and at every node [LOGOUT-029]", async () => {
      await page.goto("about:blank");
      const tokens = await signInByCalls(context, userName);
      const tab = await context.newPage();
      await shellOf(tab).open(home, greeting);
      await shell.open(users, "Users");
      await shell.logOut();
      await page.waitForURL("**/login/#/");
      await expect(signIn.userName).toBeVisible();
      await tab.waitForURL("**/login/**");
      await tab.close();
      expect((await context.cookies()).map(({ name }) => name)).not.toContain("auth_info");
      for (const pin of [0, 1]) {
        await way.disturb({ pin });
        const headers = { authorization: `Bearer ${tokens.accessToken}` };
        const status = async () => (await context.request.get("/user/current/clientgeneralinfo", { headers })).status();
        await expect.poll(status, `node ${pin}`).toBe(401);
      }
      await way.disturb({});
    });

    await test.step("a session that gets no new token leads to sign-in [LOGOUT-034]", async () => {
      const tokens = await tokensOf(context, userName);
      await holdTokens(context, { ...tokens, accessTokenExpiry: Math.floor(Date.now() / 1000) + 5 }, origin());
      const refused = { status: 401, json: { errorCode: "TOKEN_INVALID" } };
      await page.route("**/authentication/v1/refresh", (route) => route.fulfill(refused));
      await page.goto(users);
      await page.waitForURL("**/login/#/**");
      await expect(signIn.userName).toBeVisible();
    });

    await test.step("a session whose user cannot be read leads to sign-in [LOGOUT-033]", async () => {
      await page.goto("about:blank");
      await page.unroute("**/authentication/v1/refresh");
      await signInByCalls(context, userName);
      await page.route("**/user/current/clientgeneralinfo", (route) => route.fulfill({ status: 500, json: {} }));
      await page.goto(users);
      await page.waitForURL("**/login/#/**");
      await expect(signIn.userName).toBeVisible();
    });
  },
);
