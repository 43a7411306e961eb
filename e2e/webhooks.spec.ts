import { startWebhookReceiver } from "@evolve/testkit/webhook-receiver";
import { expectNoAxeFaults } from "./support/axe.ts";
import { gridOf } from "./support/grid.ts";
import { shellOf } from "./support/shell.ts";
import { expect, test } from "./support/test.ts";

/** The promise: an administrator connects another system, and sees what was sent to it. */
test("a webhook is created, its secret is shown once, a test message reaches it and is sent again, and it is deleted", async ({
  page,
  signedIn,
  watch,
}) => {
  // The address in a private network.
  watch.allow(/status of 400 .*\/webhooks\/v1\/webhooks/);
  const receiver = await startWebhookReceiver();
  try {
    await signedIn("admin@acme.test");
    await shellOf(page).open("/admin/#/webhooks", "Webhooks");
    await page.getByRole("button", { name: "New webhook" }).first().click();
    const panel = page.getByRole("dialog");
    const name = `Payroll ${Date.now()}`;
    await panel.getByRole("textbox", { name: "Name" }).fill(name);
    await panel.getByRole("textbox", { name: "Address" }).fill("http://10.0.0.1/");
    await panel.getByRole("button", { name: "Create" }).click();
    await expect(panel.getByText("This field is required.")).toBeVisible();
    await panel.getByText("User created", { exact: true }).click();
    await panel.getByRole("button", { name: "Create" }).click();
    await expect(panel.getByText(/Enter an https:\/\/ address on the internet/)).toBeVisible();
    await panel.getByRole("textbox", { name: "Address" }).fill(receiver.address);
    await panel.getByRole("button", { name: "Create" }).click();
    await expect(panel).toHaveAccessibleName("Keep this secret");
    await expect(panel.getByLabel("Secret", { exact: true })).toHaveValue(/^whsec_/);
    await panel.getByRole("button", { name: "I’ve kept it" }).click();

    await gridOf(page).search.fill(name);
    await gridOf(page).rows.filter({ hasText: name }).getByRole("button").last().click();
    await page.getByRole("menuitem", { name: "Edit", exact: true }).click();
    await panel.getByRole("button", { name: "Send test" }).click();
    const log = panel.getByRole("list", { name: "Deliveries" });
    // Other tests create users meanwhile.
    const sent = log.getByRole("listitem").filter({ has: page.getByRole("button", { name: "Send again: Test" }) });
    await expect(sent.getByText("Delivered")).toBeVisible({ timeout: 15_000 });
    await log.getByRole("button", { name: "Send again: Test" }).click();
    await expect(sent.getByText(/2 attempts/)).toBeVisible({ timeout: 15_000 });
    const types = receiver.received.map(({ body }) => (JSON.parse(body) as { type: string }).type);
    expect(types.filter((type) => type === "webhook.test")).toHaveLength(2);
    await expectNoAxeFaults(page, "a webhook's panel");

    // A message may lie over the panel's buttons.
    await page.keyboard.press("Escape");
    await expect(panel).toHaveCount(0);
    await gridOf(page).rows.filter({ hasText: name }).getByRole("button").last().click();
    await page.getByRole("menuitem", { name: "Delete", exact: true }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect(gridOf(page).rows.filter({ hasText: name })).toHaveCount(0);
  } finally {
    receiver.close();
  }
});
