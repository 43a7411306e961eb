import { tokensOf } from "./support/accounts.ts";
import { expectNoAxeFaults } from "./support/axe.ts";
import { shellOf } from "./support/shell.ts";
import { expect, test } from "./support/test.ts";

const supervisor = "supervisor@acme.test";

interface Board {
  readonly agents: readonly { readonly id: string; readonly name: string }[];
}

/** The promise: a supervisor watches the day as it happens, and looks at one agent's in detail. */
test("what the contact system says of an agent stands on an open board within seconds, and in the agent's day", async ({
  page,
  signedIn,
}) => {
  await signedIn(supervisor);
  const headers = { authorization: `Bearer ${(await tokensOf(page.context(), supervisor)).accessToken}` };
  let agent: Board["agents"][number] | undefined;
  // The demo's schedule is published a while after the server has started.
  await expect
    .poll(
      async () => {
        const answer = await page.request.post("/wfm/v1/adherence/search", {
          headers,
          // Whose state the demo leaves alone.
          data: { filter: { status: ["offShift"] }, top: 1 },
        });
        [agent] = ((await answer.json()) as Board).agents;
        return agent;
      },
      { timeout: 45_000, intervals: [1_000] },
    )
    .toBeDefined();
  const { id = "", name = "" } = agent ?? {};
  await shellOf(page).open("/wfm/#/adherence", "Adherence");
  await expect(page.getByRole("group", { name: "Agents by status" }).getByRole("button")).toHaveCount(5);
  const row = page.getByRole("row").filter({ hasText: name });
  await expect(row).toBeVisible();
  await expectNoAxeFaults(page, "the adherence board");

  const state = `Back office ${Date.now() % 1_000}`;
  const states = [{ userId: id, state, startsAt: new Date().toISOString() }];
  const pushed = await page.request.put("/wfm/v1/agent-states", { headers, data: { states } });
  expect(await pushed.json()).toEqual({ stored: 1, unmapped: [state] });
  await expect(row).toContainText(state, { timeout: 5_000 });

  await row.getByRole("button", { name: /^Actions for/ }).click();
  await page.getByRole("menuitem", { name: "Show day" }).click();
  const panel = page.getByRole("dialog", { name });
  await expect(panel.getByText("Conformance", { exact: true })).toBeVisible();
  await expectNoAxeFaults(page, "an agent's day");
  await page.keyboard.press("Escape");

  await page.getByRole("link", { name: "Agent states" }).first().click();
  await expect(page.getByRole("row").filter({ hasText: state })).toContainText("Not mapped");
  await expectNoAxeFaults(page, "agent states");
});
