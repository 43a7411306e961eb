import { addPlanningAgents } from "@evolve/contracts/planning-people";
import { fillIn, startBrowser, visit } from "../support/browser.ts";
import { createDraft } from "../support/draft.ts";
import { dragFrame } from "../support/drag-frame.ts";
import { call, signIn } from "../support/load.ts";
import { insertPeople } from "../support/people.ts";
import type { Row } from "../support/row.ts";
import { buildUsers, createSite } from "../support/site.ts";
import { query } from "../support/stage.ts";
import { median } from "../support/statistics.ts";

const agents = 500;
const firstDay = "2027-01-04";

/** The schedule editor with a week of 500 agents: the slow frames while a shift is dragged, with the rules and the coverage that follow it. */
export const scheduleEditor: Row = {
  name: "schedule-editor",
  measure: async (stage, { quick }) => {
    const site = await createSite(stage);
    const { tenant, users } = await buildUsers(site, 1, { permissions: ["all"] });
    const [planner] = users;
    if (!planner) throw new Error("nobody was built");
    await insertPeople(site, tenant, { count: agents, prefix: "agent", roleId: planner.roleId });
    const node = await site.startNode();
    const { accessToken: token } = await signIn(node.url, planner);
    const { businessUnitId, scheduleId } = await createDraft(site, node.url, token, tenant, {
      firstDay,
      days: 7,
      planner,
    });
    const people = await query(site.connectionString, "select id from users where tenant_id = $1 and id <> $2", [
      tenant.id,
      planner.id,
    ]);
    for (let at = 0; at < people.length; at += 100) {
      const userIds = people.slice(at, at + 100).map(({ id }) => String(id));
      await call(node.url, addPlanningAgents.path, { body: { businessUnitId, userIds }, token });
    }
    const browser = await startBrowser(stage);
    const frames: number[] = [];
    for (let round = 0; round <= (quick ? 2 : 7); round += 1)
      frames.push(
        await visit(browser, async (page) => {
          const { submit } = await fillIn(page, node.url, planner);
          await submit();
          await page.waitForURL((url) => !url.pathname.startsWith("/login"));
          await page.goto(`${node.url}/scheduler/#/editor?schedule=${scheduleId}`);
          await page.locator("[data-bar]").first().waitFor();
          await page.waitForLoadState("networkidle");
          return dragFrame(page);
        }),
      );
    return [
      {
        what: "schedule editor with 500 agents: work of a frame of a drag, 95th of 100",
        // The first round warms up files and caches.
        measured: median(frames.slice(1)),
        unit: "ms",
        goal: { of: "measured", atMost: 16 },
      },
    ];
  },
};
