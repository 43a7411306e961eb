import { signInByCalls } from "./support/accounts.ts";
import { expectNoAxeFaults } from "./support/axe.ts";
import { choiceFieldOf } from "./support/choices.ts";
import { gridOf } from "./support/grid.ts";
import { greeting, shellOf } from "./support/shell.ts";
import { expect, type Page, test } from "./support/test.ts";

/** With the fades and slides that other journeys do without. */
test.use({ contextOptions: { reducedMotion: "no-preference" } });

const panelOf = (page: Page) => page.getByRole("dialog");
const openUsers = async (page: Page, query = "") => {
  await shellOf(page).open(`/admin/#/users${query}`, "Users");
  const grid = gridOf(page);
  await grid.settled();
  return grid;
};
const rowOf = (page: Page, name: string) => gridOf(page).rows.filter({ hasText: name });
const fromRowMenu = async (page: Page, name: string, item: string) => {
  await rowOf(page, name).getByRole("button").last().click();
  await page.getByRole("menuitem", { name: item, exact: true }).click();
};

test(
  "a user is created with live checks of the names, opened, edited, deleted and restored, on their page and in the list [USER-014]",
  { tag: "@services" },
  async ({ page, signedIn }) => {
    await signedIn("admin@acme.test");
    await openUsers(page);
    const mark = Date.now();
    await page.getByRole("button", { name: "Invite users" }).click();
    const panel = panelOf(page);
    await panel.getByRole("button", { name: "Create one person" }).click();
    await expect(panel).toHaveAccessibleName("New user");
    const email = panel.getByRole("textbox", { name: "Email" });
    await email.fill("agent@acme.test");
    await expect(email).toHaveAccessibleDescription(/The email address already exists\. Try a new one/);
    const userName = panel.getByLabel("Username");
    await userName.fill("agent@globex.test");
    await expect(userName).toHaveAccessibleDescription(/The username already exists\. Try a new one/);
    await email.fill(`zed.${mark}@acme.test`);
    await userName.fill("");
    await panel.getByLabel("First name").fill(`Zed${mark}`);
    await panel.getByLabel("Last name").fill("Zimmer");
    await expectNoAxeFaults(page, "a new user's panel");
    await panel.getByRole("button", { name: "Create" }).click();
    await expect(page.getByText(`Zed${mark} Zimmer was created and invited.`)).toBeVisible();

    await gridOf(page).search.fill(`Zed${mark}`);
    await rowOf(page, "Zimmer").getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1, name: `Zed${mark} Zimmer` })).toBeVisible();
    await expect(page.getByText("User created", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Edit" }).click();
    await panel.getByLabel("Last name").fill("Zorn");
    await panel
      .getByRole("group", { name: "Hire date" })
      .getByRole("spinbutton", { name: /^month/ })
      .click();
    await page.keyboard.type("02282026");
    await panel.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Last name: Zimmer → Zorn")).toBeVisible();
    await expect(page.getByText("Hire date: Mar 1, 2015 → Feb 28, 2026")).toBeVisible();
    await expect(page.getByText("Feb 28, 2026", { exact: true })).toBeVisible();
    await expectNoAxeFaults(page, "a user's page");
    await expect(page.getByRole("button", { name: "Resend invitation" })).toBeVisible();

    await page.getByRole("button", { name: "Delete" }).click();
    const question = page.getByRole("alertdialog", { name: "Delete user?" });
    await expect(question).toContainText("password, passkeys and access keys are removed");
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("Deleted", { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Edit" })).toHaveCount(0);
    await page.getByRole("button", { name: "Restore" }).click();
    await expect(page.getByRole("button", { name: "Delete" })).toBeVisible();

    const grid = await openUsers(page, `?search=Zed${mark}`);
    await fromRowMenu(page, "Zorn", "Delete");
    await page.getByRole("alertdialog", { name: "Delete user?" }).getByRole("button", { name: "Delete" }).click();
    // The message about the first deletion may still be there.
    await expect(page.getByText(`Zed${mark} Zorn was deleted.`).first()).toBeVisible();
    await expect(grid.rows.filter({ hasText: "Zorn" })).toHaveCount(0);

    await page.getByRole("button", { name: "Invite users" }).click();
    await panel.getByRole("button", { name: "Create one person" }).click();
    await email.fill(`zed.${mark}@acme.test`);
    await panel.getByRole("button", { name: "Restore" }).click();
    await expect(grid.rows.filter({ hasText: "Zorn" })).toHaveCount(1);
    // The message about the first time may still be there.
    await expect(page.getByText(`Zed${mark} Zorn was restored and invited.`).first()).toBeVisible();
  },
);

test(
  "of two who edit one user the second sees both versions and overwrites only on request",
  { tag: "@services" },
  async ({ page, signedIn, somebody, watch }) => {
    watch.allow(/status of 409 .*\/user\/update/);
    const name = await somebody("Agent");
    await signedIn("admin@acme.test");
    await openUsers(page, `?search=${encodeURIComponent(name)}`);
    const edit = async (tab: Page) => {
      await fromRowMenu(tab, name, "Edit");
      await expect(panelOf(tab).getByLabel("Last name")).not.toHaveValue("");
    };
    await edit(page);
    const other = await page.context().newPage();
    await openUsers(other, `?search=${encodeURIComponent(name)}`);
    await edit(other);
    await panelOf(other).getByLabel("Last name").fill("Second");
    await panelOf(other).getByRole("button", { name: "Save" }).click();
    await expect(panelOf(other)).toHaveCount(0);

    const panel = panelOf(page);
    await panel.getByLabel("Last name").fill("First");
    await panel.getByRole("button", { name: "Save" }).click();
    const row = panel.getByRole("row", { name: /Last name/ });
    await expect(row.getByRole("cell")).toHaveText(["First", "Second"]);
    await expectNoAxeFaults(page, "two versions of a user");
    await panel.getByRole("button", { name: "Keep mine" }).click();
    await panel.getByRole("button", { name: "Save" }).click();
    await expect(rowOf(page, name)).toContainText("First");
  },
);

test("a user's page shows and changes their roles, skills, toggles, sessions and access keys", async ({
  page,
  signedIn,
  somebody,
  newDevice,
}) => {
  const name = await somebody("Evaluator");
  const theirDevice = await newDevice();
  await signInByCalls(theirDevice, name);
  await signInByCalls(await newDevice(), name);
  await signedIn("admin@acme.test");
  await openUsers(page, `?search=${encodeURIComponent(name)}`);
  await gridOf(page).rows.first().getByRole("link").click();
  const card = (title: string) => page.getByRole("region", { name: title, exact: true });
  const panel = panelOf(page);

  await test.step("a secondary role", async () => {
    await card("Roles").getByRole("button", { name: "Change roles" }).click();
    const roles = choiceFieldOf(page, panel.locator(".ev-field", { hasText: "Secondary roles" }));
    await roles.open();
    await roles.option("Agent").click();
    await roles.close();
    await panel.getByRole("button", { name: "Save" }).click();
    await expect(card("Roles")).toContainText("Secondary rolesAgent");
  });

  await test.step("a skill with its proficiency", async () => {
    await card("Organization and skills").getByRole("button", { name: "Change groups and skills" }).click();
    const skills = choiceFieldOf(page, panel.locator(".ev-field", { hasText: "Skills" }));
    await skills.open();
    const added = skills.panel.getByRole("option", { selected: false }).first();
    const skill = (await added.textContent()) ?? "";
    await added.click();
    await skills.close();
    const grade = panel.getByRole("spinbutton", { name: `Proficiency in ${skill}` });
    await grade.focus();
    await grade.press("ArrowUp");
    await expectNoAxeFaults(page, "a user's groups and skills");
    await panel.getByRole("button", { name: "Save" }).click();
    await expect(card("Organization and skills").getByRole("listitem").filter({ hasText: skill })).toContainText(
      "6 of 10",
    );
    await expect(card("History")).toContainText("Groups or skills changed");
  });

  await test.step("a feature toggle", async () => {
    await card("Feature toggles").getByRole("button", { name: "Change toggles" }).click();
    await panel.getByText("Test mark in the header").click();
    await panel.getByRole("button", { name: "Save" }).click();
    await expect(card("Feature toggles").getByRole("listitem").filter({ hasText: "Test mark" })).toContainText(
      "This user",
    );
    const theirs = await theirDevice.newPage();
    await shellOf(theirs).open("/my-space/#/home", greeting);
    await expect(theirs.getByRole("banner").getByRole("img", { name: "Test tenant" })).toBeVisible();
    await expect(page.getByRole("banner").getByRole("img", { name: "Test tenant" })).toHaveCount(0);
    await theirs.close();
  });

  await test.step("one session ends, the other stays", async () => {
    const sessions = card("Sessions").getByRole("listitem");
    await expect(sessions).toHaveCount(2);
    await sessions.first().getByRole("button").click();
    await page
      .getByRole("dialog", { name: /^End this session\?/ })
      .getByRole("button", { name: "End" })
      .click();
    await expect(sessions).toHaveCount(1);
  });

  await test.step("an access key", async () => {
    const keys = card("Access Keys");
    await keys.getByRole("button", { name: "Generate New Access Key" }).click();
    await expect(keys.getByRole("rowheader")).toHaveCount(1);
    await keys.getByRole("switch").press("Space");
    await page.getByRole("alertdialog").getByRole("button", { name: "Yes" }).click();
    await expect(page.getByText("The access key is inactive")).toBeVisible();
    await expectNoAxeFaults(page, "a user's page with all its parts");
  });
});

test("a service account is created, gets an access key on its page, and is listed where the filter asks for it", async ({
  page,
  signedIn,
}) => {
  const name = `Export ${Date.now()}`;
  await signedIn("admin@acme.test");
  await openUsers(page);
  await page.getByRole("button", { name: "Invite users" }).click();
  const panel = panelOf(page);
  await panel.getByRole("button", { name: "New service account" }).click();
  await panel.getByLabel("Name").fill(name);
  await choiceFieldOf(page, panel.locator(".ev-field", { hasText: "Role" })).button.click();
  await page.getByRole("option", { name: "Agent", exact: true }).click();
  await expectNoAxeFaults(page, "a new service account's panel");
  await panel.getByRole("button", { name: "Create" }).click();
  await panel.getByRole("button", { name: "Open its page" }).click();

  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  const keys = page.getByRole("region", { name: "Access Keys" });
  await keys.getByRole("button", { name: "Generate New Access Key" }).click();
  await keys.getByRole("button", { name: "Show Secret Key" }).click();
  await expect(page.getByRole("dialog").getByText(/^[\w-]{43}$/)).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).last().click();
  await expect(page.getByRole("button", { name: "Act as this user" })).toHaveCount(0);
  await expectNoAxeFaults(page, "a service account's page");

  const grid = await openUsers(page, `?search=${encodeURIComponent(name)}&kind=service`);
  await expect(grid.rows).toHaveCount(1);
  await expect(grid.rows.first()).toContainText("Service account");
});
