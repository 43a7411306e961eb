import { readFile } from "node:fs/promises";
import { expectNoAxeFaults } from "./support/axe.ts";
import { shellOf } from "./support/shell.ts";
import { expect, test } from "./support/test.ts";

/** The promise: people come in from a file, and nobody has to guess what became of a row. */

const statusPath = "/user/upload/csv/users/status";

test(
  "a file's columns are mapped and remembered, its bad rows listed, its good rows imported; the status is polled every 3 s to the end [USER-012]",
  { tag: "@services" },
  async ({ page, signedIn }) => {
    const mark = `imp${Date.now()}`;
    await signedIn("admin@acme.test");
    await shellOf(page).open("/admin/#/users", "Users");
    await page.getByRole("button", { name: "Import from a file" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Import users" })).toBeVisible();
    const chosen = async () => {
      await page.locator("input[type=file]").setInputFiles({
        name: "people.csv",
        mimeType: "text/csv",
        buffer: Buffer.from(
          [
            "Email,First name,Wohnort,Squad",
            `${mark}.a@acme.test,${mark}A,Ulm,`,
            `no address,${mark}B,Ulm,`,
            `${mark}.c@acme.test,${mark}C,Ulm,No such team`,
          ].join("\n"),
        ),
      });
      await expect(page.getByRole("cell", { name: `${mark}.a@acme.test` })).toBeVisible();
    };
    await chosen();
    const squad = page.getByRole("button", { name: "Content of “Squad”" });
    await squad.click();
    await page.getByRole("option", { name: "Team", exact: true }).click();
    await expectNoAxeFaults(page, "columns of an import");

    await page.getByRole("button", { name: "Check only" }).click();
    await expect(page.getByText("1 row can be imported.")).toBeVisible();
    await expect(page.getByText("2 rows have errors.")).toBeVisible();
    const faults = page.getByRole("region", { name: "Rows with errors" });
    await expect(faults.getByRole("row").filter({ hasText: "no address" })).toContainText("3Email");
    await expect(faults.getByRole("row").filter({ hasText: "No such team" })).toContainText("4Team");
    await expectNoAxeFaults(page, "a checked import");
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download errors" }).click();
    const file = await readFile(await (await download).path(), "utf8");
    expect(file.trim().split("\r\n")).toHaveLength(3);

    const asked: number[] = [];
    page.on("request", (request) => {
      if (request.url().includes(statusPath)) asked.push(Date.now());
    });
    await page.getByRole("button", { name: "Import", exact: true }).click();
    await expect(page.getByText("1 row was imported.")).toBeVisible();
    await expect(page.getByText("2 rows were not imported.")).toBeVisible();
    expect(asked.length).toBeGreaterThan(1);
    for (const [index, at] of asked.entries()) expect(at - (asked[index - 1] ?? 0)).toBeGreaterThan(2_900);
    const untilTheEnd = asked.length;
    await page.waitForTimeout(3_500);
    expect(asked.length, "the status is not asked for once all rows are counted").toBe(untilTheEnd);

    await page.reload();
    await expect(page.getByText("1 row was imported.")).toBeVisible();
    await page
      .getByRole("banner")
      .getByRole("button", { name: /notification/i })
      .click();
    await expect(page.getByRole("dialog", { name: "Notifications" }).getByText("User import").first()).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Import another file" }).click();
    await chosen();
    await expect(squad).toContainText("Team");
    await shellOf(page).open(`/admin/#/users?search=${mark}`, "Users");
    await expect(page.getByRole("grid").locator("[data-row-id]")).toHaveCount(1);
  },
);
