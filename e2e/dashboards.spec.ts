import { expectNoAxeFaults } from "./support/axe.ts";
import { shellOf } from "./support/shell.ts";
import { expect, type Page, test } from "./support/test.ts";

/** The promise: people put the figures they watch on dashboards, arrange them by pointer or keyboard, share and project them. */
const create = async (page: Page, name: string) => {
  await shellOf(page).open("/mydashboard/#/manageDashboards", "Manage dashboards");
  await page.getByRole("button", { name: "Create dashboard" }).click();
  await page.getByRole("dialog").getByLabel("Name").fill(name);
  await page.getByRole("dialog").getByRole("button", { name: "Create" }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
};

test("a dashboard is filled, arranged with its buttons from the keyboard, saved, deleted and brought back", async ({
  page,
  signedIn,
}) => {
  await signedIn("manager@acme.test");
  const name = `Watch ${Date.now()}`;
  await create(page, name);
  await page.getByRole("button", { name: "Add tiles" }).click();
  await page.getByRole("button", { name: "Add a tile" }).first().click();
  const catalogue = page.getByRole("dialog");
  await catalogue.getByRole("button", { name: "Add Users by status" }).click();
  await catalogue.getByRole("button", { name: "Add Users by team" }).click();
  await expect(catalogue.getByText("2 tiles added")).toBeVisible();
  await expectNoAxeFaults(page, "the catalogue of tiles");
  await catalogue.getByRole("button", { name: "Done" }).click();

  const tiles = page.getByRole("grid", { name }).getByRole("row");
  await expect(tiles).toHaveText([/Users by status/, /Users by team/]);
  await tiles.first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(tiles.last()).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Move Users by team", exact: true })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(tiles).toHaveText([/Users by team/, /Users by status/]);
  await expect(page.getByText("Users by team is now 1 of 2.")).toBeAttached();
  await page.getByRole("button", { name: "Size of Users by team" }).click();
  await page.getByRole("menuitemradio", { name: "4 columns" }).click();
  await page.getByRole("button", { name: "Remove Users by status" }).click();
  await expect(tiles).toHaveCount(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(tiles).toHaveCount(2);
  await expectNoAxeFaults(page, "a dashboard that is arranged");
  await page.getByRole("button", { name: "Save" }).click();

  await page.reload();
  const shown = page.getByRole("list", { name }).getByRole("listitem");
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Users by team", "Users by status"]);
  await expect(shown.filter({ hasText: /^Active\d{2,}$/ })).toBeVisible();
  await expectNoAxeFaults(page, "a dashboard");

  await shellOf(page).open("/mydashboard/#/manageDashboards", "Manage dashboards");
  const row = page
    .getByRole("list", { name: "Dashboards", exact: true })
    .getByRole("listitem")
    .filter({ hasText: name });
  await page.getByRole("button", { name: `Actions for ${name}` }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row).toBeVisible();
});

test("tiles are arranged by dragging as well, and stay so", async ({ page, signedIn }) => {
  await signedIn("manager@acme.test");
  const name = `Drag ${Date.now()}`;
  await create(page, name);
  await page.getByRole("button", { name: "Add tiles" }).click();
  await page.getByRole("button", { name: "Add a tile" }).first().click();
  const catalogue = page.getByRole("dialog");
  await catalogue.getByRole("button", { name: "Add Users by status" }).click();
  await catalogue.getByRole("button", { name: "Add Users by team" }).click();
  await catalogue.getByRole("button", { name: "Done" }).click();
  const tiles = page.getByRole("grid", { name }).getByRole("row");
  await expect(tiles).toHaveText([/Users by status/, /Users by team/]);
  await tiles.last().dragTo(tiles.first(), { sourcePosition: { x: 20, y: 20 }, targetPosition: { x: 4, y: 20 } });
  await expect(tiles).toHaveText([/Users by team/, /Users by status/]);
  await page.getByRole("button", { name: "Save" }).click();
  await page.reload();
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Users by team", "Users by status"]);
});

test("the header projects a favourite in a window of its own, which goes on to the next [APPS-046, APPS-049]", async ({
  page,
  signedIn,
}) => {
  await signedIn("admin@acme.test");
  await shellOf(page).open("/mydashboard/#/dashboard", "People and sign-ins");
  await expect(page.getByRole("heading", { level: 2, name: "Sign-ins per hour" })).toBeVisible();
  await page.getByRole("button", { name: "Dashboards", exact: true }).click();
  const popup = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Project People and sign-ins" }).click();
  const projection = await popup;
  await expect(projection).toHaveURL(/\/mydashboard\/#\/projection\/[\da-f-]{36}$/);
  await expect(projection.getByRole("heading", { level: 1, name: "People and sign-ins" })).toBeVisible();
  await expect(projection.getByRole("banner")).toHaveCount(0);
  await expect(projection.getByText("1 of 2")).toBeVisible();
  await expect(projection.getByRole("heading", { level: 2, name: "Users by team" })).toBeVisible();
  await expectNoAxeFaults(projection, "a projection");
  await projection.getByRole("button", { name: "Next dashboard" }).click();
  await expect(projection.getByRole("heading", { level: 1, name: "Platform health" })).toBeVisible();
  await projection.getByRole("button", { name: "Pause rotation" }).click();
  await expect(projection.getByRole("button", { name: "Resume rotation" })).toBeVisible();
});

test("a shared dashboard is looked at with one's own permissions; figures stay while the server is away", async ({
  page,
  signedIn,
  watch,
}) => {
  await signedIn("supervisor@acme.test");
  await shellOf(page).open("/mydashboard/#/dashboard", "People and sign-ins");
  await expect(page.getByRole("button", { name: "Edit" })).toHaveCount(0);
  const users = page.getByRole("listitem").filter({ hasText: "Users by status" });
  await expect(users).toContainText("Active");
  watch.allow(/ERR_INTERNET_DISCONNECTED|preference not saved|when the password expires/);
  await page.context().setOffline(true);
  // They are asked for again after 15 seconds.
  await expect(page.getByText(/^These are the figures of/)).toBeVisible({ timeout: 25_000 });
  await expect(users).toContainText("Active");
  await page.context().setOffline(false);
});

test("a dashboard is renamed, made a favorite of the header, shared with everybody, and kept to oneself again", async ({
  page,
  signedIn,
}) => {
  const name = `Floor ${Date.now()}`;
  const renamed = `${name} today`;
  const shell = shellOf(page);
  const manage = async () => {
    // Another user may be signed in now, and the same address would load nothing.
    await page.goto("about:blank");
    await shell.open("/mydashboard/#/manageDashboards", "Manage dashboards");
  };
  const choose = async (item: string, of: string) => {
    await page.getByRole("button", { name: `Actions for ${of}`, exact: true }).click();
    await page.getByRole("menuitem", { name: item }).click();
  };
  const share = async (withWhom: string) => {
    await choose("Share…", renamed);
    const dialog = page.getByRole("dialog", { name: `Share ${renamed}` });
    await dialog.getByRole("button", { name: /Shared with$/ }).click();
    await page.getByRole("option", { name: withWhom }).click();
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText(`The sharing of ${renamed} was changed.`)).toBeVisible();
  };
  const manager = "manager@acme.test";
  await signedIn(manager);
  await create(page, name);
  await manage();
  await choose("Rename", name);
  await page.getByRole("dialog").getByLabel("Name").fill(renamed);
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: `Favorite: ${renamed}` }).click();
  await page.getByRole("button", { name: "Dashboards", exact: true }).click();
  await expect(page.getByRole("dialog").getByText(renamed)).toBeVisible();
  await page.keyboard.press("Escape");
  await share("Everybody in the organization");

  const row = page.getByRole("main").getByRole("listitem").filter({ hasText: renamed });
  await signedIn("supervisor@acme.test");
  await manage();
  await expect(row).toBeVisible();
  await signedIn(manager);
  await manage();
  await share("Nobody");
  await signedIn("supervisor@acme.test");
  await manage();
  await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
  await expect(row).toHaveCount(0);
});

test("charts are drawn in a browser whose own language is no language tag", async ({ page, signedIn }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "language", { value: "en-US@posix", configurable: true }),
  );
  await signedIn("admin@acme.test");
  await shellOf(page).open("/mydashboard/#/dashboard", "People and sign-ins");
  await expect(page.getByRole("slider", { name: "Sign-ins per hour" })).toBeVisible();
});
