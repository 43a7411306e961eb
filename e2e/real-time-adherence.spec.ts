import { tokensOf } from "./support/accounts.ts";
import { expectNoAxeFaults } from "./support/axe.ts";
import { draftShift, idOf } from "./support/schedules.ts";
import { shellOf } from "./support/shell.ts";
import { expect, test } from "./support/test.ts";

const manager = "manager@acme.test";
const supervisor = "supervisor@acme.test";

/** The promise: a supervisor watches the day as it happens, and approves what is fine. */
test("what the contact system says of an agent stands on an open board within seconds, and a deviation is approved in the agent's day", async ({
  page,
  signedIn,
  somebody,
}) => {
  // The demo's agents have a schedule and a feed already.
  const agent = await somebody("Evaluator");
  const agentId = await idOf(page, agent);
  const { publish } = await draftShift(page, { manager, agentId, startsIn: -2, isPlanned: true });
  await publish();
  const headers = { authorization: `Bearer ${(await tokensOf(page.context(), manager)).accessToken}` };
  const put = (path: string, data: object) => page.request.put(path, { headers, data });
  const state = `Back office ${Date.now()}`;
  expect((await put("/wfm/v1/state-mappings", { state, kinds: ["offQueue"] })).ok()).toBe(true);

  const found = await page.request.post("/wfm/v1/adherence/search", { headers, data: { filter: { id: [agentId] } } });
  const { agents } = (await found.json()) as { agents: readonly { name: string }[] };
  const name = agents[0]?.name ?? "";

  await signedIn(supervisor);
  await shellOf(page).open(`/wfm/#/adherence?search=${encodeURIComponent(name)}`, "Adherence");
  const row = page.locator(`[data-row-id="${agentId}"]`);
  await expect(row).toContainText("On queue until");
  // The five statuses, and those who are out for longer than the demo's alert allows.
  await expect(page.getByRole("group", { name: "Agents by status" }).getByRole("button")).toHaveCount(6);
  await expectNoAxeFaults(page, "the adherence board");

  const startsAt = new Date(Date.now() - 180_000).toISOString();
  const pushed = await put("/wfm/v1/agent-states", { states: [{ userId: agentId, state, startsAt }] });
  expect(await pushed.json()).toEqual({ stored: 1, unmapped: [] });
  await expect(row).toContainText(state, { timeout: 5_000 });
  await expect(row).toContainText("Out of adherence");

  await row.getByRole("button", { name: /^Actions for/ }).click();
  await page.getByRole("menuitem", { name: "Show day" }).click();
  const panel = page.getByRole("dialog").first();
  await expect(panel.getByText("Conformance", { exact: true })).toBeVisible();
  await expectNoAxeFaults(page, "an agent's day");
  await panel.getByRole("button", { name: /^Approve Since/ }).click();
  const approval = page.getByRole("dialog", { name: "Approve a deviation" });
  await expectNoAxeFaults(page, "an approval");
  await approval.getByRole("textbox", { name: /^Reason/ }).fill("Helps in the back office");
  await approval.getByRole("button", { name: "Approve" }).click();
  await expect(panel).toContainText("Helps in the back office");
  await expect(approval).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(row).toContainText("Exception approved");

  await page.getByRole("main").getByRole("link", { name: "Agent states" }).first().click();
  await page.getByRole("searchbox", { name: "Search states" }).fill(state);
  await expect(page.getByRole("row").filter({ hasText: state })).toContainText("Off queue");
  await expectNoAxeFaults(page, "agent states");
});
