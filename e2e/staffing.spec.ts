import { expectNoAxeFaults } from "./support/axe.ts";
import { shellOf } from "./support/shell.ts";
import { expect, test } from "./support/test.ts";

test(
  "a planner sees how many people the demo needs and why, changes shrinkage, recalculates, and compares a scenario",
  { tag: "@services" },
  async ({ page, signedIn }) => {
    await signedIn("manager@acme.test");
    await shellOf(page).open("/wfm/#/staffing", "Staffing");
    const map = page.getByRole("application", { name: "Required by day and interval" });
    const view = page.getByRole("group", { name: "View" });
    // The demo's forecast, staffing and schedule are made after the start.
    await expect(async () => {
      await page.reload();
      await page.getByRole("button", { name: /Planning group$/ }).click();
      await page.getByRole("option", { name: "Billing" }).click({ timeout: 3_000 });
      await expect(view.getByRole("button", { name: "Scheduled" })).toBeVisible({ timeout: 3_000 });
    }).toPass();
    await expect(page.getByRole("heading", { name: "Net", exact: true })).toBeVisible();
    await view.getByRole("button", { name: "Required" }).click();
    await expect(map).toBeVisible();
    await expect(page.getByText(/^Shared skills: if everyone in .+ No mix of skills needs fewer\.$/)).toBeVisible();
    await expectNoAxeFaults(page, "Staffing");
    await page.getByRole("button", { name: "With the skills that people have" }).click();
    const shared = page.getByRole("dialog", { name: "People required with shared skills" });
    await expect(shared.getByText(/hours on the queue and [\d,]+ people at the peak are required/)).toBeVisible();
    await expect(shared.getByRole("rowheader", { name: "Billing", exact: true }).first()).toBeVisible();
    await expectNoAxeFaults(page, "Shared skills");
    await page.keyboard.press("Escape");
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await view.getByRole("button", { name: "Copy the view for a spreadsheet" }).click();
    await expect(page.getByText(/^\d+ intervals copied\.$/)).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const [head, ...lines] = copied.trimEnd().split(/\r?\n/);
    expect(head?.split("\t")).toHaveLength(8);
    expect(lines.some((line) => /^[^\t]+(\t\d*){7}$/.test(line))).toBe(true);

    const figure = page.getByRole("figure", { name: "Required by day and interval" });
    await map.focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(figure.getByRole("status")).toHaveText(/: \d+$/);
    await page.keyboard.press("Enter");
    const explanation = page.getByRole("region", { name: / – / });
    await expect(explanation.getByText(/^Why \d+ on the queue, not \d+\?/)).toBeVisible();
    await expect(explanation.getByText("80% band")).toBeVisible();
    await expect(explanation.getByText("People required in that band")).toBeVisible();
    await expect(explanation).not.toContainText("NaN");
    await expectNoAxeFaults(page, "Explanation");
    await page.keyboard.press("Escape");
    await expect(explanation).toHaveCount(0);
    await expect(map).toBeFocused();
    await page.keyboard.press("v");
    await expect(page.getByRole("heading", { name: "Scheduled", exact: true })).toBeVisible();

    await page.getByRole("button", { name: "Shrinkage" }).click();
    const panel = page.getByRole("dialog");
    await panel.getByRole("button", { name: "Add entry" }).click();
    await panel.getByLabel("Share, %").last().fill("7");
    await expectNoAxeFaults(page, "Shrinkage");
    await panel.getByRole("button", { name: "Save" }).click();
    // Other tests may publish a forecast and add an event meanwhile.
    const changed = page.getByText(/^Changed since then: .*the shrinkage/);
    await expect(changed).toBeVisible();
    await page.getByRole("button", { name: "Recalculate" }).click();
    await expect(changed).toHaveCount(0);

    await page.getByRole("button", { name: "Compare" }).click();
    await page.getByRole("button", { name: "New scenario" }).click();
    await panel.getByLabel("Name").fill("Campaign");
    await panel.getByLabel("Contacts, change in %").fill("50");
    await panel.getByRole("button", { name: "Create" }).click();
    await expect(page.getByRole("application", { name: "Required by day and interval: Campaign" })).toBeVisible();
    await expect(page.getByRole("application", { name: "Required by day and interval: As set up" })).toBeVisible();
  },
);
