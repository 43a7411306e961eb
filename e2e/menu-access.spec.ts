import { shellOf } from "./support/shell.ts";
import { expect, test } from "./support/test.ts";

test("“Hidden links” names what keeps a link out of a person's menu, and shows what they have", async ({
  page,
  signedIn,
}) => {
  await signedIn("admin@acme.test");
  await shellOf(page).open("/admin/#/menu-access", "Hidden links");
  const links = page.getByRole("region", { name: "Hidden links" }).getByRole("row");
  await expect(links.filter({ hasText: "#/users" }).first()).toContainText("Shown");
  await page.getByRole("button", { name: /^Person / }).click();
  await page.getByRole("combobox").fill("agent@acme.test");
  await page.getByRole("option", { name: "Anton Berg", exact: true }).click();
  await expect(page).toHaveURL(/user=/);
  await expect(links.filter({ hasText: "#/users" }).first()).toContainText("Permission missing: ");
  await page.getByRole("checkbox", { name: "Hidden links only" }).press("Space");
  await expect(links.filter({ hasText: "Shown" })).toHaveCount(0);
  await expect(links.filter({ hasText: "#/users" }).first()).toBeVisible();
});
