import { shellOf } from "./support/shell.ts";
import { expect, test } from "./support/test.ts";

/** The promise: a server that goes away takes nothing of what was typed with it. */
test("a form that is half filled in when the server goes away keeps what was typed, and is saved when it is back", async ({
  page,
  signedIn,
  way,
  watch,
}) => {
  watch.allow(/ERR_EMPTY_RESPONSE|ERR_CONNECTION|preference not saved|not known: .* NETWORK/);
  await signedIn("admin@acme.test");
  await shellOf(page).open("/admin/#/teams", "Teams");
  await page.getByRole("button", { name: "New team" }).click();
  const panel = page.getByRole("dialog", { name: "New team" });
  const name = `Night shift ${Date.now()}`;
  await panel.getByRole("textbox", { name: "Name" }).pressSequentially(name.slice(0, 5));
  await way.disturb({ isCut: true });
  await panel.getByRole("textbox", { name: "Name" }).pressSequentially(name.slice(5));
  await panel.getByRole("button", { name: "Create" }).click();
  await expect(page.getByText("No connection to the server")).toBeVisible();
  await expect(panel.getByRole("textbox", { name: "Name" })).toHaveValue(name);
  // Even a reloaded page has it: what was typed is kept in the tab.
  await way.disturb({});
  await expect(page.getByText("No connection to the server")).toHaveCount(0);
  await page.reload();
  await expect(panel.getByRole("textbox", { name: "Name" })).toHaveValue(name);
  await panel.getByRole("button", { name: "Create" }).click();
  await expect(page.getByText(`“${name}” was saved.`)).toBeVisible();
});
