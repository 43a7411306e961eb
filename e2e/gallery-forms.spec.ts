import { expect, type Page, test } from "./support/test.ts";

const planOf = async (page: Page) => {
  await page.goto("/gallery/#/form_examples");
  return page.getByRole("form", { name: "Work plan", exact: true });
};

/** The promise: a form says all that is wrong with it, leads there, and loses nothing that was typed. */
test.describe("a form", () => {
  test("lists what is wrong, and each line leads to its field [WIDG-040, WIDG-043]", async ({ page }) => {
    const form = await planOf(page);
    await form.getByRole("button", { name: "Save the plan", exact: true }).click();
    const summary = form.getByRole("group", { name: /^Check these \d fields$/ });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole("button", { name: "Activities cannot overlap" })).toHaveCount(2);
    await summary.getByRole("button", { name: "This field is required." }).first().press("Enter");
    await expect(form.getByRole("textbox", { name: "Name of the plan" })).toBeFocused();
    await summary.getByRole("button", { name: "This field is required." }).nth(2).press("Enter");
    await expect(form.getByRole("group", { name: "Period" }).getByRole("spinbutton").first()).toBeFocused();
  });

  test("keeps a draft through a reload, until one starts again", async ({ page }) => {
    const form = await planOf(page);
    const name = form.getByRole("textbox", { name: "Name of the plan" });
    await name.fill("Night shift");
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem("draft:gallery:work-plan"))).toContain("Night");
    await page.reload();
    await expect(name).toHaveValue("Night shift");
    await expect(form.getByText("We kept what you had typed.")).toBeVisible();
    await form.getByRole("button", { name: "Start again", exact: true }).click();
    await expect(name).toHaveValue("");
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem("draft:gallery:work-plan"))).toBeNull();
  });

  test("says the rules of names and groups at their fields [WIDG-033, WIDG-038, WIDG-041]", async ({ page }) => {
    const form = await planOf(page);
    const [name, group] = ["Name of the plan", "New group"].map((label) => form.getByRole("textbox", { name: label }));
    await name?.fill("winter");
    await group?.fill("Sales");
    await group?.blur();
    await expect(form.getByText("This entry already exists. Enter a different one.")).toBeVisible();
    await expect(form.getByText("A group with this name already exists. Try a new one")).toBeVisible();
    await name?.fill("A & B");
    await expect(form.getByText(/^Please leave out these characters/)).toBeVisible();
  });

  test("wants a weekday, and less at least than at most [WIDG-039, WIDG-042]", async ({ page }) => {
    const form = await planOf(page);
    for (const day of ["Mon", "Tue", "Wed", "Thu", "Fri"]) await form.getByText(day, { exact: true }).click();
    await form.getByRole("textbox", { name: "Least staffing" }).fill("9");
    await form.getByRole("button", { name: "Save the plan", exact: true }).click();
    await expect(form.locator("[data-field=days]")).toContainText("You must select at least one daily rule");
    await expect(form.getByRole("textbox", { name: "Least staffing" })).toHaveAccessibleDescription(
      "Enter less than 8.",
    );
  });
});
