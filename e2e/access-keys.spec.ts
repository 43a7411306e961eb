import { expectNoAxeFaults } from "./support/axe.ts";
import { greeting, shellOf } from "./support/shell.ts";
import { expect, type Page, test } from "./support/test.ts";

const calls = "**/access-key-management/v1/access-keys**";

/** The profile's tab of access keys. */
const openKeys = async (page: Page) => {
  const shell = shellOf(page);
  await shell.open("/my-space/#/home", greeting);
  await shell.chooseFromUserMenu("My profile");
  await page.getByRole("tab", { name: "Access Keys" }).click();
  return page.getByRole("tabpanel", { name: "Access Keys" });
};

/** The promise: who may, lets programs use the API in their name, and takes that back. */
test("on the page Access Keys a key is generated, its secret shown once, deactivated after a question and deleted [KEYS-001] [KEYS-002] [KEYS-005] [KEYS-010] [KEYS-011] [KEYS-008] [KEYS-012]", async ({
  page,
  context,
  signedIn,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signedIn("admin@acme.test");
  const tab = await openKeys(page);
  const rows = tab.getByRole("row").filter({ has: page.getByRole("rowheader") });
  await expect(tab.getByRole("button", { name: "Generate New Access Key" })).toBeEnabled();
  await expect(tab.getByRole("status")).toHaveCount(0);
  const before = await rows.count();
  await tab.getByRole("button", { name: "Generate New Access Key" }).click();
  await expect(rows).toHaveCount(before + 1);
  const added = rows.first();
  await expect(added).toContainText("Never used");
  const id = (await added.getByRole("rowheader").textContent()) ?? "";
  await expectNoAxeFaults(page, "access keys");

  await added.getByRole("button", { name: "Show Secret Key" }).click();
  const secret = page.getByRole("dialog", { name: `Secret key of ${id}` });
  const shown = (await secret.getByText(/^[\w-]{43}$/).textContent()) ?? "";
  await secret.getByRole("button", { name: "Copy", exact: true }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(shown);
  await secret.getByRole("button", { name: "Close" }).last().click();
  await expect(added.getByRole("button", { name: "Show Secret Key" })).toHaveCount(0);

  const state = added.getByRole("switch");
  await state.press("Space");
  await page.getByRole("alertdialog").getByRole("button", { name: "No" }).click();
  await expect(state).toBeChecked();
  await state.press("Space");
  await page.getByRole("alertdialog").getByRole("button", { name: "Yes" }).click();
  await expect(page.getByText("The access key is inactive")).toBeVisible();
  await expect(state).not.toBeChecked();

  await added.getByRole("button", { name: `Delete the access key ${id}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(tab.getByText(id)).toHaveCount(0);
});

test("failures are told with the failed action; a failed change leaves the row as it was [KEYS-009] [KEYS-023] [KEYS-024]", async ({
  page,
  signedIn,
  watch,
}) => {
  watch.allow(/status of 500/);
  await signedIn("admin@acme.test");
  const told = (verb: string) =>
    page
      .getByRole("alertdialog")
      .filter({ hasText: `Cannot ${verb} access key due to a system error. Please try again later.` })
      .first();
  let details = "";
  let isLoaded = false;
  const accessKeys = [{ accessKeyId: "key-1", lastUsedDate: null, isActive: true }];
  await page.route(calls, (route) =>
    route.request().method() === "GET" && isLoaded
      ? route.fulfill({ json: { accessKeys } })
      : route.fulfill({ status: 500, json: { errorCode: "GeneralError", details } }),
  );
  const tab = await openKeys(page);
  await expect(told("load")).toBeVisible();
  isLoaded = true;
  await tab.getByRole("button", { name: "Try again" }).click();
  await tab.getByRole("switch").press("Space");
  await page.getByRole("alertdialog").getByRole("button", { name: "Yes" }).click();
  await expect(told("change")).toBeVisible();
  await expect(tab.getByRole("switch")).toBeChecked();
  await tab.getByRole("button", { name: "Delete the access key key-1" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(told("delete")).toBeVisible();
  await tab.getByRole("button", { name: "Generate New Access Key" }).click();
  await expect(told("generate")).toBeVisible();
  details = "The key store is full.";
  await tab.getByRole("button", { name: "Generate New Access Key" }).click();
  await expect(page.getByText(details)).toBeVisible();
});

test("each permission shows its own part [KEYS-003] [KEYS-004] [KEYS-015] [KEYS-016] [KEYS-017] [KEYS-018]", async ({
  page,
  signedIn,
}) => {
  await signedIn("agent@acme.test");
  let permissions: string[] = [];
  await page.route("**/authorization/v1/role/permissions", async (route) => {
    const response = await route.fetch();
    const held = ["user:generalinfo:view", "mySpace:view", "default", ...permissions];
    await route.fulfill({ response, json: { ...(await response.json()), permissions: held } });
  });
  const accessKeys = [{ accessKeyId: "key-1", lastUsedDate: "2026-11-20T08:00:00Z", isActive: true }];
  await page.route(calls, (route) => route.fulfill({ json: { accessKeys } }));
  const shell = shellOf(page);
  await shell.open("/my-space/#/home", greeting);
  await shell.chooseFromUserMenu("My profile");
  await expect(page.getByRole("dialog", { name: "My profile" })).toBeVisible();
  await expect(page.getByRole("tab")).toHaveCount(0);

  const generate = page.getByRole("button", { name: "Generate New Access Key" });
  const remove = page.getByRole("button", { name: "Delete the access key key-1" });
  permissions = ["myAccessKey:view"];
  await page.reload();
  const tab = await openKeys(page);
  await expect(tab.getByRole("columnheader")).toHaveText(["Access Key ID", "Secret key", "Last Used Date", "State"]);
  expect((await tab.getByRole("columnheader", { name: "State" }).boundingBox())?.width).toBe(100);
  await expect(tab.getByRole("switch")).toBeDisabled();
  await expect(generate).toHaveCount(0);
  await expect(remove).toHaveCount(0);

  permissions = ["myAccessKey:view", "myAccessKey:create", "myAccessKey:edit", "myAccessKey:delete"];
  await page.reload();
  await openKeys(page);
  await expect(generate).toBeVisible();
  await expect(remove).toBeVisible();
  await expect(page.getByRole("tabpanel").getByRole("switch")).toBeEnabled();
});
