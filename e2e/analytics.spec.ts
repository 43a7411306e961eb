import { tokensOf } from "./support/accounts.ts";
import { expectNoAxeFaults } from "./support/axe.ts";
import { idOf } from "./support/schedules.ts";
import { shellOf } from "./support/shell.ts";
import { expect, type Page, test } from "./support/test.ts";

const manager = "manager@acme.test";

/** As a contact system sends them. */
const push = async (page: Page, reference: string, said: string, queue: string): Promise<void> => {
  const headers = { authorization: `Bearer ${(await tokensOf(page.context(), manager)).accessToken}` };
  const at = new Date(Date.now() - 3_600_000).toISOString();
  const of = { reference, userId: await idOf(page, "agent@acme.test"), channel: "chat", direction: "inbound" };
  const messages = [{ at, from: "customer", text: said }];
  const answer = await page.request.put("/recording/v1/interactions", {
    headers,
    data: {
      interactions: [{ ...of, startedAt: at, seconds: 90, customer: `${reference}@example.com`, queue, messages }],
    },
  });
  expect(answer.ok()).toBe(true);
};

/** The promise: from a figure one comes to the interactions that it counts. */
test("Analytics is opened from the module picker, shows a period in figures, and a queue leads to its interactions [MISC-001]", async ({
  page,
  signedIn,
}) => {
  const queue = `Analysed ${Date.now()}`;
  await push(page, `figures-${Date.now()}`, "Hello", queue);
  await signedIn(manager);
  const shell = shellOf(page);
  await shell.open("/my-space/#/home");
  await shell.pickModule("Analytics");
  await expect(shell.heading).toHaveText("Overview");
  await expect(shell.sidebar.getByRole("link")).toHaveText(["Overview", "Topics"]);
  const main = page.getByRole("main");
  for (const part of ["Interactions by day", "When customers are in touch", "By queue", "By agent"])
    await expect(main.getByRole("heading", { name: part })).toBeVisible();
  await expectNoAxeFaults(page, "the overview of interactions");
  const row = main.getByRole("table", { name: "By queue" }).getByRole("row").filter({ hasText: queue });
  await expect(row.getByRole("cell")).toHaveText(["1", "1:30", "0%"]);
  await row.getByRole("link").click();
  await expect(shell.heading).toHaveText("Interactions");
  await expect(page.getByRole("grid").locator("[data-row-id]")).toHaveCount(1);
});

/** The promise: whoever gives a topic its phrases sees at once what they match, and finds it in the interactions. */
test("a topic is made while its preview shows what it matches, is then found in the interactions, and its words are marked in the transcript", async ({
  page,
  signedIn,
}) => {
  const word = `zeppelin${Date.now()}`;
  await push(page, `topic-${word}`, `When does the ${word.toUpperCase()} land?`, "Chat");
  await signedIn(manager);
  const shell = shellOf(page);
  await shell.open("/analytics/#/topics", "Topics");
  await page.getByRole("button", { name: "New topic" }).click();
  const dialog = page.getByRole("dialog", { name: "New topic" });
  await dialog.getByRole("textbox", { name: /^Topic name/ }).fill(word);
  await dialog.getByRole("textbox", { name: /^Any of these phrases/ }).fill(`the ${word}`);
  await expect(dialog.getByRole("status")).toHaveText(/^Matches 1 of /);
  await expect(dialog.locator("mark")).toHaveText(`the ${word.toUpperCase()}`);
  await dialog.getByRole("button", { name: "Create" }).click();
  await expect(dialog).toBeHidden();

  const found = page.getByRole("grid").locator("[data-row-id]");
  await expect(async () => {
    await page.goto(`/analytics/#/topics?search=${word}`);
    await page.reload();
    await expect(found.getByRole("link")).toHaveText("1", { timeout: 3_000 });
  }).toPass();
  await found.getByRole("link").click();
  await expect(shell.heading).toHaveText("Overview");
  await page.getByRole("table", { name: "By topic" }).getByRole("link", { name: word }).click();
  await expect(found).toHaveCount(1);
  await found.getByRole("link").click();
  await expect(page.getByRole("main").locator("mark")).toHaveText(`the ${word.toUpperCase()}`);
  await expect(page.getByRole("main").getByText(word, { exact: true })).toBeVisible();
});
