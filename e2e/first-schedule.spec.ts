import { signInToNewTenant } from "./support/new-tenant.ts";
import { shellOf } from "./support/shell.ts";
import { expect, test } from "./support/test.ts";

/** The promise: who has a file of contacts and a file of people publishes a schedule in one sitting. */

const dayMs = 86_400_000;
const halfHourMs = 1_800_000;

/** Ten weeks of half-hours of two queues, from 8 to 18 o'clock until yesterday. */
const contacts = (): string => {
  const today = Math.floor(Date.now() / dayMs) * dayMs;
  const lines = ["Queue,Date,Time,Calls offered,AHT"];
  for (const queue of ["Sales", "Help desk"])
    for (let day = today - 70 * dayMs; day < today; day += dayMs)
      for (let slot = 16; slot < 36; slot += 1) {
        const at = new Date(day + slot * halfHourMs).toISOString();
        const calls = Math.round(8 * (1 + Math.sin(((slot - 16) / 20) * Math.PI)) + ((slot * 7) % 5));
        lines.push(`${queue},${at.slice(0, 10)},${at.slice(11, 16)},${calls},${200 + slot}`);
      }
  return lines.join("\n");
};

/** Twelve people, whose addresses are new in each run. */
const people = (): string =>
  [
    "Email,First name,Last name",
    ...Array.from({ length: 12 }, (_, at) => `agent${at}.${Date.now()}@first-schedule.test,Agent,Number ${at + 1}`),
  ].join("\n");

test(
  "an empty tenant comes from two CSV files to a published schedule in at most 40 actions",
  { tag: "@services" },
  async ({ page, context, newDevice }) => {
    // An import, a forecast, a generation and what a person does in between.
    test.slow();
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
    const file = (name: string, text: string) => ({ name, mimeType: "text/csv", buffer: Buffer.from(text) });
    const sidebar = (name: string) => act(page.getByRole("link", { name, exact: true }).click());

    await act(link("Business units").click());
    await act(button("New business unit").first().click());
    await act(dialog.getByLabel("Name").fill("Service centre"));
    await act(button("Create").click());
    await expect(dialog).toHaveCount(0);
    await sidebar("First steps");
    await act(link("Import files").click());
    await act(page.locator("input[type=file]").setInputFiles(file("contacts.csv", contacts())));
    await expect(page.getByText(/is read as .* 8:00 AM/)).toBeVisible();
    await act(button("Import").click());
    await expect(page.getByText("2,800 rows were imported.", { exact: true })).toBeVisible({ timeout: 30_000 });
    await act(link("Next: first steps").click());
    await act(link("Open the forecast").click());
    await act(button("New forecast").first().click());
    await act(dialog.getByRole("button", { name: "Create" }).click());
    await expect(page.getByText("Draft, never published")).toBeVisible({ timeout: 30_000 });
    await act(button("Publish as main").click());
    await act(dialog.getByRole("button", { name: "Publish as main" }).click());
    await expect(dialog).toHaveCount(0);
    await sidebar("First steps");
    await act(button("Calculate all planning groups").click());

    await act(link("Import users").click());
    await act(page.locator("input[type=file]").setInputFiles(file("people.csv", people())));
    await act(button("Import").click());
    await expect(page.getByText("12 rows were imported.")).toBeVisible({ timeout: 30_000 });
    await act(page.goBack());
    await act(link("Make a work plan").click());
    await act(button("New work plan").first().click());
    await act(dialog.getByLabel("Name").first().fill("Full time"));
    await expect(dialog.getByText("This plan allows legal weeks.")).toBeVisible();
    await act(dialog.getByRole("button", { name: "Create" }).click());
    await expect(dialog).toHaveCount(0);
    await sidebar("Agents");
    await act(button("Add agents").first().click());
    await act(dialog.getByRole("button", { name: /People/ }).click());
    await act(page.getByText("Select all", { exact: true }).click());
    await act(page.keyboard.press("Escape"));
    await expect(dialog.getByRole("button", { name: /Plan$/ })).toContainText("Full time");
    await act(dialog.getByRole("button", { name: "Add", exact: true }).click());
    await expect(page.getByText("13 agents were added.")).toBeVisible();

    await sidebar("Generate");
    await act(button("New draft").click());
    await act(dialog.getByRole("button", { name: "Create" }).click());
    await expect(dialog).toHaveCount(0);
    // Thirteen people need no long search.
    await act(main.getByRole("button", { name: /How long to search$/u }).click());
    await act(page.getByRole("option", { name: "Quick", exact: true }).click());
    await act(button("Generate").click());
    await expect(main).toContainText("Finished", { timeout: 60_000 });
    await act(button("Apply to the draft").click());
    await act(link("Open the draft in the editor").click());
    await expect(main.getByRole("gridcell", { name: /^Shift/u }).first()).toBeVisible();
    await act(button("Publish").click());
    await expect(dialog).toContainText("13 agents");
    await act(dialog.getByRole("button", { name: "Publish", exact: true }).click());
    await expect(page.getByText("The schedule was published.")).toBeVisible();
    expect(actions).toBeLessThanOrEqual(40);
  },
);
