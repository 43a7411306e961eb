import { appear } from "./support/appearance.ts";
import { expectNoAxeFaults } from "./support/axe.ts";
import { shellOf } from "./support/shell.ts";
import { expect, test } from "./support/test.ts";

/** The promise: an app that others build on the shell's published interfaces works as the suite's own do. */
test("an installed app is reached from the sidebar, checks its form, makes its call and speaks the user's language", async ({
  page,
  context,
  signedIn,
}) => {
  await signedIn("admin@acme.test");
  const shell = shellOf(page);
  await shell.open("/admin/#/users", "Users");
  await shell.pickModule("Team messages");
  await expect(shell.heading).toHaveText("Team messages");
  await expect(page).toHaveURL(/\/example\/#\/teams$/);
  await expectNoAxeFaults(page, "an installed app");

  const teams = page.getByRole("main").getByRole("listitem");
  await teams.filter({ hasNotText: "No members" }).first().getByRole("button").click();
  const panel = page.getByRole("dialog");
  await panel.getByRole("button", { name: "Send" }).click();
  await expect(panel.getByText("This field is required.").first()).toBeVisible();
  await panel.getByLabel("Title").fill("Bring your headsets");
  await panel.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText(/^Sent to \d+ (person|people)\.$/)).toBeVisible();

  await appear(context, { language: "ru", theme: "light" });
  await page.reload();
  await expect(shell.heading).toHaveText("Сообщения командам");
  await expect(page.getByRole("navigation").getByText("Команды").first()).toBeVisible();
});
