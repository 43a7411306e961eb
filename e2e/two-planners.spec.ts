import { signInByCalls } from "./support/accounts.ts";
import { draftOfPlanned } from "./support/schedules.ts";
import { shellOf } from "./support/shell.ts";
import { expect, type Page, test } from "./support/test.ts";

/** The promise: two planners work on one draft, and nothing that either of them does is lost. */
test(
  "two planners see each other and each other's changes, and an edit outlives a lost connection",
  { tag: "@services" },
  async ({ page, signedIn, newDevice, watch }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED|preference not saved|not known: .* NETWORK/);
    const label = await draftOfPlanned(page, "manager@acme.test");
    const byName = async (of: Page): Promise<void> => {
      // The first two are on top then.
      await of.getByRole("button", { name: /Order$/ }).click();
      await of.getByRole("option", { name: "By name" }).click();
    };
    const open = async (of: Page): Promise<void> => {
      await shellOf(of).open("/scheduler/#/editor", "Schedule editor");
      await of.getByRole("button", { name: /Schedule$/ }).click();
      await of.getByRole("option", { name: label }).click();
      await byName(of);
      await expect(shiftsOf(of)).toHaveCount(2);
    };
    const remove = (of: Page) => of.getByRole("dialog").getByRole("button", { name: "Remove shift" }).click();
    const save = (of: Page) => of.getByRole("button", { name: "Save", exact: true }).click();
    await signedIn("manager@acme.test");
    await open(page);
    const device = await newDevice();
    await signInByCalls(device, "admin@acme.test");
    const other = await device.newPage();
    await open(other);

    await expect(page.getByRole("img", { name: /has this schedule open$/ })).toBeVisible();
    await shiftsOf(other).first().dblclick();
    await expect(page.getByRole("img", { name: /is editing the shifts of/ })).toHaveCount(1);
    await remove(other);
    await expect(other.getByText("1 unsaved change")).toBeVisible();
    // Nor does loading the page again lose what is not saved.
    await other.reload();
    await expect(other.getByText("1 unsaved change")).toBeVisible();
    await save(other);
    await expect(shiftsOf(page)).toHaveCount(1);
    await byName(other);
    await expect(shiftsOf(other)).toHaveCount(1);

    await device.setOffline(true);
    await shiftsOf(other).first().dblclick();
    await remove(other);
    await save(other);
    await expect(other.getByText("1 change waits for the connection")).toBeVisible();
    await expect(shiftsOf(page)).toHaveCount(1);
    await device.setOffline(false);
    await expect(shiftsOf(page)).toHaveCount(0);
    await expect(other.getByText("1 change waits for the connection")).toHaveCount(0);
  },
);

const shiftsOf = (page: Page) => page.getByRole("main").getByRole("gridcell", { name: /^Shift/u });
