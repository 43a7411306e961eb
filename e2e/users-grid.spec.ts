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

/** The promise: everybody of a large tenant is found, in the order and columns that one likes. At most six tests, with users-admin.spec.ts. */

test(
  "the list comes page by page in the server's order, is searched, narrowed and exported; the address says all of it [USER-019, USER-047]",
  { tag: "@services" },
  async ({ page, signedIn, somebody, way, watch }) => {
    watch.allow(/status of 500/);
    await signedIn(await somebody("Supervisor"));
    const asked: number[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith(search)) asked.push((request.postDataJSON() as { skip: number }).skip);
    });
    const list = gridOf(page);
    const { grid } = list;

    await test.step("a failure is said and tried again", async () => {
      await way.disturb({ answer: { path: search, status: 500 } });
      await shellOf(page).open(users, "Users");
      const failure = page.getByRole("alert").filter({ hasText: "Something went wrong on our side." });
      await expect(failure).toBeVisible();
      await way.disturb({});
      asked.length = 0;
      await failure.getByRole("button").click();
      await list.settled();
    });

    await test.step("whichever page is in sight is asked for", async () => {
      await expect(page.getByText(/^2\d\d users$/)).toBeVisible();
      expect(asked).toEqual([0]);
      const total = Number(await grid.getAttribute("aria-rowcount")) - 1;
      await grid.hover();
      await expect(async () => {
        await page.mouse.wheel(0, 40_000);
        await expect(grid.locator(`[aria-rowindex="${total + 1}"][data-row-id]`)).toBeVisible({ timeout: 500 });
      }).toPass({ timeout: 30_000 });
      expect(asked).toContain(200);
    });

    await test.step("sorted by one column or several", async () => {
      await list.sorter("Role").click();
      await expect(list.header("Role")).toHaveAttribute("aria-sort", "ascending");
      await expect(list.rows.first()).toContainText("Administrator");
      await list.sorter("Role").click();
      await expect(list.header("Role")).toHaveAttribute("aria-sort", "descending");
      await expect(list.rows.first()).toContainText("Supervisor");
      await list.sorter("Team").click({ modifiers: ["Shift"] });
      await expect.poll(() => address(page)).toContain("sort=role.desc,team");
      await expect(list.header("Team")).toContainText("Sorted ascending, priority 2");
    });

    await test.step("searched as one types; the words survive a reload", async () => {
      await list.search.fill("berg");
      await expect.poll(() => address(page)).toContain("search=berg");
      await list.settled();
      await expect.poll(async () => (await list.rows.allTextContents()).every((text) => /berg/i.test(text))).toBe(true);
      const found = await list.rows.count();
      expect(found).toBeGreaterThan(0);
      await page.reload();
      await list.settled();
      await expect(list.search).toHaveValue("berg");
      await expect(list.rows).toHaveCount(found);
    });

    await test.step("exported as it is narrowed and sorted, in the columns that are shown", async () => {
      const shown = await list.rows.count();
      await page.getByRole("button", { name: "Export", exact: true }).click();
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("menuitem", { name: "CSV file", exact: true }).click(),
      ]);
      const lines = (await readFile(await file.path(), "utf8")).trimEnd().split("\r\n");
      expect(lines[0]).toBe(`\uFEFF${(await list.columns()).join(",")}`);
      expect(lines).toHaveLength(shown + 1);
      const [first = "", last = ""] = [lines[1], lines.at(-1)].map((line) => line?.split(",")[0]);
      await expect(list.rows.first()).toContainText(first);
      await expect(list.rows.last()).toContainText(last);
      await page.getByRole("button", { name: "Clear search" }).click();
      await expect(list.search).toBeFocused();
      await expect.poll(() => address(page)).not.toContain("search=");
    });

    await test.step("narrowed by status and role, each a tag that takes it off again", async () => {
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
      await list.settled();
      await expect
        .poll(async () => (await list.rows.allTextContents()).every((text) => /Pending|Invitation expired/.test(text)))
        .toBe(true);
      await page.reload();
      await expect(page.getByText("Role: Agent")).toBeVisible();
      await page.getByRole("button", { name: "Remove filter Status: Pending", exact: true }).click();
      await expect(page.getByText("Status: Pending")).toHaveCount(0);
      await expect.poll(() => address(page)).not.toContain("status=");
    });

    await test.step("who has the role No Access is left out, and that there is nobody is said but once", async () => {
      await page.goto("about:blank");
      await shellOf(page).open(`${users}?search=noaccess%40acme.test`, "Users");
      await expect(page.getByRole("status").filter({ hasText: "Nothing found" })).toBeVisible();
      await expect(page.getByText(/\b0 users/)).toHaveCount(0);
      await page.getByRole("main").getByRole("button", { name: "Clear all filters" }).click();
      await expect(list.rows.first()).toBeVisible();
    });
  },
);

test("columns and order are kept for the person on any device, and an address shows everybody the same [PREF-004, SIDE-027]", async ({
  page,
  signedIn,
  somebody,
  newDevice,
}) => {
  await page.clock.install();
  const userName = await somebody("Supervisor");
  await signedIn(userName);
  const list = gridOf(page);

  await test.step("what a link says wrong is passed over; Back and Forward bring the list of each address", async () => {
    await openUsers(page, "?sort=password.desc,role.desc&status=GONE&teamId=1");
    await expect(list.header("Role")).toHaveAttribute("aria-sort", "descending");
    await expect.poll(() => address(page)).toContain("sort=role.desc");
    expect(address(page)).not.toContain("password");
    await shellOf(page).pickModule("My Space");
    await expect(shellOf(page).heading).toHaveText(greeting);
    await page.goBack();
    await expect(list.header("Role")).toHaveAttribute("aria-sort", "descending");
    await page.goForward();
    await expect(shellOf(page).heading).toHaveText(greeting);
    await page.goto("about:blank");
  });

  const wanted = ["Name", "Email", "Team", "Role", "Employee group", "Status", "Last sign-in"];
  let width: string | null = null;
  await test.step("columns are hidden, moved, added and widened", async () => {
    await openUsers(page, "?sort=fullName");
    expect(await list.columns()).toEqual([
      "Name",
      "Role",
      "Team",
      "Employee group",
      "Status",
      "Skills",
      "Last sign-in",
    ]);
    await list.chooseFromColumnMenu("Skills", "Hide column");
    await list.chooseFromColumnMenu("Role", "Move right");
    await page.getByRole("button", { name: "Columns" }).click();
    await page.getByRole("dialog", { name: "Columns" }).getByText("Email", { exact: true }).click();
    await page.keyboard.press("Escape");
    const saved = preferenceSaved(page, "admin");
    const edge = await list.header("Team").getByRole("separator").boundingBox();
    if (edge === null) throw new Error("The column's edge is not there");
    await page.mouse.move(edge.x + edge.width / 2, edge.y + 10);
    await page.mouse.down();
    await page.mouse.move(edge.x + edge.width / 2 + 60, edge.y + 10, { steps: 4 });
    await page.mouse.up();
    await saved;
    expect(await list.columns()).toEqual(wanted);
    width = await list.header("Team").getByRole("separator").getAttribute("aria-valuenow");
    expect(Number(width)).toBeGreaterThan(180);
  });

  await test.step("they are the same without a reload and on another device", async () => {
    // What was changed last counts, not what was read first.
    await shellOf(page).pickModule("My Space");
    await expect(list.header("Team")).toHaveCount(0);
    await page.goBack();
    await list.settled();
    expect(await list.columns()).toEqual(wanted);
    const device = await newDevice();
    await signInByCalls(device, userName);
    const elsewhere = await openUsers(await device.newPage());
    expect(await elsewhere.columns()).toEqual(wanted);
    await expect(elsewhere.header("Team").getByRole("separator")).toHaveAttribute("aria-valuenow", String(width));
  });

  await test.step("the list as it was left says its order in the address, which means the same to others", async () => {
    const saved = preferenceSaved(page, "admin");
    await list.sorter("Team").click();
    await saved;
    await page.goto("about:blank");
    await openUsers(page);
    await expect.poll(() => address(page)).toMatch(/users\?sort=team$/);
    await list.search.fill("berg");
    await expect.poll(() => address(page)).toMatch(/users\?sort=team&search=berg$/);
    await list.settled();
    // Whom it shows, and not what it says of them: somebody signs in meanwhile.
    const shownIn = ({ rows }: ReturnType<typeof gridOf>) =>
      rows.evaluateAll((all) => all.map((row) => row.getAttribute("data-row-id")));
    const people = await shownIn(list);
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
    await expect(list.header("Name")).toHaveAttribute("aria-sort", "ascending");
  });

  await test.step("all can be put back", async () => {
    await page.getByRole("button", { name: "Columns" }).click();
    await page.getByRole("button", { name: "Reset columns" }).click();
    await expect.poll(() => list.columns()).toContain("Skills");
    await page.keyboard.press("Escape");
  });

  await test.step("widths stay while the sidebar moves, and take the new room 900 ms later, once", async () => {
    const widthNow = async () => (await list.header("Role").boundingBox())?.width ?? 0;
    const room = async () => (await page.getByRole("main").boundingBox())?.width ?? 0;
    const [before, roomBefore] = [await widthNow(), await room()];
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
    await shellOf(page).toggle.click();
    await expect.poll(room).not.toBe(roomBefore);
    await page.clock.runFor(899);
    expect(await widthNow()).toBe(before);
    await page.clock.runFor(1);
    await expect.poll(widthNow).toBeGreaterThan(before + 5);
    const wide = await widthNow();
    await shellOf(page).toggle.click();
    await expect.poll(room).toBe(roomBefore);
    await page.clock.runFor(899);
    expect(await widthNow()).toBe(wide);
    await page.clock.runFor(1);
    await expect.poll(widthNow).toBe(before);
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

test("inviting is offered only to users who may invite, names wrong and known addresses, and loses nothing that was typed [PERM-010, USER-009, USER-010, USER-029]", async ({
  page,
  signedIn,
  somebody,
  newDevice,
}) => {
  await test.step("not to a supervisor", async () => {
    const device = await newDevice();
    await signInByCalls(device, "supervisor@acme.test");
    const other = await device.newPage();
    await openUsers(other);
    await expect(other.getByRole("button", { name: "Invite users" })).toHaveCount(0);
  });

  await signedIn(await somebody("Manager"));
  await shellOf(page).open("/my-space/#/home", greeting);
  await shellOf(page).pickModule("Admin");
  const dialog = page.getByRole("dialog", { name: "Invite users" });
  const addresses = dialog.getByLabel("Email addresses");
  const invite = () => page.getByRole("button", { name: "Invite users" }).click();

  await test.step("wrong addresses and those who are here already are named", async () => {
    await invite();
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

  await test.step("what was typed is not thrown away without asking, stepping back neither", async () => {
    await invite();
    await addresses.fill("somebody@acme.test");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByText("Are you sure you want to exit without saving?")).toBeVisible();
    await page.getByRole("button", { name: "No", exact: true }).click();
    await expect(addresses).toHaveValue("somebody@acme.test");
    await page.goBack();
    const leaving = page.getByRole("alertdialog");
    await leaving.getByRole("button", { name: "No", exact: true }).click();
    await expect(addresses).toHaveValue("somebody@acme.test");
    await page.goBack();
    await leaving.getByRole("button", { name: "Yes", exact: true }).click();
    await expect(dialog).toHaveCount(0);
  });
});
