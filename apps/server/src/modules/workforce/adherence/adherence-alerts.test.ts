import {
  type AdherenceAlertFields,
  deleteAdherenceAlert,
  saveAdherenceAlert,
  searchAdherenceAlerts,
  searchAlertRecipients,
} from "@evolve/contracts/adherence-alerts";
import { addAdherenceException, pushAgentStates, searchAdherence } from "@evolve/contracts/adherence";
import { listNotifications, updateNotificationSettings } from "@evolve/contracts/notifications";
import { saveStateMapping } from "@evolve/contracts/state-mappings";
import { newId } from "@evolve/server/ids";
import { type BuiltTenant, type BuiltUser, buildTenant, buildUser } from "@evolve/testkit/builders";
import { signIn, type TestClient } from "@evolve/testkit/client";
import { runJob } from "@evolve/testkit/run-job";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { findDeviations, tellDeviations } from "./tell-deviations.ts";

let server: TestServer;
let tenant: BuiltTenant;
let chief: TestClient;
/** Who may approve, in the agents' team and in none. */
let lead: BuiltUser;
let other: BuiltUser;
let watcher: BuiltUser;
let groupId: string;
let skillId: string;
let scheduleId: string;
let businessUnitId: string;
let noon: number;

const minute = 60_000;
const hour = 60 * minute;

beforeAll(async () => {
  server = await startTestServer();
  const now = server.clock.now().getTime();
  noon = Math.ceil(now / (24 * hour)) * 24 * hour + 12 * hour;
  server.clock.advance((noon - now) / 1_000);
  tenant = await buildTenant(server.services);
  const permissions = ["wfm:adherence:view", "wfm:adherence:edit"];
  [groupId, skillId, scheduleId, businessUnitId] = [newId(), newId(), newId(), newId()];
  const of = { tenant_id: tenant.id };
  await server.services.database.withTenant(tenant.id, async (tx) => {
    await tx
      .insertInto("skills")
      .values({ ...of, id: skillId, name: "Billing", color_code: "#1461c4" })
      .execute();
    const unit = { name: "Nordic", zone: "UTC", week_start: 1, interval_minutes: 30 };
    await tx
      .insertInto("business_units")
      .values({ ...of, id: businessUnitId, ...unit })
      .execute();
    const within = { ...of, business_unit_id: businessUnitId };
    await tx
      .insertInto("planning_groups")
      .values({ ...within, id: groupId, name: "Billing calls", skill_id: skillId })
      .execute();
    const code = { ...of, is_work_time: true, is_paid: true, color_code: "#1461c4" };
    await tx
      .insertInto("activity_codes")
      .values({ ...code, id: newId(), name: "Calls", kind: "onQueue" })
      .execute();
    await tx
      .insertInto("schedules")
      .values({
        ...{ ...within, id: scheduleId, name: "", state: "published", days: 7 },
        ...{ first_day: new Date(noon).toISOString().slice(0, 10), created_at: server.clock.now() },
      })
      .execute();
  });
  other = await buildUser(server.services, tenant, { permissions, teamId: null });
  chief = await signIn(server, other);
  lead = await buildUser(server.services, tenant, { permissions });
  watcher = await buildUser(server.services, tenant, { permissions: ["wfm:adherence:view"] });
  for (const [state, kinds] of [
    ["Available", ["onQueue"]],
    ["Training", ["training"]],
    ["Logged out", []],
  ] as const)
    await chief.call(saveStateMapping, { body: { state, kinds: [...kinds] } });
});
afterAll(() => server.close());
// Each test has its own alerts, and agents that nobody was told of.
beforeEach(async () => {
  await server.services.database.withTenant(tenant.id, async (tx) => {
    for (const table of ["adherence_alerts", "adherence_alerts_told", "notifications", "shifts"] as const)
      await tx.deleteFrom(table).where("tenant_id", "=", tenant.id).execute();
  });
});

/** Somebody of the first team, on shift from so many hours before noon for eight, who has taken calls since. */
const agentOnShift = async ({
  before = 4,
  ...more
}: { before?: number; teamId?: null; permissions?: string[] } = {}) => {
  const agent = await buildUser(server.services, tenant, { permissions: [], ...more });
  const starts_at = new Date(noon - before * hour);
  const of = { tenant_id: tenant.id };
  await server.services.database.withTenant(tenant.id, async (tx) => {
    await tx
      .insertInto("planning_agents")
      .values({ ...of, user_id: agent.id, business_unit_id: businessUnitId })
      .execute();
    await tx
      .insertInto("shifts")
      .values({
        ...{ ...of, schedule_id: scheduleId, id: newId(), agent_id: agent.id, starts_at, minutes: 480 },
        ...{ day: new Date(noon).toISOString().slice(0, 10), activities: "[]", changed_at: starts_at },
      })
      .execute();
  });
  await into(agent, "Available", before * 60);
  return agent;
};
/** Goes into a state so many minutes ago. */
const into = (agent: BuiltUser, state: string, ago: number) => {
  const startsAt = new Date(server.clock.now().getTime() - ago * minute).toISOString();
  return chief.call(pushAgentStates, { body: { states: [{ userId: agent.id, state, startsAt }] } });
};

const ofTeam = (): AdherenceAlertFields => ({
  ...{ teamId: tenant.teamId, planningGroupId: null, minutes: 5, kinds: [], recipientIds: [], isActive: true },
});
const add = async (fields: Partial<AdherenceAlertFields> = {}) => {
  const answer = await chief.call(saveAdherenceAlert, { body: { ...ofTeam(), ...fields } });
  expect(answer.status).toBe(200);
  return answer.body.alert;
};
const look = () => runJob(server, tellDeviations, {}, tenant.id);
const told = async (user: BuiltUser) =>
  (await (await signIn(server, user)).call(listNotifications, { query: {} })).body.notifications.filter(
    ({ topic }) => topic === "adherence",
  );

test("Supervisors of the agent's team are told once of a deviation, with a link to the day, and again of the next one", async () => {
  const agent = await agentOnShift();
  await add();
  await into(agent, "Logged out", 4);
  await look();
  expect(await told(lead)).toEqual([]);
  await into(agent, "Logged out", 6);
  await look();
  // As after a restart, or on another node.
  await Promise.all([look(), look()]);
  expect(await told(lead)).toMatchObject([
    {
      topic: "adherence",
      title: expect.stringContaining("is out of adherence") as string,
      content: expect.stringMatching(/^For 6 minutes. Scheduled: Calls. State: Logged out.$/) as string,
      linkURL: `/wfm/#/adherence?panel=${agent.id}`,
    },
  ]);
  expect(await told(other)).toEqual([]);
  expect(await told(watcher)).toEqual([]);
  server.clock.advance(8 * 60);
  await into(agent, "Available", 7);
  await into(agent, "Logged out", 6);
  await look();
  expect(await told(lead)).toHaveLength(2);
});

test("Agents who deviate at once are gathered in one notification, which leads to those who are out too long", async () => {
  const agents = [await agentOnShift(), await agentOnShift(), await agentOnShift()];
  await add();
  const startsAt = new Date(server.clock.now().getTime() - 10 * minute).toISOString();
  const states = agents.map(({ id }) => ({ userId: id, state: "Logged out", startsAt }));
  await chief.call(pushAgentStates, { body: { states } });
  await look();
  expect(await told(lead)).toMatchObject([
    { title: "3 agents out of adherence", linkURL: "/wfm/#/adherence?isOverdue=yes" },
  ]);
});

test("Nobody is told of an agent who is off shift, has an approval, or whose kind of deviation does not count", async () => {
  const [over, approved, training] = [await agentOnShift({ before: 9 }), await agentOnShift(), await agentOnShift()];
  await add({ kinds: ["away"] });
  await into(over, "Logged out", 90);
  await into(approved, "Logged out", 30);
  await into(training, "Training", 30);
  const now = server.clock.now().getTime();
  const body = { from: new Date(now - hour).toISOString(), to: new Date(now + hour).toISOString(), reason: "Drill" };
  await chief.call(addAdherenceException, { params: { userId: approved.id }, body });
  await look();
  expect(await told(lead)).toEqual([]);
  await add({ kinds: ["otherWork"] });
  await look();
  expect(await told(lead)).toMatchObject([{ linkURL: `/wfm/#/adherence?panel=${training.id}` }]);
});

test("Who is named is told instead of the supervisors, unless they may no longer see adherence, and nobody of themselves", async () => {
  const agent = await agentOnShift({ permissions: ["wfm:adherence:view"] });
  const stranger = await buildUser(server.services, tenant, { permissions: [] });
  await add({ recipientIds: [watcher.id, stranger.id, agent.id] });
  await into(agent, "Logged out", 30);
  await look();
  expect(await told(watcher)).toHaveLength(1);
  for (const user of [lead, stranger, agent]) expect(await told(user)).toEqual([]);
});

test("An alert of a planning group is about the agents who have its skill; without a supervisor in their team all are told", async () => {
  const [skilled, unskilled] = [await agentOnShift({ teamId: null }), await agentOnShift({ teamId: null })];
  await server.services.database.withTenant(tenant.id, (tx) =>
    tx
      .insertInto("user_skills")
      .values({ tenant_id: tenant.id, user_id: skilled.id, skill_id: skillId, proficiency: 5 })
      .execute(),
  );
  await add({ teamId: null, planningGroupId: groupId });
  for (const agent of [skilled, unskilled]) await into(agent, "Logged out", 30);
  await look();
  for (const user of [lead, other])
    expect(await told(user)).toMatchObject([{ linkURL: `/wfm/#/adherence?panel=${skilled.id}` }]);
});

test("Two alerts about the same deviation tell a person once; the topic can be muted; an alert that is off tells nobody", async () => {
  const agent = await agentOnShift();
  await add();
  await add({ minutes: 10, recipientIds: [lead.id, watcher.id] });
  const settings = { body: { topic: "adherence", bell: false, mail: false } } as const;
  await (await signIn(server, watcher)).call(updateNotificationSettings, settings);
  await into(agent, "Logged out", 30);
  await look();
  expect(await told(lead)).toHaveLength(1);
  expect(await told(watcher)).toEqual([]);
  const next = await agentOnShift();
  const { alerts } = (await chief.call(searchAdherenceAlerts, { body: {} })).body;
  for (const { id, version } of alerts)
    await chief.call(saveAdherenceAlert, { body: { ...ofTeam(), id, version, isActive: false } });
  await into(next, "Logged out", 30);
  await look();
  expect(await told(lead)).toHaveLength(1);
});

test("The queue looks at every tenant with an alert that is on", async () => {
  const agent = await agentOnShift();
  await add();
  await into(agent, "Logged out", 30);
  await runJob(server, findDeviations, {});
  await expect.poll(() => told(lead), { timeout: 5_000 }).toHaveLength(1);
});

test("The board marks and counts those who are out for longer than an alert allows, and is narrowed to them", async () => {
  const [late, early] = [await agentOnShift(), await agentOnShift()];
  await into(late, "Logged out", 30);
  await into(early, "Logged out", 2);
  const search = async (filter: object) => (await chief.call(searchAdherence, { body: { filter } })).body;
  const ids = [late.id, early.id];
  expect(await search({ id: ids })).toMatchObject({ overdue: null, agents: [{ isOverdue: false }, {}] });
  await add();
  expect(await search({ id: ids })).toMatchObject({
    ...{ overdue: 1, counts: { out: 2 } },
    agents: [
      { id: late.id, isOverdue: true },
      { id: early.id, isOverdue: false },
    ],
  });
  const narrowed = await search({ id: ids, isOverdue: ["yes"] });
  expect(narrowed).toMatchObject({ overdue: 1, totalRecords: 1, agents: [{ id: late.id }] });
  expect((await search({ id: ids, isOverdue: ["no"] })).agents.map(({ id }) => id)).toEqual([early.id]);
});

test("An alert is of a team or a planning group that there is, and of people that there are; of two who edit it the later is told", async () => {
  const save = (fields: object) => chief.call(saveAdherenceAlert, { body: { ...ofTeam(), ...fields } });
  for (const fields of [{ teamId: null }, { planningGroupId: groupId }, { minutes: 0 }, { kinds: ["late"] }])
    expect((await save(fields)).status).toBe(400);
  for (const fields of [
    { teamId: newId() },
    { teamId: null, planningGroupId: newId() },
    { recipientIds: [newId()] },
    { id: newId() },
  ])
    expect((await save(fields)).status).toBe(404);
  const made = await add({ recipientIds: [watcher.id] });
  expect(made).toMatchObject({ name: "First team", recipients: [{ id: watcher.id }], version: 1 });
  const changed = await save({ id: made.id, version: 1, minutes: 15 });
  expect(changed.body.alert).toMatchObject({ minutes: 15, version: 2 });
  expect((await save({ id: made.id, version: 1 })).errorCode).toBe("CHANGED_MEANWHILE");
  const found = async (filter: object) =>
    (await chief.call(searchAdherenceAlerts, { body: { filter } })).body.alerts.map(({ id }) => id);
  expect(await found({ search: "first", isActive: ["yes"] })).toEqual([made.id]);
  expect(await found({ isActive: ["no"] })).toEqual([]);
  expect((await chief.call(deleteAdherenceAlert, { params: { alertId: made.id } })).status).toBe(200);
  expect(await found({})).toEqual([]);
});

test("Only those who may see adherence can be chosen to be told", async () => {
  const { recipients } = (await chief.call(searchAlertRecipients, { body: { top: 100 } })).body;
  const ids = recipients.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining([lead.id, watcher.id]));
  const stranger = await buildUser(server.services, tenant, { permissions: [] });
  expect(ids).not.toContain(stranger.id);
});
