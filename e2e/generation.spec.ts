import { expectNoAxeFaults } from "./support/axe.ts";
import { shellOf } from "./support/shell.ts";
import { expect, test } from "./support/test.ts";

/** The promise: a planner gets a legal schedule for a draft, sees what it changes, and goes on with it by hand. */
test("a planner generates a week for a draft, follows it, takes it over, and finds its shifts in the editor", async ({
  page,
  signedIn,
}) => {
  await signedIn("manager@acme.test");
  const name = `Generated ${Date.now()}`;
  const draft = `Acme Europe: ${name}`;
  const main = page.getByRole("main");
  const dialog = page.getByRole("dialog");
  const choose = async (label: string, option: string): Promise<void> => {
    await page.getByRole("button", { name: new RegExp(`${label}$`, "u") }).click();
    await page.getByRole("option", { name: option, exact: true }).click();
  };
  await shellOf(page).open("/scheduler/#/editor", "Schedule editor");
  await main.getByRole("button", { name: "New draft" }).click();
  await choose("Business unit", "Acme Europe");
  await dialog.getByLabel("Name").fill(name);
  await choose("Weeks", "1");
  await dialog.getByRole("button", { name: "Create" }).click();
  await expect(dialog).toHaveCount(0);

  await shellOf(page).open("/wfm/#/generate", "Generate");
  await choose("Draft", draft);
  await expect(main).toContainText("Nothing generated yet");
  await choose("How long to search", "Quick");
  await main.getByRole("button", { name: "Generate", exact: true }).click();
  await expect(main.getByRole("progressbar", { name: "Searching" })).toBeVisible();
  await expect(main).toContainText("Finished", { timeout: 60_000 });
  // A draft begins as what is published for its days, once the demo has published something.
  await expect(main).toContainText(/[1-9]\d* shifts added/u);
  await expectNoAxeFaults(page, "Generate");
  await main.getByRole("button", { name: "Apply to the draft" }).click();
  await expect(main).toContainText("Applied");
  await expect(main.getByRole("button", { name: "Apply to the draft" })).toHaveCount(0);

  await main.getByRole("link", { name: "Open the draft in the editor" }).click();
  await expect(shellOf(page).heading).toHaveText("Schedule editor");
  await expect(main.getByRole("button", { name: /Schedule$/u })).toContainText(draft);
  await expect(main.getByRole("gridcell", { name: /^Shift/u }).first()).toBeVisible();

  // One day of the draft again, from the editor; the result is compared with the run before, and looked at before it is taken over.
  await expect(main.getByRole("link", { name: /^Generated on/u })).toBeVisible();
  await main.getByRole("button", { name: "Generate a part…" }).click();
  await expect(dialog).toContainText("Everything else and whatever is locked stays as it is.");
  await expectNoAxeFaults(page, "Generate a part");
  await dialog.getByRole("button", { name: "Generate", exact: true }).click();
  await expect(shellOf(page).heading).toHaveText("Generate");
  const comparison = main.getByRole("region", { name: "Runs compared" });
  await expect(comparison.getByRole("columnheader", { name: /everybody’s shifts, 1 day/u })).toBeVisible({
    timeout: 60_000,
  });
  await expect(comparison.getByRole("row", { name: /^Paid hours/u }).getByRole("cell")).toHaveText([/\d h/u, /\d h/u]);
  await expectNoAxeFaults(page, "Runs compared");
  await comparison.getByRole("button", { name: /^See changes/u, disabled: false }).click();
  await expect(dialog).toContainText(/shifts? would change|Nothing would change/u);
  await dialog.getByRole("button", { name: "Apply to the draft" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(comparison.getByRole("button", { name: /^See changes/u, disabled: false })).toHaveCount(0);
});
