import { saveActivityCode } from "@evolve/contracts/activity-codes";
import { saveBusinessUnit } from "@evolve/contracts/business-units";
import { saveCalendarEvent } from "@evolve/contracts/calendar-events";
import { readFirstSteps } from "@evolve/contracts/first-steps";
import { cancelJob, readJob } from "@evolve/contracts/jobs";
import { savePlanningGroup, type ServiceGoal } from "@evolve/contracts/planning-groups";
import { saveQueue } from "@evolve/contracts/queues";
import { readSharedSkills } from "@evolve/contracts/shared-skills";
import { readShrinkage, saveShrinkage } from "@evolve/contracts/shrinkage";
import { calculateStaffing, listOutdatedStaffing, readPooledStaffing, readStaffing } from "@evolve/contracts/staffing";
import { explainStaffing } from "@evolve/contracts/staffing-explanation";
import { compareScenarios, deleteScenario, listScenarios, saveScenario } from "@evolve/contracts/staffing-scenarios";
import { newId } from "@evolve/server/ids";
import { type BuiltTenant, type BuiltUser, buildTenant, buildUser } from "@evolve/testkit/builders";
import { anonymous, signIn, type TestClient } from "@evolve/testkit/client";
import { publishWeek } from "@evolve/testkit/publish-week";
import { openingHours, scenarioParameters, serviceGoal } from "@evolve/testkit/probe-samples";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { requiredAgents } from "@evolve/workforce";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { requirementOf } from "./requirement-of.ts";

let server: TestServer;
let tenant: BuiltTenant;
let user: BuiltUser;
let planner: TestClient;

const dayMs = 86_400_000;
const hourMs = 3_600_000;
/** The Monday of this week at midnight UTC. */
let monday: number;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services);
  const permissions = ["wfm:setup:edit", "wfm:staffing:view", "wfm:staffing:edit"];
  user = await buildUser(server.services, tenant, { permissions });
  planner = await signIn(server, user);
  const today = Math.floor(server.services.clock.now().getTime() / dayMs) * dayMs;
  monday = today - ((new Date(today).getUTCDay() + 6) % 7) * dayMs;
});
afterAll(() => server.close());

const dateOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

interface Built {
  readonly businessUnitId: string;
  readonly planningGroupId: string;
}

interface Terms {
  readonly isDeferrable: boolean;
  readonly goal: ServiceGoal;
  readonly patienceSeconds: number | null;
}

const group: Terms = { isDeferrable: false, goal: serviceGoal, patienceSeconds: null };

/** A planning group that is open from 8 to 18 o'clock every day. */
const built = async (
  name: string,
  changes: Partial<Terms> & {
    media?: "voice" | "chat" | "email";
    concurrency?: number;
    unitId?: string;
    skillId?: string;
  } = {},
): Promise<Built & { saveGroup: (more: Partial<Terms>) => Promise<unknown> }> => {
  const { media = "voice", concurrency = 1, unitId, ...given } = changes;
  const unit = { name, zone: "Etc/UTC", weekStart: 1, intervalMinutes: 30 as const, sites: [] };
  const businessUnitId = unitId ?? (await planner.call(saveBusinessUnit, { body: unit })).body.businessUnit.id;
  const queue = { businessUnitId, name, media, concurrency, openingHours };
  const { id: queueId } = (await planner.call(saveQueue, { body: queue })).body.queue;
  const body = { ...group, ...given, businessUnitId, name, queueIds: [queueId] };
  const { id } = (await planner.call(savePlanningGroup, { body })).body.planningGroup;
  return {
    businessUnitId,
    planningGroupId: id,
    saveGroup: (more) => planner.call(savePlanningGroup, { body: { ...body, ...more, id } }),
  };
};

const publish = (of: Built, contacts = 100, days = 7, handleSeconds = 180, from = monday): Promise<void> =>
  publishWeek(
    server.services,
    { tenantId: tenant.id, userId: user.id, ...of },
    { contacts, days, handleSeconds, from },
  );

const calculate = async (...planningGroupIds: string[]) => {
  const { body } = await planner.call(calculateStaffing, { body: { planningGroupIds } });
  return vi.waitFor(async () => {
    const { job } = (await planner.call(readJob, { params: { jobId: body.jobId }, query: {} })).body;
    expect(job.finishedAt).not.toBeNull();
    return job;
  }, 20_000);
};
const weekOf = async (planningGroupId: string, from?: string) =>
  (await planner.call(readStaffing, { params: { planningGroupId }, query: from ? { from } : {} })).body.staffing;
const explain = (planningGroupId: string, at: number, client = planner) =>
  client.call(explainStaffing, { params: { planningGroupId }, query: { at: new Date(at).toISOString() } });

test("The requirement of each interval is that of the formula, with shrinkage; closed hours and days require nobody", async () => {
  const one = await built("Voice");
  await publish(one);
  const code = { kind: "unavailable" as const, isPaid: true, isWorkTime: false, colorCode: "#8a3f62" };
  const sick = { ...code, name: "Sick", shrinkage: 0.1, fromHour: 0, toHour: 24 };
  await planner.call(saveActivityCode, { body: sick });
  const closing = { kind: "closed" as const, effect: "exclude" as const, factor: null, copiedDay: null };
  const tuesday = dateOf(monday + dayMs);
  const event = { ...closing, name: "Inventory", businessUnitId: one.businessUnitId };
  await planner.call(saveCalendarEvent, { body: { ...event, firstDay: tuesday, lastDay: tuesday } });
  expect((await weekOf(one.planningGroupId)).calculation).toBeNull();
  expect(await calculate(one.planningGroupId)).toMatchObject({ state: "done", progress: 1 });
  const week = await weekOf(one.planningGroupId);
  expect(week).toMatchObject({ hasForecast: true, calculation: { stale: [], fault: null }, schedule: null });
  expect(week.days.map(({ date, closed }) => [date, closed]).slice(0, 3)).toEqual([
    [dateOf(monday), null],
    [tuesday, "Inventory"],
    [dateOf(monday + 2 * dayMs), null],
  ]);
  const question = { model: "erlang-c", arrivals: 100, intervalSeconds: 1_800, handleSeconds: 180 } as const;
  const { agents, measures } = requiredAgents({ ...question, targetSeconds: 20, goal: { serviceLevel: 0.8 } });
  expect([week.onQueue[15], week.onQueue[16], week.onQueue[36]]).toEqual([0, agents, 0]);
  expect(week.required[16]).toBe(Math.ceil(agents / 0.9));
  expect(week.serviceLevel[16]).toBeCloseTo(measures.serviceLevel, 5);
  expect([week.isOpen[48 + 20], week.onQueue[48 + 20]]).toEqual([false, 0]);
  const span = { from: monday + 8 * hourMs, to: monday + 9 * hourMs };
  const found = await server.services.database.readTenant(tenant.id, (tx) =>
    requirementOf(tx, tenant.id, { businessUnitId: one.businessUnitId, ...span }),
  );
  expect(found).toMatchObject([
    { name: "Voice", intervalMinutes: 30, onQueue: [agents, agents], scheduled: [16, 16], isOpen: [true, true] },
  ]);
});

test("A day that is closed for some planning groups of a business unit requires people in the others", async () => {
  const shut = await built("Shut");
  const open = await built("Open", { unitId: shut.businessUnitId });
  for (const one of [shut, open]) await publish(one);
  const closing = { kind: "closed" as const, effect: "exclude" as const, factor: null, copiedDay: null };
  const tuesday = dateOf(monday + dayMs);
  const event = { ...closing, name: "Move", businessUnitId: shut.businessUnitId, firstDay: tuesday, lastDay: tuesday };
  await planner.call(saveCalendarEvent, { body: { ...event, planningGroupIds: [shut.planningGroupId] } });
  const tuesdayOf = async ({ planningGroupId }: Built) => {
    await calculate(planningGroupId);
    const { days, isOpen, onQueue } = await weekOf(planningGroupId);
    return [days[1]?.closed, isOpen[48 + 20], (onQueue[48 + 20] ?? 0) > 0];
  };
  expect(await tuesdayOf(shut)).toEqual(["Move", false, false]);
  expect(await tuesdayOf(open)).toEqual([null, true, true]);
});

test("A requirement says what has changed since it was calculated, until it is calculated again", async () => {
  const { saveGroup, ...one } = await built("Stale");
  expect((await planner.call(calculateStaffing, { body: { planningGroupIds: [one.planningGroupId] } })).errorCode).toBe(
    "NO_FORECAST",
  );
  await publish(one);
  await calculate(one.planningGroupId);
  const staleOf = async () => (await weekOf(one.planningGroupId)).calculation?.stale;
  expect(await staleOf()).toEqual([]);
  await publish(one, 120);
  expect(await staleOf()).toEqual(["forecast"]);
  await saveGroup({ goal: { ...serviceGoal, serviceLevel: 0.9 } });
  expect(await staleOf()).toEqual(["forecast", "goal"]);
  await saveGroup({ goal: { ...serviceGoal, serviceLevel: 0.9 }, patienceSeconds: 90 });
  expect(await staleOf()).toEqual(["forecast", "goal", "setUp"]);
  await calculate(one.planningGroupId);
  expect(await staleOf()).toEqual([]);
});

test("Planning groups of a business unit that must be calculated again are listed, and those that never were, where there is a forecast", async () => {
  const one = await built("Outdated");
  const second = await built("Outdated second", { unitId: one.businessUnitId });
  await built("Without forecast", { unitId: one.businessUnitId });
  const elsewhere = await built("Elsewhere");
  for (const of of [one, second, elsewhere]) await publish(of);
  const listed = async () => {
    const params = { planningGroupId: one.planningGroupId };
    const { planningGroups } = (await planner.call(listOutdatedStaffing, { params })).body;
    return planningGroups.map(({ name }) => name);
  };
  expect(await listed()).toEqual(["Outdated", "Outdated second"]);
  await calculate(one.planningGroupId, second.planningGroupId);
  expect(await listed()).toEqual([]);
  await publish(second, 120);
  expect(await listed()).toEqual(["Outdated second"]);
});

test("Without a day the answer begins with the first week that has a forecast, where this one has none", async () => {
  const one = await built("Begins later");
  const firstDay = async () => (await weekOf(one.planningGroupId)).days[0]?.date;
  expect(await firstDay()).toBe(dateOf(monday));
  await publish(one, 100, 7, 180, monday + 16 * dayMs);
  expect(await firstDay()).toBe(dateOf(monday + 14 * dayMs));
  expect((await weekOf(one.planningGroupId, dateOf(monday))).days[0]?.date).toBe(dateOf(monday));
  await publish(one);
  expect(await firstDay()).toBe(dateOf(monday));
});

test("Chats need fewer people than calls, and work that can wait is spread over the open hours", async () => {
  const chat = await built("Chats", { media: "chat", concurrency: 3 });
  const mail = await built("Mail", {
    media: "email",
    isDeferrable: true,
    goal: { ...serviceGoal, targetSeconds: 14_400 },
  });
  await publish(chat);
  await publish(mail);
  await calculate(chat.planningGroupId);
  await calculate(mail.planningGroupId);
  const chats = await weekOf(chat.planningGroupId);
  expect(chats.onQueue[20]).toBe(5);
  const mails = await weekOf(mail.planningGroupId);
  expect(mails.onQueue[20]).toBe(10);
  expect(mails.serviceLevel[20]).toBeNull();
  const { explanation } = (await explain(mail.planningGroupId, monday + 10 * hourMs)).body;
  expect(explanation).toMatchObject({ kind: "workload", agents: 10, perPerson: 10, deadlineSeconds: 14_400 });
  if (explanation.kind !== "workload") throw new Error("mails can wait");
  expect(explanation.around.map(({ agents, isMet }) => [agents, isMet])).toContainEqual([10, true]);
  expect(explanation.simulation?.serviceLevel).toBeGreaterThan(0.9);
  expect((await explain(mail.planningGroupId, monday + 10 * hourMs)).body.explanation).toEqual(explanation);
});

test("A cell is explained with the numbers of the requirement; closed hours and missing forecasts have none", async () => {
  const { planningGroupId, ...one } = await built("Explained");
  await publish({ planningGroupId, ...one });
  await calculate(planningGroupId);
  const { explanation } = (await explain(planningGroupId, monday + 10 * hourMs)).body;
  const week = await weekOf(planningGroupId);
  expect(explanation).toMatchObject({ kind: "queue", contacts: 100, model: "erlang-c", limit: null });
  expect([explanation.agents, explanation.scheduled]).toEqual([week.onQueue[20], week.required[20]]);
  if (explanation.kind !== "queue") throw new Error("calls have a queue");
  const { band, bandPeople, scheduled } = explanation;
  expect(band).toEqual({ lower: 80, upper: 120 });
  expect(bandPeople?.lower).toBeLessThan(scheduled ?? 0);
  expect(bandPeople?.upper).toBeGreaterThan(scheduled ?? 0);
  expect(explanation.around.map(({ agents }) => agents)).toEqual([12, 13, 14, 15, 16]);
  expect(explanation.simulation?.isDifferent).toBe(false);
  expect(explanation.lastPerson?.part).toBe("serviceLevel");
  expect((await explain(planningGroupId, monday + 3 * hourMs)).errorCode).toBe("CENTRE_CLOSED");
  expect((await explain(planningGroupId, monday + 30 * dayMs + 10 * hourMs)).errorCode).toBe("NO_FORECAST");
  expect((await explain(newId(), monday)).status).toBe(404);
});

test("Groups whose people could share skills need fewer together than apart; chats and work that can wait stay out of it", async () => {
  const calls = await built("Calls");
  const of = { unitId: calls.businessUnitId };
  const orders = await built("Orders", of);
  const chat = await built("Chat", { ...of, media: "chat", concurrency: 3 });
  const params = { planningGroupId: calls.planningGroupId };
  const pool = async () => (await planner.call(readPooledStaffing, { params, query: {} })).body.pool;
  for (const one of [calls, orders, chat]) await publish(one);
  await calculate(calls.planningGroupId);
  expect(await pool()).toBeNull();
  for (const one of [orders, chat]) await calculate(one.planningGroupId);
  const question = { model: "erlang-c", intervalSeconds: 1_800, handleSeconds: 180, targetSeconds: 20 } as const;
  const agentsFor = (arrivals: number) => requiredAgents({ ...question, arrivals, goal: { serviceLevel: 0.8 } }).agents;
  const [apart, pooled] = [2 * agentsFor(100), agentsFor(200)];
  expect(pooled).toBeLessThan(apart);
  // Open for ten hours on seven days.
  expect(await pool()).toEqual({
    businessUnit: "Calls",
    groups: [
      { id: calls.planningGroupId, name: "Calls" },
      { id: orders.planningGroupId, name: "Orders" },
    ],
    apart: { hours: apart * 70, peak: apart },
    pooled: { hours: pooled * 70, peak: pooled },
  });
});

test("Who has which skills is counted for the requirement with shared skills, on the day that is asked about", async () => {
  const { database } = server.services;
  const skillIds = [newId(), newId()];
  const of = { tenant_id: tenant.id };
  await database.withTenant(tenant.id, (tx) =>
    tx
      .insertInto("skills")
      .values(skillIds.map((id) => ({ ...of, id, name: `Skill ${id}`, color_code: "#123456" })))
      .execute(),
  );
  const billing = await built("Billing", { skillId: skillIds[0] ?? "" });
  const { businessUnitId: unitId } = billing;
  const travel = await built("Travel", { unitId, skillId: skillIds[1] ?? "" });
  const params = { planningGroupId: billing.planningGroupId };
  const ask = (day = dateOf(monday)) => planner.call(readSharedSkills, { params, query: { day } });
  expect((await ask()).body.question).toBeNull();
  for (const one of [billing, travel]) {
    await publish(one);
    await calculate(one.planningGroupId);
  }
  // Two have both skills, one has the first until Monday, one has neither.
  const people = await Promise.all(Array.from({ length: 4 }, () => buildUser(server.services, tenant)));
  const held = people.slice(0, 2).flatMap(({ id }) => skillIds.map((skill_id) => ({ ...of, user_id: id, skill_id })));
  await database.withTenant(tenant.id, async (tx) => {
    await tx
      .insertInto("planning_agents")
      .values(people.map(({ id }) => ({ ...of, user_id: id, business_unit_id: unitId })))
      .execute();
    await tx
      .insertInto("user_skills")
      .values([
        ...held.map((row) => ({ ...row, proficiency: 5 })),
        { ...of, user_id: people[2]?.id ?? "", skill_id: skillIds[0] ?? "", proficiency: 5, to_day: dateOf(monday) },
      ])
      .execute();
  });
  const { question } = (await ask()).body;
  expect(question).toMatchObject({ zone: "Etc/UTC", intervalMinutes: 30 });
  expect(question?.starts).toHaveLength(48);
  expect(question?.starts[16]).toBe(monday + 8 * hourMs);
  expect(question?.groups.map(({ name, contacts, apart }) => [name, contacts[16], (apart[16] ?? 0) > 0])).toEqual([
    ["Billing", 100, true],
    ["Travel", 100, true],
  ]);
  expect(question?.mixes).toEqual([
    { groups: [0, 1], people: 2 },
    { groups: [0], people: 1 },
  ]);
  expect((await ask(dateOf(monday + dayMs))).body.question?.mixes).toEqual([{ groups: [0, 1], people: 2 }]);
});

test.each([
  ["calls", {}],
  ["mails", { media: "email" as const, isDeferrable: true, goal: { ...serviceGoal, targetSeconds: 14_400 } }],
])("A forecast of %s without handle times requires no number of people, and says why", async (kind, changes) => {
  const { planningGroupId, ...one } = await built(`Without handle times, ${kind}`, changes);
  const params = { planningGroupId };
  await publish({ planningGroupId, ...one }, 100, 7, 0);
  expect(await calculate(planningGroupId)).toMatchObject({ state: "done" });
  const week = await weekOf(planningGroupId);
  expect(week.calculation?.fault).toBe("NO_HANDLE_TIMES");
  expect([week.contacts[20], week.onQueue[20], week.required[20], week.serviceLevel[20]]).toEqual([
    100,
    null,
    null,
    null,
  ]);
  expect((await explain(planningGroupId, monday + 10 * hourMs)).errorCode).toBe("NO_HANDLE_TIMES");
  const body = { from: dateOf(monday), days: 7, scenarioIds: [null] };
  expect((await planner.call(compareScenarios, { params, body })).errorCode).toBe("NO_HANDLE_TIMES");
  const steps = (await planner.call(readFirstSteps, {})).body;
  expect(steps.groupsWithoutHandleTimes).toBeGreaterThan(0);
  await publish({ planningGroupId, ...one });
  await calculate(planningGroupId);
  expect((await weekOf(planningGroupId)).calculation?.fault).toBeNull();
  expect((await planner.call(readFirstSteps, {})).body).toMatchObject({
    groupsWithoutHandleTimes: steps.groupsWithoutHandleTimes - 1,
    staffedGroups: steps.staffedGroups + 1,
  });
});

test("A goal out of reach has no number, and says what limits it", async () => {
  const goal = { ...serviceGoal, serviceLevel: null, targetSeconds: null, averageWaitSeconds: 0 };
  const { planningGroupId, saveGroup, ...one } = await built("Perfect", { goal });
  await publish({ planningGroupId, ...one });
  await calculate(planningGroupId);
  const week = await weekOf(planningGroupId);
  expect(week.calculation?.fault).toBe("UNREACHABLE_GOAL");
  expect([week.onQueue[20], week.required[20]]).toEqual([null, null]);
  const { explanation } = (await explain(planningGroupId, monday + 10 * hourMs)).body;
  expect(explanation).toMatchObject({ agents: null, limit: { cause: "chance", part: "averageWaitSeconds" } });
  const body = { from: dateOf(monday), days: 7, scenarioIds: [null] };
  const compared = await planner.call(compareScenarios, { params: { planningGroupId }, body });
  expect(compared.errorCode).toBe("UNREACHABLE_GOAL");
  await saveGroup({ goal: { ...goal, averageWaitSeconds: null } });
  expect((await explain(planningGroupId, monday + 10 * hourMs)).errorCode).toBe("NO_GOAL");
});

test("Shrinkage of a group comes before that of its business unit and of the activity code, hour by hour", async () => {
  const { planningGroupId, businessUnitId } = await built("Shrinking");
  const code = { kind: "training" as const, isPaid: true, isWorkTime: true, colorCode: "#0f7b6c" };
  const body = { ...code, name: "Coaching", shrinkage: 0.03, fromHour: 9, toHour: 17 };
  const { id: activityCodeId } = (await planner.call(saveActivityCode, { body })).body.activityCode;
  const read = async () => (await planner.call(readShrinkage, { params: { planningGroupId } })).body.shrinkage;
  const coaching = async () => (await read()).activities.find(({ id }) => id === activityCodeId);
  expect(await coaching()).toMatchObject({ source: "activityCode" });
  const entry = { activityCodeId, fromHour: 8, toHour: 12, share: 0.2 };
  const unit = { of: "businessUnit" as const, id: businessUnitId, entries: [entry] };
  const { versions } = await read();
  expect((await planner.call(saveShrinkage, { body: { ...unit, version: versions.businessUnit } })).status).toBe(200);
  expect((await planner.call(saveShrinkage, { body: { ...unit, version: versions.businessUnit } })).errorCode).toBe(
    "CHANGED_MEANWHILE",
  );
  const ofUnit = await coaching();
  expect([ofUnit?.source, ofUnit?.hours[7], ofUnit?.hours[8], ofUnit?.hours[12]]).toEqual(["businessUnit", 0, 0.2, 0]);
  const own = { of: "planningGroup" as const, id: planningGroupId };
  await planner.call(saveShrinkage, { body: { ...own, entries: [{ ...entry, share: 0.3 }] } });
  expect((await coaching())?.hours[8]).toBe(0.3);
  const tooMuch = [{ ...entry, share: 0.95 }];
  const sick = { ...code, name: "Flu", shrinkage: 0.1, fromHour: 0, toHour: 24 };
  await planner.call(saveActivityCode, { body: sick });
  expect((await planner.call(saveShrinkage, { body: { ...own, entries: tooMuch } })).errorCode).toBe(
    "SHRINKAGE_TOO_HIGH",
  );
  const twice = [entry, { ...entry, fromHour: 11, toHour: 13 }];
  expect((await planner.call(saveShrinkage, { body: { ...own, entries: twice } })).status).toBe(400);
  const strange = [{ ...entry, activityCodeId: newId() }];
  expect((await planner.call(saveShrinkage, { body: { ...own, entries: strange } })).status).toBe(404);
});

test("Scenarios have names of their own, are compared side by side, and store nothing else", async () => {
  const { planningGroupId, ...one } = await built("Scenarios");
  await publish({ planningGroupId, ...one });
  const params = { planningGroupId };
  const scenario = { name: "Campaign", parameters: { ...scenarioParameters, volumePercent: 50, shrinkagePoints: 0 } };
  const saved = (await planner.call(saveScenario, { params, body: scenario })).body.scenario;
  expect(saved).toEqual({ ...scenario, id: saved.id, version: 1 });
  const again = { ...scenario, name: "CAMPAIGN" };
  expect((await planner.call(saveScenario, { params, body: again })).errorCode).toBe("NAME_EXISTS");
  const body = { ...scenario, id: saved.id, version: 1 };
  expect((await planner.call(saveScenario, { params, body })).body.scenario.version).toBe(2);
  expect((await planner.call(saveScenario, { params, body })).errorCode).toBe("CHANGED_MEANWHILE");
  const few = { name: "Few people", parameters: { ...scenarioParameters, peopleMax: 12, volumePercent: 0 } };
  const limited = (await planner.call(saveScenario, { params, body: few })).body.scenario;
  const compare = async (scenarioIds: (string | null)[]) =>
    planner.call(compareScenarios, { params, body: { from: dateOf(monday), days: 7, scenarioIds } });
  const { results } = (await compare([null, saved.id])).body;
  expect(results.map(({ name, onQueue }) => [name, onQueue[20]])).toEqual([
    [null, 14],
    ["Campaign", 19],
  ]);
  expect(results[1]?.hours).toBeGreaterThan(results[0]?.hours ?? 0);
  const [out] = (await compare([limited.id])).body.results;
  expect(out).toMatchObject({ unreachable: 140 });
  expect([out?.required[20], (out?.serviceLevel[20] ?? 1) < 0.8]).toEqual([null, true]);
  expect((await compare([newId()])).status).toBe(404);
  expect((await weekOf(planningGroupId)).calculation).toBeNull();
  expect((await planner.call(deleteScenario, { params: { scenarioId: saved.id } })).status).toBe(200);
  const { scenarios } = (await planner.call(listScenarios, { params })).body;
  expect(scenarios.map(({ name }) => name)).toEqual(["Few people"]);
});

test("A calculation that is cancelled calculates no further planning groups", async () => {
  const [first, second] = [await built("Slow"), await built("Never reached")];
  await publish(first);
  await publish(second);
  const owner = new Client({ connectionString: server.connectionString });
  await owner.connect();
  await owner.query(`
    create function slow_staffing() returns trigger language plpgsql as $$ begin perform pg_sleep(3); return new; end $$;
    create trigger slow_staffing before insert on staffing_calculations for each row
      when (new.planning_group_id = '${first.planningGroupId}') execute function slow_staffing()`);
  const planningGroupIds = [first.planningGroupId, second.planningGroupId];
  const { jobId } = (await planner.call(calculateStaffing, { body: { planningGroupIds } })).body;
  const stateOf = async () => (await planner.call(readJob, { params: { jobId }, query: {} })).body.job.state;
  await expect.poll(stateOf, { timeout: 20_000, interval: 50 }).toBe("running");
  await planner.call(cancelJob, { params: { jobId }, body: {} });
  await expect.poll(stateOf, { timeout: 20_000, interval: 50 }).toBe("cancelled");
  await owner.query("drop trigger slow_staffing on staffing_calculations; drop function slow_staffing");
  await owner.end();
  expect((await weekOf(second.planningGroupId)).calculation).toBeNull();
});

test("Staffing is closed to signed-out callers, to those who may only look, and to other tenants", async () => {
  const one = await built("Guarded staffing");
  await publish(one);
  const permissions = ["wfm:staffing:view"];
  const viewer = await signIn(server, await buildUser(server.services, tenant, { permissions }));
  const foreigner = await signIn(server, await buildUser(server.services, await buildTenant(server.services)));
  const params = { planningGroupId: one.planningGroupId };
  for (const [client, mayRead, mayWrite] of [
    [anonymous(server), 401, 401],
    [viewer, 200, 403],
    [foreigner, 404, 404],
  ] as const) {
    expect((await client.call(readStaffing, { params, query: {} })).status).toBe(mayRead);
    expect((await client.call(listOutdatedStaffing, { params })).status).toBe(mayRead);
    expect((await client.call(readPooledStaffing, { params, query: {} })).status).toBe(mayRead);
    const day = dateOf(monday);
    expect((await client.call(readSharedSkills, { params, query: { day } })).status).toBe(mayRead);
    expect((await explain(one.planningGroupId, monday + 10 * hourMs, client)).status).toBe(mayRead);
    expect((await client.call(readShrinkage, { params })).status).toBe(mayRead);
    expect((await client.call(calculateStaffing, { body: { planningGroupIds: [one.planningGroupId] } })).status).toBe(
      mayWrite,
    );
    const body = { name: "Mine", parameters: scenarioParameters };
    expect((await client.call(saveScenario, { params, body })).status).toBe(mayWrite);
    const shrinkage = { of: "planningGroup" as const, id: one.planningGroupId, entries: [] };
    expect((await client.call(saveShrinkage, { body: shrinkage })).status).toBe(mayWrite);
  }
});
