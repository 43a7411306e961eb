import {
  addAdherenceException,
  adherenceChoices,
  adherenceLimits,
  pushAgentStates,
  readAgentAdherence,
  searchAdherence,
  undoAdherenceException,
} from "@evolve/contracts/adherence";
import { saveStateMapping } from "@evolve/contracts/state-mappings";
import { newId } from "@evolve/server/ids";
import { type BuiltTenant, type BuiltUser, buildTenant, buildUser } from "@evolve/testkit/builders";
import { signIn, type TestClient } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;
let supervisor: TestClient;
let businessUnitId: string;
let scheduleId: string;
let lunchId: string;
let midnight: number;

const hour = 3_600_000;
const minute = 60_000;

beforeAll(async () => {
  server = await startTestServer();
  // Noon, so that all of a day's shifts are on one date.
  const now = server.clock.now().getTime();
  midnight = Math.ceil(now / (24 * hour)) * 24 * hour;
  server.clock.advance((midnight + 12 * hour - now) / 1_000);
  tenant = await buildTenant(server.services);
  const permissions = ["wfm:adherence:view", "wfm:adherence:edit"];
  supervisor = await signIn(server, await buildUser(server.services, tenant, { permissions }));
  businessUnitId = newId();
  scheduleId = newId();
  lunchId = newId();
  const of = { tenant_id: tenant.id };
  await server.services.database.withTenant(tenant.id, async (tx) => {
    await tx
      .insertInto("business_units")
      .values({ ...of, id: businessUnitId, name: "Nordic", zone: "UTC", week_start: 1, interval_minutes: 30 })
      .execute();
    const code = { ...of, is_work_time: true, is_paid: true, color_code: "#1461c4" };
    await tx
      .insertInto("activity_codes")
      .values([
        { ...code, id: newId(), name: "Calls", kind: "onQueue" },
        { ...code, id: lunchId, name: "Lunch", kind: "meal" },
      ])
      .execute();
    await tx
      .insertInto("schedules")
      .values({
        ...of,
        id: scheduleId,
        business_unit_id: businessUnitId,
        name: "",
        state: "published",
        first_day: dayOf(midnight),
        days: 7,
        created_at: server.clock.now(),
      })
      .execute();
  });
  for (const [state, kinds] of [
    ["Available", ["onQueue"]],
    ["Lunch", ["meal", "break"]],
    ["Logged out", []],
  ] as const)
    await supervisor.call(saveStateMapping, { body: { state, kinds: [...kinds] } });
});
afterAll(() => server.close());

/** The clock goes on during a test. */
const about = (share: number) => expect.closeTo(share, 2) as number;
const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);
const at = (hours: number): string => new Date(midnight + hours * hour).toISOString();
let last = 0;

interface Given {
  readonly from?: number;
  readonly minutes?: number;
  readonly day?: number;
  readonly permissions?: readonly string[];
  readonly activities?: readonly { readonly code: string; readonly start: number; readonly minutes: number }[];
}

/** An agent of whom a shift is published: from 9 o'clock today for eight hours, unless another is given. */
const agentWith = async (given: Given = {}) => {
  const { from = 9, minutes = 480, day = midnight, activities = [], permissions = [] } = given;
  const agent = await buildUser(server.services, tenant, { permissions: [...permissions] });
  last += 1;
  const employee_number = `E${last}`;
  const of = { tenant_id: tenant.id };
  await server.services.database.withTenant(tenant.id, async (tx) => {
    await tx
      .insertInto("planning_agents")
      .values({ ...of, user_id: agent.id, business_unit_id: businessUnitId, employee_number })
      .execute();
    await tx
      .insertInto("shifts")
      .values({
        ...of,
        schedule_id: scheduleId,
        id: newId(),
        agent_id: agent.id,
        starts_at: new Date(midnight + from * hour),
        minutes,
        day: dayOf(day),
        activities: JSON.stringify(activities),
        changed_at: server.clock.now(),
      })
      .execute();
  });
  return { ...agent, employeeNumber: employee_number };
};
const push = (agent: BuiltUser, ...states: readonly (readonly [hours: number, state: string])[]) =>
  supervisor.call(pushAgentStates, {
    body: { states: states.map(([hours, state]) => ({ userId: agent.id, state, startsAt: at(hours) })) },
  });
const rowOf = async (agent: BuiltUser) =>
  (await supervisor.call(searchAdherence, { body: { filter: { id: [agent.id] } } })).body.agents[0];
const dayOfAgent = async (agent: BuiltUser) =>
  (await supervisor.call(readAgentAdherence, { params: { userId: agent.id }, query: {} })).body.day;

test("The board says what is scheduled now, what the agent does, and since when that is wrong", async () => {
  const agent = await agentWith({ activities: [{ code: lunchId, start: 120, minutes: 30 }] });
  expect(await rowOf(agent)).toMatchObject({ status: "unknown", state: null, adherence: null });
  await push(agent, [9, "Available"], [11, "Lunch"], [11.5, "Available"]);
  expect(await rowOf(agent)).toMatchObject({
    status: "adherent",
    activity: { name: "Calls", kind: "onQueue", until: at(17) },
    ...{ state: "Available", stateSince: at(11.5), isMapped: true, outSince: null, adherence: 1, conformance: 1 },
  });
  await push(agent, [11.75, "Lunch"]);
  expect(await rowOf(agent)).toMatchObject({
    ...{ status: "out", state: "Lunch", outSince: at(11.75) },
    ...{ adherence: about(2.75 / 3), conformance: about(2.25 / 2.5) },
  });
});

test("States are pushed again without effect, by id or by employee number, and the last one of an instant counts", async () => {
  const agent = await agentWith();
  expect((await push(agent, [9, "Lunch"], [9, "Available"])).body).toEqual({ stored: 1, unmapped: [] });
  const byNumber = { employeeNumber: agent.employeeNumber.toLowerCase(), state: "Lunch", startsAt: at(10) };
  await supervisor.call(pushAgentStates, { body: { states: [byNumber] } });
  await push(agent, [9, "Available"], [10, "Lunch"]);
  expect((await dayOfAgent(agent)).actual.map(({ state, from, to }) => [state, from, to])).toEqual([
    ["Available", midnight + 9 * hour, midnight + 10 * hour],
    ["Lunch", midnight + 10 * hour, expect.closeTo(midnight + 12 * hour, -5)],
  ]);
});

test("A state that nobody has mapped is stored, named in the answer and shown as unknown until it is mapped", async () => {
  const agent = await agentWith();
  expect((await push(agent, [9, "Wrapup 7"])).body.unmapped).toEqual(["Wrapup 7"]);
  expect(await rowOf(agent)).toMatchObject({ status: "unknown", state: "Wrapup 7", isMapped: false });
  await supervisor.call(saveStateMapping, { body: { state: "Wrapup 7", kinds: ["onQueue"] } });
  expect(await rowOf(agent)).toMatchObject({ status: "adherent", isMapped: true, adherence: 1 });
});

test("A push with an instant ahead of the clock, one too old or a stranger is refused by its row, and nothing of it is stored", async () => {
  const agent = await agentWith();
  const good = { userId: agent.id, state: "Available", startsAt: at(9) };
  const refused = async (row: object) =>
    supervisor.call(pushAgentStates, { body: { states: [good, { ...good, ...row }] } });
  const ahead = new Date(server.clock.now().getTime() + (adherenceLimits.aheadMinutes + 1) * minute).toISOString();
  expect(await refused({ startsAt: ahead })).toMatchObject({
    status: 400,
    body: { fields: { "states.1.startsAt": expect.anything() as string } },
  });
  expect((await refused({ startsAt: at(-24 * 401) })).status).toBe(400);
  expect(await refused({ userId: newId() })).toMatchObject({
    status: 404,
    body: { fields: { "states.1.userId": expect.anything() as string } },
  });
  const nameless = { employeeNumber: "E0", userId: undefined };
  expect(await refused(nameless)).toMatchObject({
    status: 404,
    body: { fields: { "states.1.employeeNumber": expect.anything() as string } },
  });
  expect((await refused({ employeeNumber: "E1" })).status).toBe(400);
  expect(await rowOf(agent)).toMatchObject({ state: null });
});

test("An approved exception counts as adherent until it is undone", async () => {
  const agent = await agentWith();
  await push(agent, [9, "Available"], [11, "Lunch"]);
  const exception = { from: at(11), to: at(12.5), reason: "Helps the other team" };
  const params = { userId: agent.id };
  const { exceptionId } = (await supervisor.call(addAdherenceException, { params, body: exception })).body;
  expect(await rowOf(agent)).toMatchObject({ status: "excepted", outSince: null, adherence: 1 });
  const day = await dayOfAgent(agent);
  expect(day.stretches).toEqual([]);
  expect(day.totals).toMatchObject({ adherent: 2 * hour, excepted: expect.closeTo(hour, -5) as number, out: 0 });
  expect(day.exceptions).toMatchObject([{ id: exceptionId, reason: "Helps the other team" }]);
  const undo = () => supervisor.call(undoAdherenceException, { params: { exceptionId } });
  expect((await undo()).status).toBe(200);
  expect(await rowOf(agent)).toMatchObject({ status: "out", outSince: at(11), adherence: about(2 / 3) });
  expect((await undo()).status).toBe(404);
});

test("Nobody approves their own deviation or undoes the approval of one, whatever else they may do", async () => {
  const own = await agentWith({ permissions: ["wfm:adherence:edit"] });
  const self = await signIn(server, own);
  const params = { userId: own.id };
  const body = { from: at(9), to: at(10), reason: "I was busy" };
  expect(await self.call(addAdherenceException, { params, body })).toMatchObject({
    status: 403,
    errorCode: "OWN_ADHERENCE",
  });
  const { exceptionId } = (await supervisor.call(addAdherenceException, { params, body })).body;
  const undone = await self.call(undoAdherenceException, { params: { exceptionId } });
  expect(undone).toMatchObject({ status: 403, errorCode: "OWN_ADHERENCE" });
  // The refusal has left it as it was.
  expect((await supervisor.call(undoAdherenceException, { params: { exceptionId } })).status).toBe(200);
});

test("An exception needs a reason, an end after its beginning, and lasts a day at most", async () => {
  const agent = await agentWith();
  const params = { userId: agent.id };
  const valid = { from: at(9), to: at(10), reason: "Training" };
  for (const body of [{ reason: " " }, { to: at(9) }, { to: at(34) }])
    expect((await supervisor.call(addAdherenceException, { params, body: { ...valid, ...body } })).status).toBe(400);
  const stranger = { params: { userId: newId() }, body: valid };
  expect((await supervisor.call(addAdherenceException, stranger)).status).toBe(404);
});

test("An agent's day tells each stretch out of adherence with what was scheduled and done", async () => {
  const agent = await agentWith({ activities: [{ code: lunchId, start: 60, minutes: 30 }] });
  await push(agent, [8, "Logged out"], [9.25, "Available"], [10, "Lunch"], [11, "Available"]);
  const day = await dayOfAgent(agent);
  expect(day.scheduled.map(({ name }) => name)).toEqual(["Calls", "Lunch", "Calls"]);
  expect(day.stretches).toEqual([
    { from: midnight + 9 * hour, to: midnight + 9.25 * hour, activity: "Calls", state: "Logged out" },
    { from: midnight + 10.5 * hour, to: midnight + 11 * hour, activity: "Calls", state: "Lunch" },
  ]);
  expect(day.actual[0]).toMatchObject({ state: "Logged out", from: midnight + 8 * hour, isMapped: true });
});

test("A shift over midnight is on the board while it is under way; yesterday's others and tomorrow's are not", async () => {
  const night = await agentWith({ from: -2, minutes: 900, day: midnight - 24 * hour });
  const over = await agentWith({ from: -20, day: midnight - 24 * hour });
  const tomorrow = await agentWith({ from: 33, day: midnight + 24 * hour });
  await push(night, [-2, "Available"]);
  expect(await rowOf(night)).toMatchObject({ status: "adherent", shiftFrom: at(-2), adherence: 1 });
  await server.services.database.withTenant(tenant.id, async (tx) => {
    const shift = await tx.selectFrom("shifts").selectAll().where("agent_id", "=", night.id).executeTakeFirstOrThrow();
    const next = { id: newId(), starts_at: new Date(midnight + 22 * hour), day: dayOf(midnight) };
    await tx
      .insertInto("shifts")
      .values({ ...shift, ...next, activities: "[]" })
      .execute();
  });
  const { date, scheduled } = await dayOfAgent(night);
  expect([date, scheduled.map(({ from }) => from)]).toEqual([dayOf(midnight - 24 * hour), [midnight - 2 * hour]]);
  expect(await rowOf(over)).toBeUndefined();
  expect(await rowOf(tomorrow)).toBeUndefined();
  const later = await agentWith({ from: 14 });
  expect(await rowOf(later)).toMatchObject({ status: "offShift", activity: null, shiftFrom: at(14), adherence: null });
  const query = { date: dayOf(midnight - 24 * hour) };
  const past = await supervisor.call(readAgentAdherence, { params: { userId: over.id }, query });
  expect(past.body.day).toMatchObject({ date: query.date, totals: { unknown: 8 * hour, scheduledWork: 8 * hour } });
});

test("Shifts that lie upon each other, against the rules, leave the board readable", async () => {
  const agent = await agentWith();
  await server.services.database.withTenant(tenant.id, async (tx) => {
    const shift = await tx.selectFrom("shifts").selectAll().where("agent_id", "=", agent.id).executeTakeFirstOrThrow();
    const again = { ...shift, id: newId(), activities: JSON.stringify(shift.activities) };
    await tx.insertInto("shifts").values(again).execute();
  });
  await push(agent, [9, "Available"]);
  expect(await rowOf(agent)).toMatchObject({ status: "adherent", adherence: 1 });
});

test("Those who are out for longest come first, those who are not on shift last; a status narrows the rows and leaves the counts", async () => {
  const [short, long, fine] = [await agentWith(), await agentWith(), await agentWith()];
  await push(short, [9, "Available"], [11.9, "Lunch"]);
  await push(long, [9, "Lunch"]);
  await push(fine, [9, "Available"]);
  const later = await agentWith({ from: 14 });
  const ids = [later.id, short.id, long.id, fine.id];
  const { body } = await supervisor.call(searchAdherence, { body: { filter: { id: ids } } });
  expect(body.agents.map(({ id }) => id)).toEqual([long.id, short.id, fine.id, later.id]);
  const out = await supervisor.call(searchAdherence, { body: { filter: { id: ids, status: ["out"] }, top: 1 } });
  expect(out.body).toMatchObject({ totalRecords: 2, counts: { out: 2, adherent: 1, unknown: 0, offShift: 1 } });
  const after = out.body.next ?? "";
  const more = await supervisor.call(searchAdherence, { body: { filter: { id: ids, status: ["out"] }, after } });
  expect(more.body.agents.map(({ id }) => id)).toEqual([short.id]);
});

test("The board is narrowed by business unit, site and team, which it offers to choose from", async () => {
  const agent = await agentWith();
  const other = { filter: { id: [agent.id], businessUnitId: [newId()] } };
  expect((await supervisor.call(searchAdherence, { body: other })).body.totalRecords).toBe(0);
  const own = { filter: { id: [agent.id], businessUnitId: [businessUnitId] } };
  expect((await supervisor.call(searchAdherence, { body: own })).body.totalRecords).toBe(1);
  const elsewhere = { filter: { id: [agent.id], siteId: [newId()] } };
  expect((await supervisor.call(searchAdherence, { body: elsewhere })).body.totalRecords).toBe(0);
  const choices = (await supervisor.call(adherenceChoices, {})).body;
  expect(choices.businessUnits).toEqual([{ id: businessUnitId, name: "Nordic" }]);
});

test("Every change is announced to open boards", async () => {
  const agent = await agentWith();
  const heard: string[] = [];
  server.services.bus.subscribe((message) => {
    if (message.kind === "subject-changed" && message.tenantId === tenant.id) heard.push(message.subject);
  });
  await push(agent, [9, "Available"]);
  await supervisor.call(saveStateMapping, { body: { state: "Chat", kinds: ["onQueue"] } });
  const body = { from: at(9), to: at(10), reason: "Training" };
  const { exceptionId } = (await supervisor.call(addAdherenceException, { params: { userId: agent.id }, body })).body;
  await supervisor.call(undoAdherenceException, { params: { exceptionId } });
  expect(heard).toEqual(["adherence", "adherence", "adherence", "adherence"]);
});
