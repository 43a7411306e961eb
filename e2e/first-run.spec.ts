import { requiredAgents } from "@evolve/workforce";
import { expectNoAxeFaults } from "./support/axe.ts";
import { signInToNewTenant } from "./support/new-tenant.ts";
import { shellOf } from "./support/shell.ts";
import { expect, test } from "./support/test.ts";

/** The promise: who has files of a contact center has its staffing in one sitting. */

const dayMs = 86_400_000;
const halfHourMs = 1_800_000;

/** Ten weeks of half-hours from 8 to 18 o'clock until yesterday, with more contacts on Mondays. */
const fileOf = (scale: number): string => {
  const today = Math.floor(Date.now() / dayMs) * dayMs;
  const lines = ["Date,Time,Calls offered,AHT"];
  for (let day = today - 70 * dayMs; day < today; day += dayMs)
    for (let slot = 16; slot < 36; slot += 1) {
      const at = new Date(day + slot * halfHourMs).toISOString();
      const busy = new Date(day).getUTCDay() === 1 ? 1.4 : 1;
      const calls = Math.round(scale * busy * (1 + Math.sin(((slot - 16) / 20) * Math.PI)) + ((slot * 7) % 5));
      lines.push(`${at.slice(0, 10)},${at.slice(11, 16)},${calls},${200 + slot}`);
    }
  return lines.join("\n");
};

test(
  "an empty tenant comes from two CSV files to its staffing in at most 25 actions",
  { tag: "@services" },
  async ({ page, context, newDevice }) => {
    await signInToNewTenant(context, await newDevice());
    await shellOf(page).open("/wfm/#/start", "First steps");

    let actions = 0;
    /** What a person does: a press, or an entry into one field. */
    const act = async (does: Promise<unknown>): Promise<void> => {
      actions += 1;
      await does;
    };
    const main = page.getByRole("main");
    const link = (name: string) => main.getByRole("link", { name, exact: true });
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    const dialog = page.getByRole("dialog");
    const toFirstSteps = () => act(page.getByRole("link", { name: "First steps", exact: true }).click());
    const step = (title: string) => page.getByRole("region", { name: title });
    await expect(page.getByText("0 of 6 done")).toBeVisible();
    await expectNoAxeFaults(page, "First steps");

    await act(link("Business units").click());
    await act(button("New business unit").first().click());
    await act(dialog.getByLabel("Name").fill("Service centre"));
    await act(button("Create").click());
    await expect(dialog).toHaveCount(0);
    await toFirstSteps();

    await act(link("Import files").click());
    const files = [10, 30].map((scale) => ({
      name: scale === 10 ? "Sales.csv" : "Help desk.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(fileOf(scale)),
    }));
    await act(page.locator("input[type=file]").setInputFiles(files));
    await expect(page.getByText(/is read as .* 8:00 AM/)).toBeVisible();
    await expectNoAxeFaults(page, "Files of an import");
    await act(button("Import").click());
    await expect(page.getByText("2,800 rows were imported.", { exact: true })).toBeVisible({ timeout: 30_000 });
    await act(link("Next: first steps").click());
    await expect(step("Check planning groups")).toContainText("2 planning groups");

    await act(link("Open the forecast").click());
    await act(button("New forecast").first().click());
    await act(dialog.getByRole("button", { name: "Create" }).click());
    await expect(page.getByText("Draft, never published")).toBeVisible({ timeout: 30_000 });
    await act(button("Publish as main").click());
    await act(dialog.getByRole("button", { name: "Publish as main" }).click());
    await expect(dialog).toHaveCount(0);
    await toFirstSteps();

    await act(button("Calculate all planning groups").click());
    await expect(page.getByText("6 of 6 done")).toBeVisible({ timeout: 20_000 });
    await act(link("Open staffing").click());
    const map = page.getByRole("figure", { name: "Required by day and interval" });
    await expect(map).toBeVisible();
    await expect(main).not.toContainText("NaN");
    // The first group, the help desk: on Mondays at 13 o'clock 86 contacts of 226 seconds.
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await button("Copy the view for a spreadsheet").click();
    await expect(page.getByText(/^\d+ intervals copied\.$/)).toBeVisible();
    const copied = (await page.evaluate(() => navigator.clipboard.readText())).trimEnd().split(/\r?\n/);
    const cells = copied.map((line) => line.split("\t"));
    const monday = cells[0]?.findIndex((name) => name.startsWith("Mon")) ?? -1;
    const people = Number(cells.find(([time]) => /^1:00\sPM$/.test(time ?? ""))?.[monday]);
    const { agents } = requiredAgents({
      model: "erlang-c",
      arrivals: 86,
      intervalSeconds: 1_800,
      handleSeconds: 226,
      targetSeconds: 20,
      goal: { serviceLevel: 0.8 },
    });
    expect(Math.abs(people - agents)).toBeLessThanOrEqual(1);
    expect(actions).toBeLessThanOrEqual(25);
  },
);
