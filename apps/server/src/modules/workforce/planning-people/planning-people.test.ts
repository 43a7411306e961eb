import { saveActivityCode } from "@evolve/contracts/activity-codes";
import { saveAvailability, saveDayOffPreferences, saveShiftPreferences } from "@evolve/contracts/agent-preferences";
import { deleteBusinessUnit, saveBusinessUnit } from "@evolve/contracts/business-units";
import type { CallInput } from "@evolve/contracts/call";
import { limits } from "@evolve/contracts/limits";
import {
  addPlanningAgents,
  changePlanningAgents,
  noTerms,
  peopleLimits,
  planningAgentChoices,
  readPlanningAgent,
  removePlanningAgent,
  savePlanningAgent,
  searchPlanningAgents,
  searchUnplannedUsers,
  checkWorkPlan,
} from "@evolve/contracts/planning-people";
import { createSkill } from "@evolve/contracts/skills";
import { saveRotation, saveWorkPlan, searchWorkPlans } from "@evolve/contracts/work-plans";
import { newId } from "@evolve/server/ids";
import { type BuiltTenant, type BuiltUser, buildTenant, buildUser } from "@evolve/testkit/builders";
import { anonymous, signIn, type TestClient } from "@evolve/testkit/client";
import { activityCode, businessUnitFields, planningAgent, workPlan } from "@evolve/testkit/probe-samples";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { daysLater, localDateOf } from "@evolve/workforce";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rosterOf } from "./index.ts";

let server: TestServer;
let tenant: BuiltTenant;
let planner: TestClient;
let viewer: TestClient;
let foreigner: TestClient;
let unitId: string;
let siteId: string;

const unitBody = {
  ...businessUnitFields,
  intervalMinutes: 30 as const,
  name: "Nordic",
  sites: [{ name: "Lisbon", zone: "Europe/Lisbon" }],
};

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services);
  const permissions = [
    "wfm:plans:view",
    "wfm:plans:edit",
    "wfm:setup:edit",
    "wfm:setup:view",
    "skill:edit",
    "user:edit",
  ];
  planner = await signIn(
    server,
    await buildUser(server.services, tenant, { permissions: [...permissions, "user:view"] }),
  );
  viewer = await signIn(server, await buildUser(server.services, tenant, { permissions: ["wfm:plans:view"] }));
  foreigner = await signIn(server, await buildUser(server.services, await buildTenant(server.services)));
  const { businessUnit } = (await planner.call(saveBusinessUnit, { body: unitBody })).body;
  unitId = businessUnit.id;
  siteId = businessUnit.sites[0]?.id ?? "";
});
afterAll(() => server.close());

const planned = async (): Promise<BuiltUser> => {
  const user = await buildUser(server.services, tenant, { permissions: [] });
  await planner.call(addPlanningAgents, { body: { businessUnitId: unitId, userIds: [user.id] } });
  return user;
};
const planNamed = async (name: string, more: object = {}) =>
  (await planner.call(saveWorkPlan, { body: { ...workPlan, name, ...more } })).body.workPlan;
const skillNamed = async (name: string) =>
  (await planner.call(createSkill, { body: { name, colorCode: "#1461c4" } })).body.skill;
const roster = (agentIds: string[], firstDay = "2026-11-30") =>
  server.services.database.readTenant(tenant.id, (tx) =>
    rosterOf(tx, tenant.id, { businessUnitId: unitId, firstDay, days: 7, agentIds }),
  );

test("Somebody is planned with contract, sites, skills and plans over time, and the list shows today's", async () => {
  const { id } = await planned();
  const [plan, next] = [await planNamed("Now"), await planNamed("Later")];
  const skill = await skillNamed("Billing");
  const body = {
    ...planningAgent,
    businessUnitId: unitId,
    employeeNumber: "E-17",
    leavesOn: "2027-03-31",
    sites: [{ fromDay: "2026-01-01", siteId }],
    skills: [{ skillId: skill.id, proficiency: 7, fromDay: null, toDay: "2027-01-15" }],
    assignments: [
      { fromDay: "2026-01-01", workPlanId: plan.id, rotationId: null },
      { fromDay: "2099-01-01", workPlanId: next.id, rotationId: null },
    ],
  };
  const { agent } = (await planner.call(savePlanningAgent, { params: { userId: id }, body })).body;
  expect(agent).toMatchObject({ ...body, skills: [{ skillId: skill.id, name: "Billing", toDay: "2027-01-15" }] });
  expect((await viewer.call(readPlanningAgent, { params: { userId: id } })).body.agent).toEqual(agent);
  const found = (await viewer.call(searchPlanningAgents, { body: { filter: { search: "e-17" } } })).body.agents;
  expect(found).toMatchObject([{ id, planName: "Now", siteName: "Lisbon", skillNames: ["Billing"], version: 2 }]);
  const byPlan = (workPlanId: string) =>
    viewer.call(searchPlanningAgents, { body: { filter: { workPlanId: [workPlanId] } } });
  expect((await byPlan(plan.id)).body.totalRecords).toBe(1);
  expect((await byPlan(next.id)).body.totalRecords).toBe(0);
});

test("A plan is somebody's from its first day on at their business unit, wherever the server's day has come to", async () => {
  // A day and an hour apart: never on the same date.
  const zones = ["Pacific/Kiritimati", "Pacific/Pago_Pago"] as const;
  const plan = await planNamed("By local days");
  const fromDay = localDateOf(Date.now(), zones[0]);
  for (const zone of zones) {
    const { businessUnit } = (await planner.call(saveBusinessUnit, { body: { ...unitBody, name: zone, zone } })).body;
    const userIds = [(await buildUser(server.services, tenant, { permissions: [] })).id];
    const assignment = { fromDay, workPlanId: plan.id, rotationId: null };
    await planner.call(addPlanningAgents, { body: { businessUnitId: businessUnit.id, userIds, assignment } });
  }
  const planOf = async (filter: object) =>
    (await viewer.call(searchPlanningAgents, { body: { filter } })).body.agents.map(
      ({ businessUnitName, planName }) => [businessUnitName, planName],
    );
  expect(await planOf({ workPlanId: [plan.id] })).toEqual([[zones[0], plan.name]]);
  expect(await planOf({})).toContainEqual([zones[1], null]);
  const { workPlans } = (await viewer.call(searchWorkPlans, { body: { filter: { search: plan.name } } })).body;
  expect(workPlans).toMatchObject([{ id: plan.id, agentCount: 1 }]);
});

test("The later of two edits of one version is refused, and an employee number belongs to one person", async () => {
  const [one, other] = [await planned(), await planned()];
  const body = { ...planningAgent, businessUnitId: unitId, employeeNumber: "N-1", version: 1 };
  const save = (user: BuiltUser, more: object = {}) =>
    planner.call(savePlanningAgent, { params: { userId: user.id }, body: { ...body, ...more } });
  expect((await save(one)).status).toBe(200);
  expect((await save(one)).errorCode).toBe("CHANGED_MEANWHILE");
  expect((await save(other, { employeeNumber: "n-1" })).errorCode).toBe("NAME_EXISTS");
});

test("Several people get a contract and a plan at once, which replaces what they had from that day on", async () => {
  const people = [await planned(), await planned()];
  const userIds = people.map(({ id }) => id);
  const [first, second] = [await planNamed("Before"), await planNamed("After")];
  const assign = (workPlanId: string, fromDay: string) =>
    planner.call(changePlanningAgents, { body: { userIds, assignment: { fromDay, workPlanId, rotationId: null } } });
  await assign(first.id, "2026-01-05");
  await assign(first.id, "2026-03-02");
  await assign(second.id, "2026-02-02");
  const contract = { ...noTerms, maxWeeklyMinutes: 1_200 };
  expect((await planner.call(changePlanningAgents, { body: { userIds, contract } })).body).toEqual({ changed: 2 });
  for (const userId of userIds)
    expect((await viewer.call(readPlanningAgent, { params: { userId } })).body.agent).toMatchObject({
      contract,
      assignments: [
        { fromDay: "2026-01-05", workPlanId: first.id },
        { fromDay: "2026-02-02", workPlanId: second.id },
      ],
    });
});

test("Several people get a site and skills from a day on; who has a skill already keeps the day from which they have it", async () => {
  const people = [await planned(), await planned(), await planned()];
  const userIds = people.map(({ id }) => id);
  const [sales, billing] = [await skillNamed("Orders"), await skillNamed("Returns")];
  const held = (fromDay: string | null, toDay: string | null) => [
    { skillId: sales.id, proficiency: 1, fromDay, toDay },
  ];
  const save = (userId: string, skills: ReturnType<typeof held>, sites: { fromDay: string; siteId: string }[] = []) =>
    planner.call(savePlanningAgent, {
      params: { userId },
      body: { ...planningAgent, businessUnitId: unitId, employeeNumber: null, skills, sites, assignments: [] },
    });
  const [first = "", second = "", third = ""] = userIds;
  await save(first, held(null, "2026-06-30"), [{ fromDay: "2026-03-02", siteId }]);
  await save(second, held("2025-01-01", "2025-12-31"));
  await save(third, []);
  const skills = [sales, billing].map(({ id: skillId }) => ({ skillId, proficiency: 4, fromDay: "2026-02-02" }));
  const body = { userIds, site: { fromDay: "2026-02-02", siteId }, skills };
  expect((await planner.call(changePlanningAgents, { body })).body).toEqual({ changed: 3 });
  const seen = [];
  for (const userId of userIds) seen.push((await viewer.call(readPlanningAgent, { params: { userId } })).body.agent);
  expect(seen.map(({ sites }) => sites)).toEqual(userIds.map(() => [{ fromDay: "2026-02-02", siteId }]));
  expect(seen.map((agent) => agent.skills.map(({ name, fromDay, toDay }) => [name, fromDay, toDay]))).toEqual(
    [null, "2026-02-02", "2026-02-02"].map((from) => [
      ["Orders", from, null],
      ["Returns", "2026-02-02", null],
    ]),
  );
  expect(seen.flatMap((agent) => agent.skills.map(({ proficiency }) => proficiency))).toEqual([4, 4, 4, 4, 4, 4]);
});

test("A site of another business unit, a skill that does not exist or one that is named twice is refused", async () => {
  const userIds = [(await planned()).id];
  const skill = { skillId: (await skillNamed("Twice")).id, proficiency: 3, fromDay: "2026-02-02" };
  const refused = async (more: Partial<CallInput<typeof changePlanningAgents>["body"]>) =>
    (await planner.call(changePlanningAgents, { body: { userIds, ...more } })).status;
  const other = { ...unitBody, name: "Elsewhere", sites: [{ name: "Porto", zone: "Europe/Lisbon" }] };
  const { sites } = (await planner.call(saveBusinessUnit, { body: other })).body.businessUnit;
  const site = { fromDay: "2026-02-02", siteId: sites[0]?.id ?? "" };
  expect(await refused({ site })).toBe(404);
  expect(await refused({ site: { ...site, siteId: newId() } })).toBe(404);
  expect(await refused({ skills: [{ ...skill, skillId: newId() }] })).toBe(404);
  expect(await refused({ skills: [skill, skill] })).toBe(400);
});

test("Several people get no skill, site or plan with which one of them would have more than can be saved", async () => {
  const [full, free] = [await planned(), await planned()];
  const names = Array.from({ length: limits.skillsPerUser }, (_, index) => `Full ${index}`);
  const held = [];
  for (const name of names) held.push({ skillId: (await skillNamed(name)).id, proficiency: 3 });
  const days = Array.from({ length: peopleLimits.periodsMax }, (_, index) => daysLater("2025-01-01", index));
  const { id: workPlanId } = await planNamed("Full");
  const saved = await planner.call(savePlanningAgent, {
    params: { userId: full.id },
    body: {
      ...planningAgent,
      businessUnitId: unitId,
      employeeNumber: null,
      skills: held.map((skill) => ({ ...skill, fromDay: null, toDay: null })),
      sites: days.map((fromDay) => ({ fromDay, siteId })),
      assignments: days.map((fromDay) => ({ fromDay, workPlanId, rotationId: null })),
    },
  });
  expect(saved.status).toBe(200);
  const refused = async (more: Partial<CallInput<typeof changePlanningAgents>["body"]>) => {
    const { status, body } = await planner.call(changePlanningAgents, {
      body: { userIds: [free.id, full.id], ...more },
    });
    return [status, body];
  };
  const fromDay = "2026-02-02";
  const skill = { skillId: (await skillNamed("One more")).id, proficiency: 3, fromDay };
  expect(await refused({ skills: [skill] })).toEqual([400, expect.objectContaining({ message: "tooManySkills" })]);
  for (const [field, more] of Object.entries({
    site: { site: { fromDay, siteId } },
    assignment: { assignment: { fromDay, workPlanId, rotationId: null } },
  }))
    expect(await refused(more)).toEqual([400, expect.objectContaining({ fields: { [field]: "maxLength" } })]);
  const { agent } = (await viewer.call(readPlanningAgent, { params: { userId: free.id } })).body;
  expect([agent.skills, agent.sites]).toEqual([[], []]);
});

test("Planners see when somebody can work and what they wish for; who has said nothing can work at any time", async () => {
  const user = await planned();
  const read = async () => (await viewer.call(readPlanningAgent, { params: { userId: user.id } })).body.agent.wishes;
  const shifts = { earliestStart: null, latestStart: null, shiftHours: null };
  expect(await read()).toEqual({ availability: null, weekdaysOff: [], shifts });
  const mine = await signIn(server, user);
  const params = { userId: "current" };
  const days = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
    day,
    isAvailable: day > 0,
    fromHour: "08:00",
    durationInMinutes: 600,
  }));
  await mine.call(saveAvailability, { params, body: { days } });
  await mine.call(saveDayOffPreferences, { params, body: { weekdays: [5, 6] } });
  const wished = { earliestStart: "07:00", latestStart: null, shiftHours: 6 };
  await mine.call(saveShiftPreferences, { params, body: wished });
  expect(await read()).toEqual({ availability: { days }, weekdaysOff: [5, 6], shifts: wished });
});

test("The engine's roster has contract, zone of the site, availability, wishes, and a skill until its last day", async () => {
  const user = await planned();
  const skill = await skillNamed("Sales");
  const [plan, other] = [await planNamed("Turn A"), await planNamed("Turn B")];
  const { rotation } = (
    await planner.call(saveRotation, {
      body: { name: "A and B", firstDay: "2026-11-02", workPlanIds: [plan.id, other.id] },
    })
  ).body;
  const body = {
    ...planningAgent,
    businessUnitId: unitId,
    sites: [{ fromDay: "2026-12-01", siteId }],
    skills: [{ skillId: skill.id, proficiency: 5, fromDay: null, toDay: "2026-12-02" }],
    assignments: [{ fromDay: "2026-01-01", workPlanId: null, rotationId: rotation.id }],
  };
  await planner.call(savePlanningAgent, { params: { userId: user.id }, body });
  const days = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
    day,
    isAvailable: day > 0,
    fromHour: "08:00",
    durationInMinutes: 600,
  }));
  await planner.call(saveAvailability, { params: { userId: user.id }, body: { days } });
  await planner.call(saveDayOffPreferences, { params: { userId: user.id }, body: { weekdays: [5] } });
  const shifts = { earliestStart: null, latestStart: "10:30", shiftHours: 6 };
  await planner.call(saveShiftPreferences, { params: { userId: user.id }, body: shifts });
  const { agents, zone, weekStart } = await roster([user.id]);
  expect({ zone, weekStart }).toEqual({ zone: "Europe/Berlin", weekStart: 1 });
  expect(agents).toMatchObject([
    {
      id: user.id,
      contract: { maxWeeklyMinutes: 2_400, maxDays: 5 },
      skills: [{ skill: skill.id, to: "2026-12-02" }],
      assignments: [{ from: "2026-01-01", rotation: rotation.id }],
      preferences: { weekdaysOff: [5], startBand: { from: 0, to: 630 }, shiftMinutes: 360 },
    },
  ]);
  expect(agents[0]?.zone).toBeUndefined();
  expect(agents[0]?.availability?.filter(({ weekday }) => weekday < 2)).toEqual([
    { weekday: 0, from: 0, to: 0 },
    { weekday: 1, from: 480, to: 1_080 },
  ]);
  expect((await roster([user.id], "2026-12-07")).agents[0]).toMatchObject({ site: siteId, zone: "Europe/Lisbon" });
});

test("A plan that is being edited says who cannot keep it, and why: the plan itself, or their availability", async () => {
  const people = [await planned(), await planned(), await planned()];
  const plan = await planNamed("Checked");
  const userIds = people.map(({ id }) => id);
  const assignment = { fromDay: "2026-01-05", workPlanId: plan.id, rotationId: null };
  await planner.call(changePlanningAgents, { body: { userIds, assignment } });
  const check = async (more: object = {}) =>
    (await viewer.call(checkWorkPlan, { body: { id: plan.id, plan: { ...workPlan, ...more } } })).body;
  expect(await check()).toEqual({ checkedAgents: 3, findings: [] });
  const wide = await check({ minWeeklyMinutes: 3_000, maxWeeklyMinutes: 3_000 });
  expect(wide.findings).toMatchObject([{ rule: "noShift", agentCount: 0, reachable: 2_400, required: 2_999 }]);
  const narrow = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
    day,
    isAvailable: day < 3,
    fromHour: "06:00",
    durationInMinutes: 720,
  }));
  for (const userId of userIds.slice(0, 2))
    await planner.call(saveAvailability, { params: { userId }, body: { days: narrow } });
  const { findings } = await check();
  expect(findings).toMatchObject([{ rule: "availability", agentCount: 2, reachable: 1_440, required: 2_399 }]);
  expect(findings[0]?.agents.map(({ id }) => id).sort()).toEqual(userIds.slice(0, 2).sort());
});

test("A contract that asks for more than the plan gives is named as the reason", async () => {
  const { id } = await planned();
  const fields = { ...workPlan, name: "Short weeks", minWeeklyMinutes: 1_200, minDays: 2 };
  const plan = await planNamed(fields.name, fields);
  const body = {
    ...planningAgent,
    businessUnitId: unitId,
    contract: { ...noTerms, minWeeklyMinutes: 2_400, maxDays: 4 },
    assignments: [{ fromDay: "2026-01-01", workPlanId: plan.id, rotationId: null }],
  };
  await planner.call(savePlanningAgent, { params: { userId: id }, body });
  const answer = await viewer.call(checkWorkPlan, { body: { id: plan.id, plan: fields } });
  expect(answer.body.findings).toMatchObject([{ rule: "contractHours", agentCount: 1, reachable: 1_920 }]);
});

test("A site where people work is not removed, nor is their business unit", async () => {
  const { id: userId } = await planned();
  const body = { ...planningAgent, businessUnitId: unitId, sites: [{ fromDay: "2026-01-01", siteId }] };
  await planner.call(savePlanningAgent, { params: { userId }, body });
  const without = { ...unitBody, id: unitId, sites: [] };
  expect((await planner.call(saveBusinessUnit, { body: without })).errorCode).toBe("IN_USE");
  expect((await planner.call(deleteBusinessUnit, { params: { businessUnitId: unitId } })).errorCode).toBe("IN_USE");
});

test("Who is removed from planning can be chosen again, and what they refer to must be the tenant's", async () => {
  const { id: userId } = await planned();
  expect((await planner.call(removePlanningAgent, { params: { userId } })).status).toBe(200);
  expect((await viewer.call(readPlanningAgent, { params: { userId } })).status).toBe(404);
  const { users } = (await planner.call(searchUnplannedUsers, { body: {} })).body;
  expect(users.map(({ id }) => id)).toContain(userId);
  await planner.call(addPlanningAgents, { body: { businessUnitId: unitId, userIds: [userId] } });
  const code = (await planner.call(saveActivityCode, { body: { ...activityCode, kind: "break" } })).body.activityCode;
  const wrong = (more: object) =>
    planner.call(savePlanningAgent, {
      params: { userId },
      body: { ...planningAgent, businessUnitId: unitId, ...more },
    });
  expect((await wrong({ sites: [{ fromDay: "2026-01-01", siteId: code.id }] })).status).toBe(404);
  expect((await wrong({ businessUnitId: code.id })).status).toBe(404);
  expect((await wrong({ assignments: [{ fromDay: "2026-01-01", workPlanId: null, rotationId: null }] })).status).toBe(
    400,
  );
});

test("People for planning are closed to signed-out callers, to those who may only look, and to other tenants", async () => {
  const { id: userId } = await planned();
  const body = { ...planningAgent, businessUnitId: unitId };
  for (const [client, status] of [
    [anonymous(server), 401],
    [viewer, 403],
    [foreigner, 404],
  ] as const) {
    expect((await client.call(savePlanningAgent, { params: { userId }, body })).status).toBe(status);
    expect((await client.call(removePlanningAgent, { params: { userId } })).status).toBe(status);
    const userIds = [userId];
    expect((await client.call(addPlanningAgents, { body: { businessUnitId: unitId, userIds } })).status).toBe(status);
    expect((await client.call(changePlanningAgents, { body: { userIds, contract: noTerms } })).status).toBe(status);
  }
  expect((await foreigner.call(searchPlanningAgents, { body: {} })).body.totalRecords).toBe(0);
  expect((await foreigner.call(readPlanningAgent, { params: { userId } })).status).toBe(404);
});

test("Users who are not planned are found on the server by name or address, and get a plan as they are added", async () => {
  const [one, other] = [await buildUser(server.services, tenant), await buildUser(server.services, tenant)];
  const found = async (search: string) => (await planner.call(searchUnplannedUsers, { body: { search } })).body;
  expect(await found(one.userName)).toMatchObject({ users: [{ id: one.id }], totalRecords: 1 });
  expect((await found("%")).totalRecords).toBe(0);
  const { id: workPlanId } = (await planner.call(saveWorkPlan, { body: { ...workPlan, name: "From the start" } })).body
    .workPlan;
  const assignment = { fromDay: "2026-01-05", workPlanId, rotationId: null };
  await planner.call(addPlanningAgents, { body: { businessUnitId: unitId, userIds: [one.id] } });
  const both = { businessUnitId: unitId, userIds: [one.id, other.id], assignment };
  expect((await planner.call(addPlanningAgents, { body: both })).body).toEqual({ added: 1 });
  const plansOf = async (userId: string) =>
    (await planner.call(readPlanningAgent, { params: { userId } })).body.agent.assignments;
  expect(await plansOf(one.id)).toEqual([]);
  expect(await plansOf(other.id)).toEqual([assignment]);
  expect((await found(other.userName)).totalRecords).toBe(0);
  expect((await viewer.call(searchUnplannedUsers, { body: {} })).status).toBe(403);
});

test("Who looks at planned people is offered the tenant's own skills, plans, rotations and sites, and another tenant's nowhere", async () => {
  const plan = await planNamed("Choice");
  const skill = await skillNamed("Choice");
  const { body } = await viewer.call(planningAgentChoices, {});
  expect(body.skills).toContainEqual({ id: skill.id, name: "Choice" });
  expect(body.workPlans).toContainEqual({ id: plan.id, name: "Choice" });
  expect(body.sites).toContainEqual({ id: siteId, name: "Lisbon", businessUnitId: unitId });
  const elsewhere = await foreigner.call(planningAgentChoices, {});
  expect(elsewhere.body).toEqual({ skills: [], workPlans: [], rotations: [], sites: [] });
});
