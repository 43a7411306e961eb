import { expectNoAxeFaults } from "./support/axe.ts";
import { shellOf } from "./support/shell.ts";
import { expect, test } from "./support/test.ts";

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
