import type { CallInput } from "@evolve/contracts/call";
import { readMySchedule } from "@evolve/contracts/my-schedule";
import { listNotifications } from "@evolve/contracts/notifications";
import { searchAgentHistory } from "@evolve/contracts/publications";
import { readScheduleRoster } from "@evolve/contracts/schedule-roster";
import {
  createSchedule,
  listSchedules,
  publishSchedule,
  readShifts,
  type ShiftEdit,
  writeShifts,
} from "@evolve/contracts/schedules";
import {
  checkMyTimeOff,
  decideTimeOff,
  readMyTimeOff,
  searchMyTimeOff,
  readTimeOff,
  reopenTimeOff,
  requestTimeOff,
  searchTimeOff,
  withdrawTimeOff,
} from "@evolve/contracts/time-off";
import {
  deleteTimeOffLimit,
  saveTimeOffEntitlement,
  saveTimeOffLimit,
  searchTimeOffBalances,
} from "@evolve/contracts/time-off-rules";
import { newId } from "@evolve/server/ids";
import { type BuiltTenant, type BuiltUser, buildTenant, buildUser } from "@evolve/testkit/builders";
import { anonymous, signIn, type TestClient } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;
let planner: TestClient;
let agent: BuiltUser;
let mine: TestClient;
let colleague: BuiltUser;
let other: TestClient;
let businessUnitId: string;
let vacation: string;
let sick: string;
let lunch: string;

const hour = 3_600_000;
/** A Monday. */
const monday = "2027-01-11";

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

beforeEach(async () => {
  tenant = await buildTenant(server.services);
  const permissions = [
    "wfm:schedule:view",
    "wfm:schedule:edit",
    "wfm:schedule:publish",
    "wfm:requests:view",
    "wfm:requests:edit",
  ] as const;
  planner = await signIn(server, await buildUser(server.services, tenant, { permissions: [...permissions] }));
  agent = await buildUser(server.services, tenant, { permissions: ["mySpace:view"] });
  mine = await signIn(server, agent);
  colleague = await buildUser(server.services, tenant, { permissions: ["mySpace:view"] });
  other = await signIn(server, colleague);
  [businessUnitId, vacation, sick, lunch] = [newId(), newId(), newId(), newId()];
  const of = { tenant_id: tenant.id };
  await server.services.database.withTenant(tenant.id, async (tx) => {
    const clock = { zone: "Europe/Stockholm", week_start: 1, interval_minutes: 30 };
    await tx
      .insertInto("business_units")
      .values({ ...of, id: businessUnitId, name: "Nordic", ...clock })
      .execute();
    const code = { ...of, is_work_time: true, color_code: "#1461c4" };
    await tx
      .insertInto("activity_codes")
      .values([
        { ...code, id: newId(), name: "Calls", kind: "onQueue", is_paid: true },
        { ...code, id: lunch, name: "Lunch", kind: "meal", is_paid: false },
        { ...code, id: sick, name: "Sick", kind: "timeOff", is_paid: true },
        { ...code, id: vacation, name: "Vacation", kind: "timeOff", is_paid: true },
      ])
      .execute();
    await tx
      .insertInto("planning_agents")
      .values([agent, colleague].map(({ id }) => ({ ...of, user_id: id, business_unit_id: businessUnitId })))
      .execute();
  });
});

type Put = Extract<ShiftEdit, { kind: "put" }>;
const put = (start: string, more: Partial<Put> = {}): Put => ({
  kind: "put",
  id: newId(),
  version: 0,
  agentId: agent.id,
  start: Date.parse(start),
  minutes: 480,
  activities: [{ code: lunch, start: 240, minutes: 30 }],
  isLocked: false,
  reason: "Test",
  ...more,
});

const draftOf = async (...edits: ShiftEdit[]): Promise<string> => {
  const draft = { businessUnitId, name: "Draft", firstDay: monday, days: 7, copyPublished: true };
  const scheduleId = (await planner.call(createSchedule, { body: draft })).body.schedule.id;
  if (edits.length > 0) await planner.call(writeShifts, { params: { scheduleId }, body: { edits } });
  return scheduleId;
};
/** Publishes shifts of the week. */
const publish = async (...edits: ShiftEdit[]): Promise<string> => {
  const scheduleId = await draftOf(...edits);
  await planner.call(publishSchedule, { params: { scheduleId }, body: { firstDay: monday, days: 7 } });
  return scheduleId;
};
const entitle = (userIds: string[], minutes: number) =>
  planner.call(saveTimeOffEntitlement, { body: { userIds, codeId: vacation, year: 2027, minutes } });
const limit = (more: Partial<CallInput<typeof saveTimeOffLimit>["body"]> = {}) =>
  planner.call(saveTimeOffLimit, {
    body: {
      name: "Winter",
      businessUnitId,
      teamId: null,
      firstDay: "2027-01-01",
      lastDay: "2027-03-31",
      people: 1,
      isAutomatic: true,
      ...more,
    },
  });
const asked = (firstDay: string, lastDay = firstDay, part: { from: number; minutes: number } | null = null) => ({
  codeId: vacation,
  firstDay,
  lastDay,
  part,
});
const ask = async (client: TestClient, ...of: Parameters<typeof asked>) =>
  (await client.call(requestTimeOff, { body: { ...asked(...of), comment: "" } })).body.request;
const check = async (...of: Parameters<typeof asked>) => (await mine.call(checkMyTimeOff, { body: asked(...of) })).body;
const daysOf = async (client: TestClient) =>
  (await client.call(readMySchedule, { query: { from: monday, days: "7" } })).body.shifts.map(({ day }) => day);
const stateOf = async (client: TestClient, id: string) =>
  (await client.call(searchMyTimeOff, { body: { top: 200 } })).body.requests.find((request) => request.id === id);

test("Before sending, an agent sees what a request takes and how it will probably be answered", async () => {
  await publish(put("2027-01-11T08:00:00Z"), put("2027-01-12T08:00:00Z"));
  expect(await check(monday, "2027-01-13")).toMatchObject({
    likely: "likely",
    minutes: 900,
    days: [
      { day: monday, minutes: 450 },
      { day: "2027-01-12", minutes: 450 },
      { day: "2027-01-13", minutes: 0 },
    ],
  });
  // Of a week that is not published five days count.
  expect((await check("2027-02-01", "2027-02-07")).minutes).toBe(5 * 480);
  // From 12:00 to 14:00; lunch from 13:00 to 13:30 is not paid.
  expect((await check(monday, monday, { from: 720, minutes: 120 })).minutes).toBe(90);
  await entitle([agent.id], 900);
  await limit();
  expect(await check(monday, "2027-01-12")).toMatchObject({ likely: "approved", reasons: [{ code: "withinLimits" }] });
  await entitle([agent.id], 899);
  const reasons = (await check(monday, "2027-01-12")).reasons.map(({ code }) => code);
  expect(reasons).toEqual(["withinLimits", "balanceShort", "personDecides", "coverageKept"]);
});

test("The likely answer says which places and how much of each year's balance a request leaves, and as of when", async () => {
  expect(await check("2027-02-01")).toMatchObject({ places: null, balanceAfter: [], serviceLevel: null });
  await entitle([agent.id, colleague.id], 600);
  await limit({ people: 4 });
  await limit({ name: "Carnival", firstDay: "2027-02-02", lastDay: "2027-02-02", people: 2 });
  await ask(other, "2027-02-02");
  const askedAt = server.services.clock.now().getTime();
  const answer = await check("2027-02-01", "2027-02-02");
  expect(answer).toMatchObject({
    places: { day: "2027-02-02", left: 1, of: 2 },
    balanceAfter: [{ year: 2027, minutes: 600 - 960 }],
  });
  expect(Date.parse(answer.assessedAt)).toBeGreaterThanOrEqual(askedAt);
  expect((await check("2027-02-01")).balanceAfter).toEqual([{ year: 2027, minutes: 120 }]);
});

test("Rules approve what is within limits and balance at once: shifts leave what is published and drafts, and roster and balance know it", async () => {
  const draftId = await publish(put("2027-01-11T08:00:00Z"), put("2027-01-12T08:00:00Z"));
  await entitle([agent.id], 4_800);
  await limit();
  const request = await ask(mine, monday);
  expect(request).toMatchObject({ state: "approved", isAutomatic: true, minutes: 450 });
  expect(await daysOf(mine)).toEqual(["2027-01-12"]);
  const days = { firstDay: monday, days: 7 };
  const inDraft = (await planner.call(readShifts, { params: { scheduleId: draftId }, body: days })).body.shifts;
  expect(inDraft.map(({ day }) => day)).toEqual(["2027-01-12"]);
  const { roster } = (await planner.call(readScheduleRoster, { params: { scheduleId: draftId }, body: days })).body;
  expect(roster.agents.find(({ id }) => id === agent.id)?.timeOff).toEqual([
    {
      from: Date.parse("2027-01-10T23:00:00Z"),
      to: Date.parse("2027-01-11T23:00:00Z"),
      day: "2027-01-11",
      creditMinutes: 450,
    },
  ]);
  const { balances } = (await mine.call(readMyTimeOff, {})).body;
  expect(balances).toEqual([{ codeId: vacation, year: 2027, entitled: 4_800, taken: 0, planned: 450, requested: 0 }]);
  // Writing a shift into the time off breaks a rule.
  const edits = [put("2027-01-11T09:00:00Z", { reason: "" })];
  const refused = (await planner.call(writeShifts, { params: { scheduleId: draftId }, body: { edits } })).body.refused;
  expect(refused[0]?.rules.map(({ code }) => code)).toContain("during-time-off");
});

test("Who asks for a full day waits in line, and moves up when somebody cancels or a limit is raised", async () => {
  await entitle([agent.id, colleague.id], 4_800);
  await limit();
  const first = await ask(other, "2027-02-01");
  const second = await ask(mine, "2027-02-01");
  expect([first.state, second.state, second.place]).toEqual(["approved", "waitlisted", 1]);
  await other.call(withdrawTimeOff, { params: { requestId: first.id } });
  expect(await stateOf(mine, second.id)).toMatchObject({ state: "approved", isAutomatic: true });
  const third = await ask(other, "2027-02-01");
  expect(third.state).toBe("waitlisted");
  await limit({ name: "Winter, raised", firstDay: "2027-02-02" });
  expect((await stateOf(other, third.id))?.state).toBe("waitlisted");
  const { body } = await planner.call(searchTimeOff, { body: { filter: { state: ["waitlisted"] } } });
  expect(body.requests.map(({ id }) => id)).toEqual([third.id]);
});

test("A person decides with a reason, and both sides are told; undoing brings the shifts back", async () => {
  await publish(put("2027-01-11T08:00:00Z"), put("2027-01-12T08:00:00Z"));
  const request = await ask(mine, monday, "2027-01-12");
  expect(request.state).toBe("pending");
  const toldOf = async (client: TestClient) =>
    (await client.call(listNotifications, { query: {} })).body.notifications[0]?.title ?? "";
  expect(await toldOf(planner)).toContain("asks for time off");
  const params = { requestId: request.id };
  const decision = { decision: "approved", reason: "Enjoy", version: 1 } as const;
  expect((await planner.call(decideTimeOff, { params, body: decision })).body.request.state).toBe("approved");
  expect((await planner.call(decideTimeOff, { params, body: decision })).errorCode).toBe("CHANGED_MEANWHILE");
  expect(await daysOf(mine)).toEqual([]);
  expect(await toldOf(mine)).toBe("Your time off was approved");
  const undone = (await planner.call(reopenTimeOff, { params })).body;
  expect(undone).toMatchObject({ restored: 3 + 1, left: 0, request: { state: "pending" } });
  expect(await daysOf(mine)).toEqual([monday, "2027-01-12"]);
  await planner.call(decideTimeOff, { params, body: { decision: "denied", reason: "Too few people" } });
  expect(await stateOf(mine, request.id)).toMatchObject({ state: "denied", reason: "Too few people" });
  const { system } = server.services.database;
  const events = await system.selectFrom("audit_events").select("action").where("target_id", "=", request.id).execute();
  expect(events.map(({ action }) => action).sort()).toEqual([
    "time-off.approved",
    "time-off.denied",
    "time-off.pending",
    "time-off.requested",
  ]);
});

test("The agent's history says that a published shift went with time off, by whom, and that it came back", async () => {
  const draftId = await publish(put("2027-01-11T08:00:00Z"), put("2027-01-12T08:00:00Z"));
  const history = async () =>
    (await planner.call(searchAgentHistory, { body: { agentId: agent.id } })).body.changes.map(
      ({ cause, before, after, publishedBy, isAutomatic }) => [
        cause,
        before?.start ?? null,
        after?.start ?? null,
        publishedBy !== "",
        isAutomatic,
      ],
    );
  const start = Date.parse("2027-01-11T08:00:00Z");
  const published = (await history()).length;
  const { id } = await ask(mine, monday);
  await planner.call(decideTimeOff, { params: { requestId: id }, body: { decision: "approved" } });
  // The draft has lost the shift too, of which the history does not tell.
  expect((await history()).slice(0, -published)).toEqual([["timeOff", start, null, true, false]]);
  await planner.call(reopenTimeOff, { params: { requestId: id } });
  expect((await history())[0]).toEqual(["timeOffUndone", null, start, true, false]);

  await entitle([agent.id], 4_800);
  await limit();
  await mine.call(withdrawTimeOff, { params: { requestId: id } });
  const again = await ask(mine, monday);
  expect((await history())[0]).toEqual(["timeOff", start, null, false, true]);
  // A shift in the time off is somebody's since: undoing leaves it, and nothing came back.
  const edits = [put("2027-01-11T10:00:00Z", { reason: "Rush" })];
  await planner.call(writeShifts, { params: { scheduleId: draftId }, body: { edits } });
  await planner.call(publishSchedule, { params: { scheduleId: draftId }, body: { firstDay: monday, days: 7 } });
  const before = await history();
  await mine.call(withdrawTimeOff, { params: { requestId: again.id } });
  expect(await history()).toEqual(before);
});

test("Undoing leaves a shift that somebody has changed since", async () => {
  const draftId = await publish(put("2027-01-11T08:00:00Z"));
  const request = await ask(mine, monday, monday, { from: 720, minutes: 120 });
  const params = { requestId: request.id };
  await planner.call(decideTimeOff, { params, body: { decision: "approved" } });
  const body = { firstDay: monday, days: 7 };
  const [shift] = (await planner.call(readShifts, { params: { scheduleId: draftId }, body })).body.shifts;
  const edit = put("2027-01-11T08:00:00Z", { id: shift?.id ?? "", version: shift?.version ?? 0, minutes: 420 });
  await planner.call(writeShifts, { params: { scheduleId: draftId }, body: { edits: [edit] } });
  expect((await planner.call(reopenTimeOff, { params })).body).toMatchObject({ restored: 1, left: 1 });
});

test("A part of a day becomes time off within the shift, which keeps its length and its rules", async () => {
  const draftId = await publish(put("2027-01-11T08:00:00Z"));
  await planner.call(decideTimeOff, {
    params: { requestId: (await ask(mine, monday, monday, { from: 720, minutes: 120 })).id },
    body: { decision: "approved" },
  });
  const { shifts } = (await mine.call(readMySchedule, { query: { from: monday, days: "7" } })).body;
  expect(
    shifts[0]?.pieces.map(({ name, start, minutes }) => [name, (start - (shifts[0]?.start ?? 0)) / hour, minutes]),
  ).toEqual([
    ["", 0, 180].map((value, index) => (index === 0 ? "Calls" : value)),
    ["Vacation", 3, 120],
    ["Calls", 5, 180],
  ]);
  expect(shifts[0]?.isChanged).toBe(true);
  const body = { firstDay: monday, days: 7 };
  const [held] = (await planner.call(readShifts, { params: { scheduleId: draftId }, body })).body.shifts;
  const edit = { ...put("2027-01-11T08:00:00Z"), id: held?.id ?? "", version: held?.version ?? 0 };
  const edits = [{ ...edit, activities: held?.activities ?? [], isLocked: true, reason: "" }];
  const { refused } = (await planner.call(writeShifts, { params: { scheduleId: draftId }, body: { edits } })).body;
  expect(refused.flatMap(({ rules }) => rules.map(({ code }) => code))).not.toContain("during-time-off");
});

test("A planner sees who would be missing, and the balance, before deciding", async () => {
  await publish(put("2027-01-11T08:00:00Z"));
  const groupId = newId();
  await server.services.database.withTenant(tenant.id, async (tx) => {
    const group = { tenant_id: tenant.id, id: groupId, business_unit_id: businessUnitId, name: "Orders" };
    await tx
      .insertInto("planning_groups")
      .values({ ...group, service_level: 0.8, target_seconds: 20 })
      .execute();
    const at = { first_at: new Date("2027-01-11T09:00:00Z"), end_at: new Date("2027-01-11T09:30:00Z") };
    const hashes = { forecast_hash: "", goal_hash: "", shrinkage_hash: "", set_up_hash: "" };
    await tx
      .insertInto("staffing_calculations")
      .values({
        tenant_id: tenant.id,
        planning_group_id: groupId,
        ...at,
        ...hashes,
        interval_minutes: 30,
        calculated_at: server.services.clock.now(),
      })
      .execute();
    await tx
      .insertInto("staffing_requirements")
      .values({
        tenant_id: tenant.id,
        planning_group_id: groupId,
        starts_at: new Date("2027-01-11T09:00:00Z"),
        is_open: true,
        contacts: 5,
        handle_seconds: 180,
        on_queue: 1,
        scheduled: 1,
        shrinkage: 0,
        service_level: 0.8,
        average_wait_seconds: 5,
        abandon_rate: 0,
        occupancy: 0.5,
      })
      .execute();
  });
  await entitle([agent.id], 4_800);
  const { id } = await ask(mine, monday);
  const { coverage, balance, assessment } = (await planner.call(readTimeOff, { params: { requestId: id } })).body;
  expect(balance).toMatchObject({ entitled: 4_800, planned: 0 });
  expect(assessment).toMatchObject({ likely: "unlikely" });
  expect(assessment.reasons).toContainEqual({ code: "coverageShort", count: 1, day: null });
  expect(coverage).toMatchObject([{ name: "Orders", intervalMinutes: 30 }]);
  const [at] = coverage[0]?.intervals.filter(({ start }) => start === Date.parse("2027-01-11T09:00:00Z")) ?? [];
  expect(at).toMatchObject({ required: 1, before: 1, after: 0, serviceLevelAfter: 0 });
  expect(at?.serviceLevelBefore).toBeGreaterThan(0.4);
  expect(assessment.serviceLevel).toEqual({ predicted: 0, goal: 0.8 });
  const body = { decision: "approved", reason: "", version: 1 } as const;
  await planner.call(decideTimeOff, { params: { requestId: id }, body });
  const after = (await planner.call(readTimeOff, { params: { requestId: id } })).body;
  expect(after.balance).toMatchObject({ entitled: 4_800, planned: after.request.minutes });
});

test("Time that has passed, that is asked for twice, or of a kind that is none is refused", async () => {
  await ask(mine, "2027-02-01", "2027-02-05");
  const send = (body: Partial<CallInput<typeof requestTimeOff>["body"]>) =>
    mine.call(requestTimeOff, { body: { ...asked("2027-03-01"), comment: "", ...body } });
  expect((await send({ firstDay: "2027-02-05", lastDay: "2027-02-06" })).status).toBe(400);
  expect((await send({ firstDay: "2020-01-01", lastDay: "2020-01-01" })).status).toBe(400);
  expect((await send({ lastDay: "2027-06-01" })).status).toBe(400);
  expect((await send({ codeId: lunch })).status).toBe(404);
  const unplanned = await signIn(server, await buildUser(server.services, tenant, { permissions: ["mySpace:view"] }));
  expect((await unplanned.call(readMyTimeOff, {})).body).toMatchObject({ isPlanned: false, balances: [] });
  expect((await unplanned.call(searchMyTimeOff, { body: {} })).body).toEqual({ requests: [], totalRecords: 0 });
  expect((await unplanned.call(requestTimeOff, { body: { ...asked("2027-03-01"), comment: "" } })).status).toBe(404);
});

test("Without a balance no limit holds: sick leave waits for a person, never in line", async () => {
  await limit({ people: 0 });
  const body = { ...asked("2027-02-01"), codeId: sick, comment: "" };
  expect((await mine.call(requestTimeOff, { body })).body.request.state).toBe("pending");
});

test("Requests are one's own, and those of one's tenant", async () => {
  const { id } = await ask(mine, "2027-02-01");
  const params = { requestId: id };
  expect((await other.call(withdrawTimeOff, { params })).status).toBe(404);
  const stranger = await signIn(server, await buildUser(server.services, await buildTenant(server.services)));
  const { body } = await limit();
  for (const [call, input] of [
    [readTimeOff, { params }],
    [decideTimeOff, { params, body: { decision: "approved" } }],
    [reopenTimeOff, { params, body: {} }],
    [withdrawTimeOff, { params, body: {} }],
    [deleteTimeOffLimit, { params: { limitId: body.limit.id } }],
  ] as const) {
    expect((await stranger.call(call, input as never)).status, call.name).toBe(404);
    expect((await anonymous(server).call(call, input as never)).status, call.name).toBe(401);
  }
  for (const call of [searchTimeOff, searchTimeOffBalances]) {
    expect((await mine.call(call, { body: {} })).status).toBe(403);
    expect((await stranger.call(call, { body: {} })).body.totalRecords).toBe(0);
  }
  expect((await planner.call(listSchedules, {})).body.schedules).toEqual([]);
});
