import { expect, type Page, test } from "./support/test.ts";

const planOf = async (page: Page) => {
  await page.goto("/gallery/#/form_examples");
  return page.getByRole("form", { name: "Work plan", exact: true });
};

/** The promise: a form says all that is wrong with it, leads there, and loses nothing that was typed. */
test.describe("a form", () => {
  test("says all that is wrong with it, at the field and in a list that leads there", async ({ page }) => {
    const form = await planOf(page);

    await test.step("lists what is wrong, and each line leads to its field [WIDG-040, WIDG-043]", async () => {
      await form.getByRole("button", { name: "Save plan", exact: true }).click();
      const summary = form.getByRole("group", { name: /^Check these \d fields$/ });
      await expect(summary).toBeFocused();
      await expect(summary.getByRole("button", { name: "Activities cannot overlap" })).toHaveCount(2);
      await summary.getByRole("button", { name: "This field is required." }).first().press("Enter");
      await expect(form.getByRole("textbox", { name: "Plan name" })).toBeFocused();
      await summary.getByRole("button", { name: "This field is required." }).nth(2).press("Enter");
      await expect(form.getByRole("group", { name: "Period" }).getByRole("spinbutton").first()).toBeFocused();
    });

    await test.step("says the rules of names and groups at their fields [WIDG-033, WIDG-038, WIDG-041, ORG-008]", async () => {
      const name = form.getByRole("textbox", { name: "Plan name" });
      const group = form.getByRole("textbox", { name: "New group" });
      await name.fill("winter");
      await group.fill("Sales");
      await group.blur();
      await expect(name).toHaveAccessibleDescription(/This entry already exists\. Enter a different one\./);
      await expect(group).toHaveAccessibleDescription(/A group with this name already exists\. Try a new one/);
      await name.fill("A & B");
      await expect(name).toHaveAccessibleDescription(/^Don’t use these characters/);
      const organization = form.getByRole("textbox", { name: "Organization" });
      await organization.fill("Acme / Sons");
      await organization.blur();
      await expect(organization).toHaveAccessibleDescription(
        "Use English letters, and don’t use these characters: \\ / ! < > ? # %",
      );
    });

    await test.step("wants a weekday, and less at least than at most [WIDG-039, WIDG-042]", async () => {
      for (const day of ["Mon", "Tue", "Wed", "Thu", "Fri"]) await form.getByText(day, { exact: true }).click();
      await form.getByRole("textbox", { name: "Minimum staffing" }).fill("9");
      await form.getByRole("button", { name: "Save plan", exact: true }).click();
      await expect(form.locator("[data-field=days]")).toContainText("You must select at least one daily rule");
      await expect(form.getByRole("textbox", { name: "Minimum staffing" })).toHaveAccessibleDescription(
        "Enter less than 8.",
      );
    });
  });

  test("keeps a draft, and stands with one that has faults", async ({ page }) => {
    await test.step("keeps a draft through a reload, until one starts again", async () => {
      const form = await planOf(page);
      const name = form.getByRole("textbox", { name: "Plan name" });
      await name.fill("Night shift");
      await expect
        .poll(() => page.evaluate(() => sessionStorage.getItem("draft:gallery:work-plan")))
        .toContain("Night");
      await page.reload();
      await expect(name).toHaveValue("Night shift");
      await expect(form.getByText("We restored your unsaved changes.")).toBeVisible();
      await form.getByRole("button", { name: "Start over", exact: true }).click();
      await expect(name).toHaveValue("");
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem("draft:gallery:work-plan"))).toBeNull();
    });

    await test.step("stands with a draft whose dates and times are none: those fields are empty, and saving says so", async () => {
      await page.goto("/gallery/");
      await page.evaluate(() => {
        const draft = { period: { from: "2026-02-31", to: "soon" }, hours: { from: "25:00", to: "17:00" } };
        sessionStorage.setItem("draft:gallery:work-plan", JSON.stringify(draft));
      });
      const form = await planOf(page);
      await expect(form.getByText("We restored your unsaved changes.")).toBeVisible();
      const period = form.getByRole("group", { name: "Period" });
      await expect(period.getByRole("spinbutton", { name: /year/i }).first()).toHaveAttribute(
        "aria-valuetext",
        "Empty",
      );
      const hours = form.getByRole("group", { name: "Working hours" });
      const [start, end] = [hours.getByRole("spinbutton").first(), hours.getByRole("spinbutton").nth(3)];
      await expect(start).toHaveAttribute("aria-valuetext", "Empty");
      await expect(end).toHaveText("05");
      await form.getByRole("button", { name: "Save plan", exact: true }).click();
      await expect(form.locator("[data-field=period]")).toHaveAttribute("data-invalid", "true");
      await expect(form.locator("[data-field=hours]")).toHaveAttribute("data-invalid", "true");
      await start.click();
      await page.keyboard.type("0800AM");
      await expect(form.locator("[data-field=hours]")).not.toHaveAttribute("data-invalid", "true");
    });
  });

  test("says what the server refuses at its field, and keeps all but the password [USER-013]", async ({ page }) => {
    await page.goto("/gallery/#/form_examples");
    const form = page.getByRole("form", { name: "Sign up", exact: true });
    const [name, email] = [form.getByLabel("Display name"), form.getByLabel("Email")];
    const password = form.getByRole("textbox", { name: "Password" });
    await name.fill("Bo");
    await email.fill("bo@acme.test");
    await password.fill("Evolve2026");
    await form.getByRole("button", { name: "Create account", exact: true }).click();
    await form.getByRole("button", { name: "Terms of use This field is required.", exact: true }).click();
    await expect(form.getByRole("checkbox", { name: "I accept the terms of use" })).toBeFocused();
    await page.keyboard.press("Space");
    await form.getByRole("button", { name: "Create account", exact: true }).click();
    const refusal = "The email address already exists. Try a new one";
    await form.getByRole("button", { name: `Email ${refusal}`, exact: true }).press("Enter");
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription(new RegExp(refusal));
    await page.reload();
    await expect(email).toHaveValue("bo@acme.test");
    await expect(password).toHaveValue("");
  });

  test("in a modal asks before what was typed is lost, and saves what the server takes", async ({ page }) => {
    await page.goto("/gallery/#/form_examples");
    await page.getByRole("button", { name: "Edit Carmen Osei", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Edit user" });
    const email = dialog.getByRole("textbox", { name: "Email" });
    await email.fill("avery@acme.test");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "No", exact: true }).click();
    await dialog.getByRole("button", { name: "Save", exact: true }).click();
    await expect(email).toHaveAccessibleDescription("The email address already exists. Try a new one");
    await expect(email).toBeFocused();
    await email.fill("osei@acme.test");
    await dialog.getByRole("button", { name: "Save", exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText("osei@acme.test", { exact: true })).toBeVisible();
  });
});
