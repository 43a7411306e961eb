import { expectNoAxeFaults } from "./support/axe.ts";
import { signInToNewTenant } from "./support/new-tenant.ts";
import { shellOf } from "./support/shell.ts";
import { origin } from "./support/test-server.ts";
import { expect, type Page, test } from "./support/test.ts";

/** The promise: an administrator sets single sign-on up by themselves, and sees that it works before anybody depends on it. */
test("the identity provider's metadata fill the form, and a test shows what it says without signing anybody in", async ({
  page,
  signedIn,
  watch,
}) => {
  watch.allow(/status of 400/);
  await signedIn("admin@acme.test");
  await shellOf(page).open("/admin/#/single-sign-on", "Single sign-on");
  const card = page.getByRole("region", { name: "Identity provider" });
  const address = page.getByLabel("Entity ID of the identity provider");
  const entityId = await address.inputValue();
  await address.fill("https://other.test");
  await page.getByLabel("Metadata address", { exact: true }).fill("nonsense");
  await card.getByRole("button", { name: "Read" }).click();
  await expect(page.getByText("The metadata couldn’t be fetched from this address.")).toBeVisible();
  await page.getByLabel("Metadata address", { exact: true }).fill(`${entityId}/metadata`);
  await card.getByRole("button", { name: "Read" }).click();
  await expect(page.getByText("The metadata was read. Check the form and save it.")).toBeVisible();
  await expect(address).toHaveValue(entityId);
  const provisioning = page.getByRole("region", { name: "Provisioning (SCIM)" });
  await expect(provisioning.getByLabel("Base address", { exact: true })).toHaveValue(/^https?:\/\/[^/]+\/scim\/v2$/);
  await expectNoAxeFaults(page, "single sign-on");

  await page.getByRole("button", { name: "Start the test" }).click();
  await page.waitForURL("**/demo/identity-provider?*");
  await page.getByLabel("Sign in to Evolve Suite as").fill("sso@acme.test");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  const report = page.getByRole("region", { name: "Test sign-in" });
  await expect(report.getByText("The test passed")).toBeVisible();
  await expect(report.getByText("sso@acme.test would have been signed in")).toBeVisible();
  await expect(report.getByText("givenName")).toBeVisible();
  await expectNoAxeFaults(page, "a test's report");
});

test("of two who edit single sign-on the second sees both versions and overwrites only on request", async ({
  page,
  newDevice,
  watch,
}) => {
  watch.allow(/status of 409/);
  await signInToNewTenant(page.context(), await newDevice());
  const landingIn = (tab: Page) => tab.getByLabel("First page", { exact: true });
  const saveIn = (tab: Page) =>
    tab.getByRole("form", { name: "Identity provider" }).getByRole("button", { name: "Save" });
  const saved = (tab: Page) => tab.getByText("Single sign-on was saved.");
  await shellOf(page).open("/admin/#/single-sign-on", "Single sign-on");
  await page.getByLabel("Metadata address", { exact: true }).fill(`${origin()}/demo/identity-provider/metadata`);
  await page.getByRole("button", { name: "Read" }).click();
  await expect(page.getByLabel("Entity ID of the identity provider")).not.toHaveValue("");
  await saveIn(page).click();
  await expect(saved(page)).toBeVisible();

  const other = await page.context().newPage();
  await shellOf(other).open("/admin/#/single-sign-on", "Single sign-on");
  await landingIn(other).fill("/admin/#/second");
  await saveIn(other).click();
  await expect(saved(other)).toBeVisible();

  await landingIn(page).fill("/admin/#/first");
  await saveIn(page).click();
  const versions = page.getByRole("row", { name: /^First page/ }).getByRole("cell");
  await expect(versions).toHaveText(["/admin/#/first", "/admin/#/second"]);
  await expectNoAxeFaults(page, "two versions of single sign-on");
  await page.getByRole("button", { name: "Keep mine" }).click();
  await saveIn(page).click();
  await expect(saveIn(page)).toBeDisabled();
  await other.reload();
  await expect(landingIn(other)).toHaveValue("/admin/#/first");
});
