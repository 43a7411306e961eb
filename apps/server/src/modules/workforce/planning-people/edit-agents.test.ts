import { editPlanningAgents } from "@evolve/contracts/agent-edits";
import { searchAuditEvents } from "@evolve/contracts/audit";
import { saveBusinessUnit } from "@evolve/contracts/business-units";
import type { CallInput } from "@evolve/contracts/call";
import { addPlanningAgents, readPlanningAgent, savePlanningAgent } from "@evolve/contracts/planning-people";
import { saveRotation, saveWorkPlan } from "@evolve/contracts/work-plans";
import { newId } from "@evolve/server/ids";
import { type BuiltTenant, buildTenant, buildUser } from "@evolve/testkit/builders";
import { anonymous, signIn, type TestClient } from "@evolve/testkit/client";
import { businessUnitFields, planningAgent, workPlan } from "@evolve/testkit/probe-samples";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { daysLater, localDateOf } from "@evolve/workforce";
import { afterAll, beforeAll, expect, test } from "vitest";

type Edit = CallInput<typeof editPlanningAgents>["body"]["agents"][number];

const zone = "Asia/Tokyo";
let server: TestServer;
let tenant: BuiltTenant;
let planner: TestClient;
let unit: { readonly id: string; readonly siteIds: readonly string[] };

const unitNamed = async (name: string) => {
  const sites = ["North", "South"].map((site) => ({ name: site, zone }));
  const body = { ...businessUnitFields, intervalMinutes: 30 as const, name, zone, sites };
  const { businessUnit } = (await planner.call(saveBusinessUnit, { body })).body;
  return { id: businessUnit.id, siteIds: businessUnit.sites.map(({ id }) => id) };
};

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services);
  const permissions = ["wfm:plans:view", "wfm:plans:edit", "wfm:setup:edit", "tenant:edit"];
  planner = await signIn(server, await buildUser(server.services, tenant, { permissions }));
  unit = await unitNamed("Tokyo");
});
afterAll(() => server.close());

const planned = async (): Promise<string> => {
  const { id } = await buildUser(server.services, tenant, { permissions: [] });
  await planner.call(addPlanningAgents, { body: { businessUnitId: unit.id, userIds: [id] } });
  return id;
};
const planNamed = async (name: string): Promise<string> =>
  (await planner.call(saveWorkPlan, { body: { ...workPlan, name } })).body.workPlan.id;
const agentOf = async (userId: string) => (await planner.call(readPlanningAgent, { params: { userId } })).body.agent;
const edit = (...agents: Edit[]) => planner.call(editPlanningAgents, { body: { agents } });
const byPlan = (workPlanId: string) => ({ workPlanId, rotationId: null });
const today = () => localDateOf(server.clock.now().getTime(), zone);

test("Several people get number, site and plan at once; what begins later is kept, and what began earlier until yesterday", async () => {
  const [ann, bo] = [await planned(), await planned()];
  const [before, now, later] = [await planNamed("Before"), await planNamed("Now"), await planNamed("Later")];
  const [north = "", south = ""] = unit.siteIds;
  const fromDay = daysLater(today(), 30);
  const saved = await planner.call(savePlanningAgent, {
    params: { userId: ann },
    body: {
      ...planningAgent,
      ...{
        businessUnitId: unit.id,
        employeeNumber: "1",
        skills: [],
        sites: [{ fromDay: "2020-01-01", siteId: north }],
      },
      assignments: [
        { fromDay: "2020-01-01", ...byPlan(before) },
        { fromDay, ...byPlan(later) },
      ],
    },
  });
  const { version } = saved.body.agent;
  const answer = await edit(
    { userId: ann, version, employeeNumber: "2", siteId: south, assignment: byPlan(now) },
    { userId: bo, version: 1, employeeNumber: "1", assignment: byPlan(now) },
  );
  expect(answer.body).toEqual({ changed: 2 });
  const agent = await agentOf(ann);
  expect([agent.employeeNumber, (await agentOf(bo)).employeeNumber]).toEqual(["2", "1"]);
  expect(agent.sites).toEqual([
    { fromDay: "2020-01-01", siteId: north },
    { fromDay: today(), siteId: south },
  ]);
  expect(agent.assignments).toEqual([
    { fromDay: "2020-01-01", ...byPlan(before) },
    { fromDay: today(), ...byPlan(now) },
    { fromDay, ...byPlan(later) },
  ]);
});

test("Last day and terms of the contract are set one by one; what is not named stays, and hours that contradict each other are refused", async () => {
  const ann = await planned();
  const set = async (terms: Omit<Edit, "userId" | "version">) => {
    const { version } = await agentOf(ann);
    return edit({ userId: ann, version, ...terms });
  };
  await set({ leavesOn: "2027-03-31", minWeeklyMinutes: 1_800, maxDays: 5 });
  await set({ maxWeeklyMinutes: 2_400, minRestMinutes: 660, maxConsecutiveDays: 6 });
  const terms = { minWeeklyMinutes: 1_800, maxWeeklyMinutes: 2_400, maxDays: 5 };
  const agent = await agentOf(ann);
  expect(agent).toMatchObject({
    leavesOn: "2027-03-31",
    contract: { ...terms, minRestMinutes: 660, maxConsecutiveDays: 6 },
  });
  expect((await set({ maxWeeklyMinutes: 1_200 })).body).toMatchObject({
    fields: { "agents.0.maxWeeklyMinutes": "min?min=1800" },
  });
  await set({ leavesOn: null, maxWeeklyMinutes: null });
  expect(await agentOf(ann)).toMatchObject({ leavesOn: null, contract: { ...terms, maxWeeklyMinutes: null } });
});

test("Two people exchange their numbers in one call, and a number that a third has is refused with its place", async () => {
  const [ann, bo, cy] = [await planned(), await planned(), await planned()];
  await edit(...[ann, bo, cy].map((userId, index) => ({ userId, version: 1, employeeNumber: `A${index}` })));
  const [one, other] = [await agentOf(ann), await agentOf(bo)];
  const exchanged = [
    { userId: ann, version: one.version, employeeNumber: "A1" },
    { userId: bo, version: other.version, employeeNumber: "A0" },
  ];
  expect((await edit(...exchanged)).status).toBe(200);
  const now = await agentOf(ann);
  const taken = await edit({ userId: ann, version: now.version, employeeNumber: "a2" });
  expect(taken.body).toMatchObject({ message: "nameExists", fields: { "agents.0.employeeNumber": "unique" } });
  expect((await agentOf(ann)).employeeNumber).toBe("A1");
});

test("A change that somebody else was quicker with is refused with its place in the call", async () => {
  const [ann, bo] = [await planned(), await planned()];
  const refused = await edit({ userId: ann, version: 1, siteId: null }, { userId: bo, version: 9, siteId: null });
  expect(refused.body).toMatchObject({
    message: "changedMeanwhile",
    fields: { "agents.1.version": "changedMeanwhile" },
  });
});

test("Site and rotation that begin today can be taken back", async () => {
  const ann = await planned();
  const turns = { name: "Turns", firstDay: "2026-01-05", workPlanIds: [await planNamed("Turn")] };
  const { id: rotationId } = (await planner.call(saveRotation, { body: turns })).body.rotation;
  await edit({ userId: ann, version: 1, siteId: unit.siteIds[0] ?? "", assignment: { workPlanId: null, rotationId } });
  const begun = await agentOf(ann);
  expect([begun.sites, begun.assignments]).toMatchObject([[{ fromDay: today() }], [{ rotationId }]]);
  await edit({ userId: ann, version: begun.version, siteId: null, assignment: null });
  const { sites, assignments } = await agentOf(ann);
  expect([sites, assignments]).toEqual([[], []]);
});

test("Of an edit that is refused nothing is done: a version that is gone, an unknown person, a plan or a site that is not theirs", async () => {
  const [ann, bo] = [await planned(), await planned()];
  const elsewhere = await unitNamed("Osaka");
  const fine = { userId: ann, version: 1, employeeNumber: "B1" };
  const refusals = [
    [{ userId: bo, version: 9, employeeNumber: "B2" }, 409, "changedMeanwhile"],
    [{ userId: newId(), version: 1, employeeNumber: "B2" }, 404, "notFound"],
    [{ userId: bo, version: 1, assignment: byPlan(newId()) }, 404, "notFound"],
    [{ userId: bo, version: 1, siteId: elsewhere.siteIds[0] ?? "" }, 404, "notFound"],
    [{ userId: ann, version: 1 }, 400, "invalidParameters"],
    [{ userId: bo, version: 1, assignment: { workPlanId: null, rotationId: null } }, 400, "invalidParameters"],
  ] as const;
  for (const [wrong, status, message] of refusals) {
    const { body, ...answer } = await edit(fine, wrong);
    expect([answer.status, body]).toEqual([status, expect.objectContaining({ message })]);
  }
  const { employeeNumber, version } = await agentOf(ann);
  expect([employeeNumber, version]).toEqual([null, 1]);
});

test("An edit is closed to signed-out callers, to those who may only look, and to other tenants, and is in the audit log", async () => {
  const userId = await planned();
  const viewer = await signIn(server, await buildUser(server.services, tenant, { permissions: ["wfm:plans:view"] }));
  const foreigner = await signIn(server, await buildUser(server.services, await buildTenant(server.services)));
  const body = { agents: [{ userId, version: 1, employeeNumber: "C1" }] };
  for (const [client, status] of [
    [anonymous(server), 401],
    [viewer, 403],
    [foreigner, 404],
    [planner, 200],
  ] as const)
    expect((await client.call(editPlanningAgents, { body })).status).toBe(status);
  const { events } = (await planner.call(searchAuditEvents, { body: {} })).body;
  expect(events).toContainEqual(expect.objectContaining({ action: "planning-agent.updated", targetId: userId }));
});
