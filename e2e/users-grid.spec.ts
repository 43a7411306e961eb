import { readFile } from "node:fs/promises";
import { signInByCalls } from "./support/accounts.ts";
import { choiceFieldOf } from "./support/choices.ts";
import { gridOf } from "./support/grid.ts";
import { greeting, preferenceSaved, shellOf } from "./support/shell.ts";
import { expect, type Page, test } from "./support/test.ts";

const users = "/admin/#/users";
const search = "/user-management/v1/users/search";

const openUsers = async (page: Page, query = ""): Promise<ReturnType<typeof gridOf>> => {
  await shellOf(page).open(users + query, "Users");
  const grid = gridOf(page);
  await grid.settled();
  return grid;
};

const address = (page: Page): string => decodeURIComponent(page.url());

/** The promise: everybody of a large tenant is found, in the order and columns that one likes. */
test.describe("the list of users", () => {
  test(
    "comes page by page, whichever of them is in sight",
    { tag: "@services" },
    async ({ page, signedIn, somebody }) => {
      await signedIn(await somebody("Supervisor"));
      const asked: number[] = [];
      page.on("request", (request) => {
        if (request.url().endsWith(search)) asked.push((request.postDataJSON() as { skip: number }).skip);
      });
      const { grid } = await openUsers(page);
      await expect(page.getByText(/^2\d\d users$/)).toBeVisible();
      expect(asked).toEqual([0]);
      const total = Number(await grid.getAttribute("aria-rowcount")) - 1;
      await grid.hover();
      await expect(async () => {
        await page.mouse.wheel(0, 40_000);
        await expect(grid.locator(`[aria-rowindex="${total + 1}"][data-row-id]`)).toBeVisible({ timeout: 500 });
      }).toPass({ timeout: 30_000 });
      expect(asked).toContain(200);
    },
  );

  test(
    "is sorted by the server, by one column or several, and the order fits in a link",
    { tag: "@services" },
    async ({ page, signedIn, somebody }) => {
      await signedIn(await somebody("Supervisor"));
      const users = await openUsers(page);
      await users.sorter("Role").click();
      await expect(users.header("Role")).toHaveAttribute("aria-sort", "ascending");
      await expect(users.rows.first()).toContainText("Administrator");
      await users.sorter("Role").click();
      await expect(users.header("Role")).toHaveAttribute("aria-sort", "descending");
      await expect(users.rows.first()).toContainText("Supervisor");
      await users.sorter("Team").click({ modifiers: ["Shift"] });
      await expect.poll(() => address(page)).toContain("sort=role.desc,team");
      await expect(users.header("Team")).toContainText("Sorted ascending, place 2");
      await page.goto("about:blank");
      const again = await openUsers(page, "?sort=team.desc");
      await expect(again.header("Team")).toHaveAttribute("aria-sort", "descending");
      await expect(again.rows.first()).toContainText("Technical Support");
    },
  );

  test("is the same for whoever opens its address, whatever order they like themselves", async ({
    page,
    signedIn,
    somebody,
    newDevice,
  }) => {
    await signedIn(await somebody("Supervisor"));
    const mine = await openUsers(page);
    const saved = preferenceSaved(page, "admin");
    await mine.sorter("Team").click();
    await saved;
    await page.goto("about:blank");
    // The list as it was left says its order in the address, so that the address can be handed on.
    await openUsers(page);
    await expect.poll(() => address(page)).toMatch(/users\?sort=team$/);
    await mine.search.fill("berg");
    await expect.poll(() => address(page)).toMatch(/users\?sort=team&search=berg$/);
    await mine.settled();
    // Whom it shows, and not what it says of them: somebody signs in meanwhile.
    const shownIn = ({ rows }: ReturnType<typeof gridOf>) =>
      rows.evaluateAll((all) => all.map((row) => row.getAttribute("data-row-id")));
    const people = await shownIn(mine);

    const device = await newDevice();
    await signInByCalls(device, await somebody("Supervisor"));
    const other = await device.newPage();
    await other.goto(page.url());
    const theirs = gridOf(other);
    await theirs.settled();
    await expect(theirs.header("Team")).toHaveAttribute("aria-sort", "ascending");
    await expect.poll(() => shownIn(theirs)).toEqual(people);
    await other.goto("about:blank");
    await openUsers(other);
    await expect(theirs.header("Name")).toHaveAttribute("aria-sort", "ascending");
    await expect.poll(() => address(other)).toMatch(/users$/);
    // A link that narrows without a word about the order means the first one, not one's own.
    await page.goto("about:blank");
    await openUsers(page, "?search=berg");
    await expect(mine.header("Name")).toHaveAttribute("aria-sort", "ascending");
  });

  test("passes over what a link says wrong; Back and Forward bring the list of each address", async ({
    page,
    signedIn,
    somebody,
  }) => {
    await signedIn(await somebody("Supervisor"));
    const users = await openUsers(page, "?sort=password.desc,role.desc&status=GONE&teamId=1");
    await expect(users.header("Role")).toHaveAttribute("aria-sort", "descending");
    await expect.poll(() => address(page)).toContain("sort=role.desc");
    expect(address(page)).not.toContain("password");
    await shellOf(page).pickModule("My Space");
    await expect(shellOf(page).heading).toHaveText(greeting);
    await page.goBack();
    await expect(users.header("Role")).toHaveAttribute("aria-sort", "descending");
    await page.goForward();
    await expect(shellOf(page).heading).toHaveText(greeting);
  });

  test(
    "is searched as one types; the words stand in the address and survive a reload [USER-047]",
    { tag: "@services" },
    async ({ page, signedIn }) => {
      await signedIn("supervisor@acme.test");
      const users = await openUsers(page);
      await users.search.fill("berg");
      await expect.poll(() => address(page)).toContain("search=berg");
      await users.settled();
      const berg = new RegExp("berg", "i");
      await expect.poll(async () => (await users.rows.allTextContents()).every((text) => berg.test(text))).toBe(true);
      const found = await users.rows.count();
      expect(found).toBeGreaterThan(0);
      await page.reload();
      await users.settled();
      await expect(users.search).toHaveValue("berg");
      await expect(users.rows).toHaveCount(found);
      await page.getByRole("button", { name: "Clear search" }).click();
      await expect(users.search).toBeFocused();
      await expect.poll(() => address(page)).not.toContain("search=");
    },
  );

  test(
    "is narrowed by status, role and team, each shown as a tag that takes it off again",
    { tag: "@services" },
    async ({ page, signedIn }) => {
      await signedIn("supervisor@acme.test");
      const users = await openUsers(page);
      const bar = page.getByRole("group", { name: "Search and filter users", exact: true });
      await bar.getByRole("button", { name: "Filters", exact: true }).click();
      const status = choiceFieldOf(page, bar.locator(".ev-field").filter({ hasText: "Status" }));
      await status.open();
      await status.option("Pending").click();
      await status.close();
      const role = choiceFieldOf(page, bar.locator(".ev-field").filter({ hasText: "Role" }));
      await role.open();
      await role.option("Agent").click();
      await expect(role.option("Agent")).toHaveAttribute("aria-selected", "true");
      await role.close();
      await expect(page.getByText("Status: Pending")).toBeVisible();
      await expect(page.getByText("Role: Agent")).toBeVisible();
      await users.settled();
      await expect
        .poll(async () => (await users.rows.allTextContents()).every((text) => /Pending|Invitation expired/.test(text)))
        .toBe(true);
      await page.reload();
      await expect(page.getByText("Role: Agent")).toBeVisible();
      await page.getByRole("button", { name: "Remove filter Status: Pending", exact: true }).click();
      await expect(page.getByText("Status: Pending")).toHaveCount(0);
      await expect.poll(() => address(page)).not.toContain("status=");
    },
  );

  test(
    "is exported as it is narrowed and sorted, in the columns that are shown",
    { tag: "@services" },
    async ({ page, signedIn }) => {
      await signedIn("supervisor@acme.test");
      const users = await openUsers(page, "?search=berg&sort=fullName.desc");
      const shown = await users.rows.count();
      await page.getByRole("button", { name: "Export", exact: true }).click();
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("menuitem", { name: "CSV file", exact: true }).click(),
      ]);
      const lines = (await readFile(await file.path(), "utf8")).trimEnd().split("\r\n");
      expect(lines[0]).toBe(`\uFEFF${(await users.columns()).join(",")}`);
      expect(lines).toHaveLength(shown + 1);
      const [first = "", last = ""] = [lines[1], lines.at(-1)].map((line) => line?.split(",")[0]);
      await expect(users.rows.first()).toContainText(first);
      await expect(users.rows.last()).toContainText(last);
    },
  );

  test("leaves out who has the role No Access, and says but once that there is nobody [USER-019]", async ({
    page,
    signedIn,
  }) => {
    await signedIn("supervisor@acme.test");
    await shellOf(page).open(`${users}?search=noaccess%40acme.test`, "Users");
    await expect(page.getByRole("status").filter({ hasText: "Nothing found" })).toBeVisible();
    await expect(page.getByText(/\b0 users/)).toHaveCount(0);
    await page.getByRole("main").getByRole("button", { name: "Clear all filters" }).click();
    await expect(gridOf(page).rows.first()).toBeVisible();
  });

  test("shows the skills that a cell has no room for on a press, and by key", async ({ page, signedIn }) => {
    await signedIn("supervisor@acme.test");
    const { grid } = await openUsers(page);
    const more = grid.getByRole("button", { name: /^\d+ more skills?$/ }).first();
    const rest = page.getByRole("dialog", { name: /^\d+ more skills?$/ });
    await more.click();
    await expect(rest.getByRole("listitem").first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(rest).toHaveCount(0);
    await expect(more).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(grid.getByRole("gridcell").locator("visible=true").and(page.locator(":focus"))).toHaveCount(1);
    await page.keyboard.press("F2");
    await expect(more).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(rest).toBeVisible();
  });

  test("says that it could not be loaded, and tries again", async ({ page, signedIn, way, watch }) => {
    watch.allow(/status of 500/);
    await signedIn("supervisor@acme.test");
    await way.disturb({ answer: { path: search, status: 500 } });
    await shellOf(page).open(users, "Users");
    const failure = page.getByRole("alert").filter({ hasText: "Something went wrong on our side." });
    await expect(failure).toBeVisible();
    await way.disturb({});
    await failure.getByRole("button").click();
    await expect(gridOf(page).rows.first()).toBeVisible();
  });
});

test.describe("columns of the list", () => {
  test("width, order and what is hidden are kept for the person, on any device [PREF-004, PREF-007]", async ({
    page,
    signedIn,
    somebody,
    newDevice,
  }) => {
    const userName = await somebody("Supervisor");
    await signedIn(userName);
    const users = await openUsers(page);
    expect(await users.columns()).toEqual([
      "Name",
      "Role",
      "Team",
      "Employee group",
      "Status",
      "Skills",
      "Last sign-in",
    ]);
    await users.chooseFromColumnMenu("Skills", "Hide column");
    await users.chooseFromColumnMenu("Role", "Move right");
    await page.getByRole("button", { name: "Columns" }).click();
    await page.getByRole("dialog", { name: "Columns" }).getByText("Email", { exact: true }).click();
    await page.keyboard.press("Escape");
    const saved = preferenceSaved(page, "admin");
    const edge = await users.header("Team").getByRole("separator").boundingBox();
    if (edge === null) throw new Error("The column's edge is not there");
    await page.mouse.move(edge.x + edge.width / 2, edge.y + 10);
    await page.mouse.down();
    await page.mouse.move(edge.x + edge.width / 2 + 60, edge.y + 10, { steps: 4 });
    await page.mouse.up();
    await saved;
    const wanted = ["Name", "Email", "Team", "Role", "Employee group", "Status", "Last sign-in"];
    expect(await users.columns()).toEqual(wanted);
    const width = await users.header("Team").getByRole("separator").getAttribute("aria-valuenow");
    expect(Number(width)).toBeGreaterThan(180);

    // Away and back without a reload: what was changed last counts, not what was read first.
    await page.goBack();
    await expect(users.header("Team")).toHaveCount(0);
    await page.goForward();
    await users.settled();
    expect(await users.columns()).toEqual(wanted);

    const device = await newDevice();
    await signInByCalls(device, userName);
    const elsewhere = await openUsers(await device.newPage());
    expect(await elsewhere.columns()).toEqual(wanted);
    await expect(elsewhere.header("Team").getByRole("separator")).toHaveAttribute("aria-valuenow", String(width));
  });

  test("keep their widths while the sidebar moves, and take the new room 900 ms later, once [SIDE-027]", async ({
    page,
    signedIn,
    somebody,
  }) => {
    await page.clock.install();
    await signedIn(await somebody("Supervisor"));
    const users = await openUsers(page);
    const width = async () => (await users.header("Role").boundingBox())?.width ?? 0;
    const room = async () => (await page.getByRole("main").boundingBox())?.width ?? 0;
    const [before, roomBefore] = [await width(), await room()];
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
    await shellOf(page).toggle.click();
    await expect.poll(room).not.toBe(roomBefore);
    await page.clock.runFor(899);
    expect(await width()).toBe(before);
    await page.clock.runFor(1);
    await expect.poll(width).toBeGreaterThan(before + 5);
    const wide = await width();
    await shellOf(page).toggle.click();
    await expect.poll(room).toBe(roomBefore);
    await page.clock.runFor(899);
    expect(await width()).toBe(wide);
    await page.clock.runFor(1);
    await expect.poll(width).toBe(before);
  });

  test("can all be put back", async ({ page, signedIn, somebody }) => {
    await signedIn(await somebody("Supervisor"));
    const users = await openUsers(page);
    await users.chooseFromColumnMenu("Skills", "Hide column");
    await expect.poll(() => users.columns()).not.toContain("Skills");
    await page.getByRole("button", { name: "Columns" }).click();
    await page.getByRole("button", { name: "Reset columns" }).click();
    await expect.poll(() => users.columns()).toContain("Skills");
  });
});

test.describe("the list by keyboard", () => {
  test("arrows, Home and End move from cell to cell, and Tab leaves the grid", async ({ page, signedIn }) => {
    await signedIn("supervisor@acme.test");
    const users = await openUsers(page);
    await page.getByRole("button", { name: "Columns" }).focus();
    await page.keyboard.press("Tab");
    const focused = users.grid.locator(":focus");
    await expect(focused).toHaveRole("columnheader");
    await page.keyboard.press("ArrowDown");
    await expect(focused).toHaveAttribute("aria-colindex", "1");
    await expect(users.rows.first().locator(":focus")).toHaveCount(1);
    await page.keyboard.press("ArrowRight");
    await expect(focused).toHaveAttribute("aria-colindex", "2");
    await page.keyboard.press("End");
    await expect(focused).toHaveAttribute("aria-colindex", String(await users.grid.getAttribute("aria-colcount")));
    await page.keyboard.press("Home");
    await page.keyboard.press("PageDown");
    await expect(users.rows.first().locator(":focus")).toHaveCount(0);
    await page.keyboard.press("Control+Home");
    await expect(focused).toHaveRole("columnheader");
    await page.keyboard.press("Tab");
    await expect(focused).toHaveCount(0);
  });

  test("sorts, widens, moves and opens the menu of a column", async ({ page, signedIn, somebody }) => {
    await signedIn(await somebody("Supervisor"));
    const users = await openUsers(page);
    await page.getByRole("button", { name: "Columns" }).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await expect(users.header("Role")).toHaveAttribute("aria-sort", "ascending");
    const separator = users.header("Role").getByRole("separator");
    const before = Number(await separator.getAttribute("aria-valuenow"));
    await page.keyboard.press("Alt+ArrowRight");
    await expect
      .poll(async () => Number(await separator.getAttribute("aria-valuenow")))
      .toBeGreaterThanOrEqual(before + 16);
    await page.keyboard.press("Alt+Shift+ArrowRight");
    await expect.poll(async () => (await users.columns()).slice(0, 3)).toEqual(["Name", "Team", "Role"]);
    await expect(users.header("Role")).toBeFocused();
    await page.keyboard.press("Alt+ArrowDown");
    await expect(page.getByRole("menu")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("menu")).toHaveCount(0);
  });
});

test.describe("the list on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("has its search, filters, export and columns in one row, each as large as a finger", async ({
    page,
    signedIn,
  }) => {
    await signedIn("supervisor@acme.test");
    const { search, rows } = gridOf(page);
    const bar = page.getByRole("group", { name: "Search and filter users", exact: true });
    const filters = bar.getByRole("button", { name: "Filters", exact: true });
    const others = ["Export", "Columns"].map((name) => page.getByRole("button", { name, exact: true }));
    await shellOf(page).open(users, "Users");
    await expect(rows.first()).toBeVisible();
    const middles = new Set<number>();
    for (const part of [page.locator(".ev-control").filter({ has: search }), filters, ...others]) {
      const box = await part.boundingBox();
      if (box === null) throw new Error("a part of the toolbar is not there");
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(40);
      middles.add(box.y + box.height / 2);
    }
    expect(middles.size).toBe(1);
    await filters.tap();
    const count = bar.getByText(/^\d+ users$/);
    await expect(count).toBeInViewport();
    expect((await count.boundingBox())?.width).toBeGreaterThan(40);
    const status = choiceFieldOf(page, bar.locator(".ev-field").filter({ hasText: "Status" }));
    await status.open();
    await status.option("Pending").click();
    await status.close();
    const remove = page.getByRole("button", { name: "Remove filter Status: Pending", exact: true });
    expect((await remove.boundingBox())?.height).toBeGreaterThanOrEqual(40);
    await remove.tap();
    await expect.poll(() => address(page)).not.toContain("status=");
  });
});

test.describe("inviting", () => {
  test("is offered to those who may alone [PERM-010]", async ({ page, signedIn, newDevice }) => {
    await signedIn("supervisor@acme.test");
    await openUsers(page);
    await expect(page.getByRole("button", { name: "Invite users" })).toHaveCount(0);
    const device = await newDevice();
    await signInByCalls(device, "manager@acme.test");
    const other = await device.newPage();
    await openUsers(other);
    await expect(other.getByRole("button", { name: "Invite users" })).toBeVisible();
  });

  test("names what is wrong with the addresses, and who is here already [USER-009, USER-010, USER-029]", async ({
    page,
    signedIn,
    somebody,
  }) => {
    await signedIn(await somebody("Manager"));
    await openUsers(page);
    await page.getByRole("button", { name: "Invite users" }).click();
    const dialog = page.getByRole("dialog", { name: "Invite users" });
    const addresses = dialog.getByLabel("Email addresses");
    const send = dialog.getByRole("button", { name: "Send invitations" });
    await send.click();
    await expect(addresses).toHaveAccessibleDescription(/This field is required\./);
    await addresses.fill("one@acme.test, nonsense");
    await send.click();
    await expect(addresses).toHaveAccessibleDescription(/Not valid: nonsense/);
    await expect(dialog.getByText("2 addresses")).toBeVisible();
    await addresses.fill(`agent@acme.test\nnew.${Date.now()}@acme.test`);
    // A press that still waited, since a dialog saves at most once a second, was for what was there before.
    await expect(send).toBeEnabled();
    await send.click();
    await expect(dialog.getByText("1 address already exists and wasn’t invited.")).toBeVisible();
    await expect(dialog.getByText("1 person invited.")).toBeVisible();
    await dialog.getByRole("button", { name: "Close" }).last().click();
    await expect(dialog).toHaveCount(0);
  });

  test("does not throw away what was typed without asking, stepping back neither", async ({
    page,
    signedIn,
    somebody,
  }) => {
    await signedIn(await somebody("Manager"));
    await shellOf(page).open("/my-space/#/home", greeting);
    await shellOf(page).pickModule("Admin");
    await page.getByRole("button", { name: "Invite users" }).click();
    const dialog = page.getByRole("dialog", { name: "Invite users" });
    await dialog.getByLabel("Email addresses").fill("somebody@acme.test");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByText("Are you sure you want to exit without saving?")).toBeVisible();
    await page.getByRole("button", { name: "No", exact: true }).click();
    await expect(dialog.getByLabel("Email addresses")).toHaveValue("somebody@acme.test");
    await page.goBack();
    const leaving = page.getByRole("alertdialog");
    await leaving.getByRole("button", { name: "No", exact: true }).click();
    await expect(dialog.getByLabel("Email addresses")).toHaveValue("somebody@acme.test");
    await page.goBack();
    await leaving.getByRole("button", { name: "Yes", exact: true }).click();
    await expect(dialog).toHaveCount(0);
  });
});
