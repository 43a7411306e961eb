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

  await page.getByRole("link", { name: "About team messages" }).click();
  await expect(shell.heading).toHaveText("About team messages");
  await page.getByRole("link", { name: "Open the teams" }).click();
  await expect(shell.heading).toHaveText("Team messages");

  await appear(context, { language: "ru", theme: "light" });
  await page.reload();
  await expect(shell.heading).toHaveText("Сообщения командам");
  await expect(page.getByRole("navigation").getByText("Команды").first()).toBeVisible();
});

test("a route that does not require login opens for anybody, with the way to support, and leads on through sign-in [ROUTE-009]", async ({
  page,
  context,
}) => {
  const calls: string[] = [];
  page.on("response", (response) => {
    if (response.status() >= 400) calls.push(`${response.status()} ${response.url()}`);
  });
  await page.goto("/example/#/about");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About team messages");
  const header = page.getByRole("banner");
  await expect(header.getByRole("button")).toHaveText(["Contact us", "Sign in"]);
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expectNoAxeFaults(page, "a page for anybody");

  await header.getByRole("button", { name: "Contact us" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Name" }).fill("Ann");
  await dialog.getByLabel("Email").fill("ann@visitor.test");
  await dialog.getByLabel("Message").fill("What does it cost?");
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("Your message has been sent successfully")).toBeVisible();
  expect(calls).toEqual([]);

  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.getByRole("link", { name: "Sign in and write to a team" }).click();
  await expect(page).toHaveURL(/\/login\/#\//);
  expect(decodeURIComponent((await context.cookies()).find(({ name }) => name === "bookmark")?.value ?? "")).toMatch(
    /\/example\/#\/teams$/,
  );
});
