import { tokensOf } from "./support/accounts.ts";
import { expect, test } from "./support/test.ts";

/** The promise: readers of the API reference can try a call there, as themselves, and see the server's answer. */
test("a call is refused without a token, and with one answers what the caller may see", async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/status of 401 /);
  const { accessToken } = await tokensOf(context, "admin@globex.test");
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/docs/api");
  await expect(page.getByRole("heading", { name: /Evolve Suite/ })).toBeVisible();
  await page.getByRole("link", { name: "tenants", exact: true }).click();
  const call = page.locator(".opblock").filter({ hasText: "GET/tenants/current" });
  await call
    .getByRole("button", { name: /\/tenants\/current/ })
    .first()
    .click();
  await call.getByRole("button", { name: "Try it out" }).click();
  const execute = call.getByRole("button", { name: "Execute" });
  const answer = call.getByRole("table").filter({ hasText: "Response headers" });
  await execute.click();
  await expect(answer).toContainText("401");

  await page.getByRole("button", { name: "Authorize", exact: true }).click();
  const authorizations = page.locator(".dialog-ux");
  await authorizations.getByRole("textbox").fill(accessToken);
  await authorizations.getByRole("button", { name: "Apply credentials" }).click();
  await authorizations.getByRole("button", { name: "Close" }).last().click();
  await execute.click();
  await expect(answer).toContainText("200");
  await expect(answer).toContainText("Globex Support");

  const grounds = await call
    .locator("pre.microlight")
    .evaluateAll((codes) => codes.map((code) => getComputedStyle(code).backgroundColor));
  expect(new Set(grounds).size, "request and answer stand on one grey in the dark").toBe(1);
});
