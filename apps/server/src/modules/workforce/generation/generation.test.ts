import type { CallInput } from "@evolve/contracts/call";
import { saveActivityCode } from "@evolve/contracts/activity-codes";
import { saveBusinessUnit } from "@evolve/contracts/business-units";
import { cancelJob, readJob } from "@evolve/contracts/jobs";
import { addPlanningAgents, changePlanningAgents } from "@evolve/contracts/planning-people";
import { savePlanningGroup } from "@evolve/contracts/planning-groups";
import { saveQueue } from "@evolve/contracts/queues";
import {
  acceptGeneration,
  readGeneration,
  readGenerationChanges,
  searchGenerations,
  startGeneration,
} from "@evolve/contracts/schedule-generation";
import { createSchedule, type ShiftEdit, writeShifts } from "@evolve/contracts/schedules";
import { saveWorkPlan } from "@evolve/contracts/work-plans";
import { type BuiltTenant, type BuiltUser, buildTenant, buildUser } from "@evolve/testkit/builders";
import { anonymous, signIn, type TestClient } from "@evolve/testkit/client";
import { activityCode, openingHours, serviceGoal, workPlan } from "@evolve/testkit/probe-samples";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { checkSchedule, type Shift } from "@evolve/workforce";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { rosterOf } from "../planning-people/index.ts";
import { shiftsOf, type StoredShift, writeDraft } from "../schedules/index.ts";

let server: TestServer;
let tenant: BuiltTenant;
let user: BuiltUser;
let planner: TestClient;
let businessUnitId: string;
let agentIds: string[];

const firstDay = "2026-12-07";
const monday = Date.parse(`${firstDay}T00:00Z`);
const dayMs = 86_400_000;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services);
  const permissions = [
    "wfm:setup:edit",
    "wfm:plans:view",
    "wfm:plans:edit",
    "wfm:schedule:view",
    "wfm:schedule:edit",
  ] as const;
  user = await buildUser(server.services, tenant, {
    permissions: [...permissions],
    firstName: "Pat",
    lastName: "Planner",
  });
  planner = await signIn(server, user);
  const unit = { name: "North", zone: "Etc/UTC", weekStart: 1, intervalMinutes: 30 as const, sites: [] };
  businessUnitId = (await planner.call(saveBusinessUnit, { body: unit })).body.businessUnit.id;
  const queue = { businessUnitId, name: "Calls", media: "voice" as const, concurrency: 1, openingHours };
  const { id: queueId } = (await planner.call(saveQueue, { body: queue })).body.queue;
  const group = {
    businessUnitId,
    name: "Calls",
    isDeferrable: false,
    goal: serviceGoal,
    patienceSeconds: null,
    queueIds: [queueId],
  };
  const { id: planningGroupId } = (await planner.call(savePlanningGroup, { body: group })).body.planningGroup;
  const body = { ...activityCode, name: "Break", kind: "break" as const };
  const { id: activityCodeId } = (await planner.call(saveActivityCode, { body })).body.activityCode;
  const [shift] = workPlan.shifts;
  const withBreak = {
    ...workPlan,
    name: "Days",
    shifts: [
      {
        ...(shift as (typeof workPlan.shifts)[number]),
        activities: [{ activityCodeId, minutes: 30, windowFrom: 180, windowTo: 270, minShiftMinutes: null }],
      },
    ],
  };
  const { id: workPlanId } = (await planner.call(saveWorkPlan, { body: withBreak })).body.workPlan;
  const people = [];
  for (let count = 0; count < 6; count += 1) people.push(await buildUser(server.services, tenant, { permissions: [] }));
  agentIds = people.map(({ id }) => id);
  await planner.call(addPlanningAgents, { body: { businessUnitId, userIds: agentIds } });
  const assignment = { fromDay: "2026-01-05", workPlanId, rotationId: null };
  await planner.call(changePlanningAgents, { body: { userIds: agentIds, assignment } });
  await server.services.database.withTenant(tenant.id, async (tx) => {
    await tx
      .insertInto("staffing_calculations")
      .values({
        tenant_id: tenant.id,
        planning_group_id: planningGroupId,
        first_at: new Date(monday),
        end_at: new Date(monday + 7 * dayMs),
        interval_minutes: 30,
        forecast_hash: "",
        goal_hash: "",
        shrinkage_hash: "",
        set_up_hash: "",
        calculated_at: new Date(monday),
      })
      .execute();
    await tx
      .insertInto("staffing_requirements")
      .values(
        Array.from({ length: 7 * 48 }, (_, at) => ({
          tenant_id: tenant.id,
          planning_group_id: planningGroupId,
          starts_at: new Date(monday + at * 1_800_000),
          contacts: 10,
          handle_seconds: 200,
          on_queue: at % 48 >= 16 && at % 48 < 34 ? 3 : 0,
          scheduled: at % 48 >= 16 && at % 48 < 34 ? 3 : 0,
          shrinkage: 0,
          is_open: true,
        })),
      )
      .execute();
  });
});
afterAll(() => server.close());

const drafted = async (name: string): Promise<string> => {
  const body = { businessUnitId, name, firstDay, days: 7, copyPublished: false };
  return (await planner.call(createSchedule, { body })).body.schedule.id;
};
const started = async (scheduleId: string, body: object = {}) =>
  (await planner.call(startGeneration, { params: { scheduleId }, body: { moves: 20_000, ...body } })).body.run;
const ended = async (runId: string) => {
  const read = async () => (await planner.call(readGeneration, { params: { runId } })).body;
  await vi.waitFor(async () => expect((await read()).run.state).not.toBe("running"), {
    timeout: 30_000,
    interval: 200,
  });
  return read();
};
const accept = (runId: string) => planner.call(acceptGeneration, { params: { runId }, body: {} });
const edit = async (scheduleId: string, edits: ShiftEdit[]) => {
  const { body } = await planner.call(writeShifts, { params: { scheduleId }, body: { edits } });
  expect([body.conflicts, body.refused]).toEqual([[], []]);
};
const putOf = ({ id, agent, start, minutes, version }: StoredShift) =>
  ({ kind: "put", id, agentId: agent, start, minutes, version, isLocked: false }) as const;
const inTenant = <T>(work: Parameters<typeof server.services.database.withTenant<T>>[1]) =>
  server.services.database.withTenant(tenant.id, work);
const stored = (scheduleId: string) =>
  inTenant((tx) => shiftsOf(tx, tenant.id, { scheduleId, from: monday - dayMs, to: monday + 8 * dayMs }));

test("A generated week keeps every rule, changes the draft only once it is accepted, and is the same for the same seed", async () => {
  const scheduleId = await drafted("First");
  const run = await started(scheduleId, { seed: 7 });
  expect(run).toMatchObject({ state: "running", seed: 7, moves: 20_000 });
  const first = await ended(run.id);
  expect(first.run).toMatchObject({ state: "done", requiredHours: 189 });
  expect(first.changes).toEqual({ added: 30, removed: 0, moved: 0, activities: 0 });
  expect(first.messages).toEqual([]);
  expect(first.run.shortfallHours).toBeLessThan(25);
  expect(first.run.boundHours).toBeGreaterThanOrEqual(0);
  expect(first.run.boundHours).toBeLessThanOrEqual(first.run.shortfallHours ?? 0);
  expect(await stored(scheduleId)).toEqual([]);
  const again = await ended((await started(scheduleId, { seed: 7 })).id);
  expect(again.run.shortfallHours).toBe(first.run.shortfallHours);
  const params = { runId: run.id };
  expect((await planner.call(acceptGeneration, { params, body: {} })).body).toEqual({ written: 30 });
  const shifts = await stored(scheduleId);
  const roster = await inTenant((tx) => rosterOf(tx, tenant.id, { businessUnitId, firstDay, days: 7 }));
  expect(shifts).toHaveLength(30);
  expect(checkSchedule(roster, shifts)).toEqual([]);
  const { runs } = (await planner.call(searchGenerations, { body: { scheduleId } })).body;
  expect(runs.map(({ state }) => state)).toEqual(["done", "accepted"]);
  expect((await planner.call(acceptGeneration, { params, body: {} })).errorCode).toBe("CHANGED_MEANWHILE");
  const late = { runId: again.run.id };
  expect((await planner.call(acceptGeneration, { params: late, body: {} })).errorCode).toBe("CHANGED_MEANWHILE");
});

test("Locked shifts stay, and only the people and days that are chosen change", async () => {
  const scheduleId = await drafted("Chosen");
  const [one = "", other = ""] = agentIds;
  const shiftOf = (agent: string, day: number): Shift => ({
    id: `${agent}/${day}`,
    agent,
    start: monday + day * dayMs + 8 * 3_600_000,
    minutes: 480,
    activities: [],
  });
  const { now } = server.services.clock;
  await inTenant((tx) =>
    writeDraft(tx, tenant.id, {
      scheduleId,
      shifts: [shiftOf(one, 0), shiftOf(one, 1), shiftOf(other, 0)],
      by: null,
      now: now(),
    }),
  );
  await inTenant(async (tx) => {
    await tx
      .updateTable("shifts")
      .set({ is_locked: true })
      .where("tenant_id", "=", tenant.id)
      .where("schedule_id", "=", scheduleId)
      .where("agent_id", "=", one)
      .where("day", "=", firstDay)
      .execute();
  });
  const before = await stored(scheduleId);
  const run = await started(scheduleId, { agentIds: [one] });
  await ended(run.id);
  await planner.call(acceptGeneration, { params: { runId: run.id }, body: {} });
  const after = await stored(scheduleId);
  expect(new Set(after.map(({ agent }) => agent))).toEqual(new Set([one, other]));
  const kept = (shifts: typeof after) => shifts.filter(({ agent, locked }) => agent === other || locked === true);
  expect(kept(after)).toEqual(kept(before));
  expect(after.filter(({ agent }) => agent === one)).toHaveLength(5);
});

test("Who keeps a locked shift that breaks a rule is named, with the rule and its figures", async () => {
  const scheduleId = await drafted("Too long");
  const [one = ""] = agentIds;
  const shift: Shift = { id: "long", agent: one, start: monday + 6 * 3_600_000, minutes: 16 * 60, activities: [] };
  const { now } = server.services.clock;
  await inTenant(async (tx) => {
    await writeDraft(tx, tenant.id, { scheduleId, shifts: [shift], by: null, now: now() });
    await tx
      .updateTable("shifts")
      .set({ is_locked: true })
      .where("tenant_id", "=", tenant.id)
      .where("schedule_id", "=", scheduleId)
      .execute();
  });
  const { messages, messageCount } = await ended((await started(scheduleId)).id);
  expect(messageCount).toBe(messages.length);
  const broken = messages.filter(({ kind }) => kind === "lockedBreaksRule");
  expect(broken.map(({ agentId, rule }) => [agentId, rule])).toEqual(broken.map(() => [one, null]));
  expect(broken.map((message) => message.broken)).toContainEqual({
    ...{ code: "too-few-days-in-a-week", date: firstDay },
    values: { days: 1, min: 5 },
  });
});

test("A generation of some days and agents leaves every other shift as it was, those that are locked too", async () => {
  const scheduleId = await drafted("Two days");
  const whole = await started(scheduleId, { seed: 3 });
  await ended(whole.id);
  await planner.call(acceptGeneration, { params: { runId: whole.id }, body: {} });
  const before = await stored(scheduleId);
  const chosen = agentIds.slice(0, 3);
  const days = ["2026-12-08", "2026-12-09"];
  const isChosen = ({ agent, start }: { agent: string; start: number }) =>
    chosen.includes(agent) && days.includes(new Date(start).toISOString().slice(0, 10));
  const [locked] = before.filter(isChosen);
  await inTenant((tx) =>
    tx
      .updateTable("shifts")
      .set({ is_locked: true })
      .where("tenant_id", "=", tenant.id)
      .where("schedule_id", "=", scheduleId)
      .where("id", "=", locked?.id ?? "")
      .execute(),
  );
  const run = await started(scheduleId, { seed: 99, agentIds: chosen, days });
  expect(await ended(run.id)).toMatchObject({ run: { agents: 3, days } });
  const { changes } = (await planner.call(readGenerationChanges, { params: { runId: run.id } })).body;
  expect(changes.map(({ agentId }) => agentId).filter((id) => !chosen.includes(id))).toEqual([]);
  await planner.call(acceptGeneration, { params: { runId: run.id }, body: {} });
  const after = await stored(scheduleId);
  const rest = (shifts: typeof after) => shifts.filter((shift) => !isChosen(shift));
  expect(rest(after)).toEqual(rest(before));
  expect(after).toContainEqual({ ...locked, locked: true });
  const roster = await inTenant((tx) => rosterOf(tx, tenant.id, { businessUnitId, firstDay, days: 7 }));
  expect(checkSchedule(roster, after)).toEqual([]);
});

test("Generations of a draft are compared by coverage, service level, hours, wishes and fairness, also once one is accepted", async () => {
  const scheduleId = await drafted("Compared");
  const [short, long] = [await started(scheduleId, { moves: 0 }), await started(scheduleId, { moves: 40_000 })];
  const { run: first } = await ended(short.id);
  const { run: second } = await ended(long.id);
  for (const { figures, shortfallHours } of [first, second]) {
    expect(figures?.underHours).toBe(shortfallHours);
    // Six people for five days of eight hours, of which half an hour is a paid break.
    expect(figures).toMatchObject({ paidHours: 240, wishes: 0, wishesMet: 0, unfilled: 0, broken: 0 });
    expect(figures?.overHours).toBeCloseTo((figures?.underHours ?? 0) + 30 * 7.5 - 189, 6);
    expect(figures?.unevenness).toBeGreaterThanOrEqual(0);
  }
  // Contacts come by night, too, when nobody works.
  expect(second.figures?.serviceLevel).toBeGreaterThan(0.2);
  expect(second.figures?.serviceLevel).toBeLessThan(0.5);
  const { total, changes } = (await planner.call(readGenerationChanges, { params: { runId: long.id } })).body;
  expect(total).toBe(30);
  expect(changes[0]).toMatchObject({ kind: "added", before: null, agentId: changes[0]?.agentId });
  await planner.call(acceptGeneration, { params: { runId: long.id }, body: {} });
  const { runs } = (await planner.call(searchGenerations, { body: { scheduleId } })).body;
  expect(runs.find(({ id }) => id === long.id)?.figures).toEqual(second.figures);
  const taken = (await planner.call(readGenerationChanges, { params: { runId: long.id } })).body;
  expect(taken).toEqual({ total: 0, changes: [] });
});

test("Wishes are met by more when they count for more, and a run says how much they did", async () => {
  const wish = { kind: "dayOff" as const, value: '{"weekdays":[2]}', version: 1, updated_at: new Date(monday) };
  await inTenant((tx) =>
    tx
      .insertInto("agent_preferences")
      .values(agentIds.map((id) => ({ tenant_id: tenant.id, user_id: id, ...wish })))
      .execute(),
  );
  const scheduleId = await drafted("Wishes");
  const metAt = async (wishWeight: number): Promise<number> => {
    const run = await started(scheduleId, { seed: 4, wishWeight });
    expect(run.wishWeight).toBe(wishWeight);
    return (await ended(run.id)).run.figures?.wishesMet ?? 0;
  };
  expect(await metAt(20)).toBeGreaterThan(await metAt(0));
  expect((await started(scheduleId, { moves: 0 })).wishWeight).toBe(0.15);
  const body = { wishWeight: 21 };
  expect((await planner.call(startGeneration, { params: { scheduleId }, body })).status).toBe(400);
  await inTenant((tx) => tx.deleteFrom("agent_preferences").execute());
});

test("A part is accepted although other people and days were changed since, and their changes stay", async () => {
  const scheduleId = await drafted("Changed beside");
  const whole = await started(scheduleId, { seed: 3 });
  await ended(whole.id);
  await accept(whole.id);
  const [one = "", other = ""] = agentIds;
  const run = await started(scheduleId, { seed: 99, agentIds: [one], days: ["2026-12-08"] });
  await ended(run.id);
  const edited = (await stored(scheduleId)).filter(({ agent, day }) =>
    agent === other ? day === "2026-12-08" : agent === one && day >= "2026-12-10",
  );
  expect(edited.length).toBeGreaterThan(1);
  await edit(
    scheduleId,
    edited.map((shift) => ({ ...putOf(shift), activities: [], reason: "No break" })),
  );
  const { changedSince } = await ended(run.id);
  expect(changedSince).toEqual({ isAcceptable: true, total: 0, shifts: [] });
  expect((await accept(run.id)).status).toBe(200);
  const after = new Map((await stored(scheduleId)).map((shift) => [shift.id, shift]));
  for (const { id } of edited) expect(after.get(id)?.activities).toEqual([]);
});

test("A result is refused with the names of those whose shifts were changed since, by whom, and accepted where it planned nobody of them", async () => {
  const scheduleId = await drafted("Changed since");
  const whole = await started(scheduleId, { seed: 3 });
  await ended(whole.id);
  await accept(whole.id);
  const [one = "", other = ""] = agentIds;
  const before = await stored(scheduleId);
  const [moved, removed] = [one, other].map((id) => before.find(({ agent }) => agent === id));
  if (!moved || !removed) throw new Error("somebody has no shift");
  const days = [...new Set([moved.day, removed.day])];
  const run = await started(scheduleId, { seed: 99, agentIds: [one, other], days });
  const unconcerned = await started(scheduleId, { seed: 99, agentIds: agentIds.slice(2) });
  for (const { id } of [run, unconcerned]) await ended(id);
  await edit(scheduleId, [
    { ...putOf(moved), activities: [], reason: "No break" },
    { kind: "remove", id: removed.id, version: removed.version },
  ]);
  const by = { changedBy: "Pat Planner", changedAt: expect.any(String) as string };
  const { changedSince } = await ended(run.id);
  expect(changedSince).toMatchObject({ isAcceptable: false, total: 2 });
  expect(changedSince.shifts).toHaveLength(2);
  expect(changedSince.shifts).toContainEqual(
    expect.objectContaining({ kind: "changed", agentId: one, day: moved.day, ...by }),
  );
  expect(changedSince.shifts).toContainEqual(
    expect.objectContaining({ kind: "removed", agentId: other, day: removed.day, ...by }),
  );
  const refused = await accept(run.id);
  expect(refused.errorCode).toBe("CHANGED_MEANWHILE");
  for (const { agentName, day } of changedSince.shifts)
    expect(JSON.stringify(refused.body)).toContain(`${agentName}, ${day} (Pat Planner)`);
  expect((await accept(unconcerned.id)).status).toBe(200);
});

test("A cancelled generation keeps the best schedule so far, which can be accepted", async () => {
  const scheduleId = await drafted("Cancelled");
  const run = await started(scheduleId, { moves: 100_000_000 });
  const jobId = run.jobId ?? "";
  const progressed = async () => (await planner.call(readJob, { params: { jobId }, query: {} })).body.job.progress;
  await vi.waitFor(async () => expect(await progressed()).toBeGreaterThan(0), { timeout: 30_000, interval: 200 });
  const { run: searching } = (await planner.call(readGeneration, { params: { runId: run.id } })).body;
  expect(searching).toMatchObject({ state: "running", boundHours: expect.any(Number) as number });
  await planner.call(cancelJob, { params: { jobId }, body: {} });
  const { run: cancelled, changes } = await ended(run.id);
  expect(cancelled).toMatchObject({ state: "cancelled", gap: null });
  expect(cancelled.boundHours).toBeLessThanOrEqual(cancelled.shortfallHours ?? 0);
  expect(changes.added).toBe(30);
  const answer = await planner.call(acceptGeneration, { params: { runId: run.id }, body: {} });
  expect(answer.body).toEqual({ written: 30 });
});

test("Generations are listed page by page, newest first, and found by state and seed", async () => {
  const scheduleId = await drafted("Paged");
  const ids: string[] = [];
  for (const seed of [5, 9, 2]) {
    const { id } = await started(scheduleId, { seed, moves: 0 });
    await ended(id);
    ids.unshift(id);
  }
  await planner.call(acceptGeneration, { params: { runId: ids[2] ?? "" }, body: {} });
  const search = async (body: Omit<CallInput<typeof searchGenerations>["body"], "scheduleId">) =>
    (await planner.call(searchGenerations, { body: { scheduleId, ...body } })).body;
  const first = await search({ top: 2 });
  expect(first).toMatchObject({ totalRecords: 3, runs: [{ id: ids[0] }, { id: ids[1] }] });
  const second = await search({ top: 2, after: first.next });
  expect(second.runs.map(({ id }) => id)).toEqual([ids[2]]);
  expect(second.next).toBeUndefined();
  expect((await search({ filter: { state: ["accepted"] } })).runs).toMatchObject([{ id: ids[2], seed: 5 }]);
  expect((await search({ filter: { id: [ids[1] ?? ""] } })).runs).toMatchObject([{ seed: 9 }]);
  const bySeed = await search({ orderBy: [{ field: "seed", direction: "desc" }], top: 1 });
  expect(bySeed.runs).toMatchObject([{ seed: 9 }]);
});

test("Generation is closed to signed-out callers, to those who may only look, and to other tenants", async () => {
  const scheduleId = await drafted("Guarded");
  const run = await started(scheduleId, { moves: 0 });
  await ended(run.id);
  const viewer = await signIn(server, await buildUser(server.services, tenant, { permissions: ["wfm:schedule:view"] }));
  const foreigner = await signIn(server, await buildUser(server.services, await buildTenant(server.services)));
  for (const [client, status] of [
    [anonymous(server), 401],
    [viewer, 403],
    [foreigner, 404],
  ] as const) {
    expect((await client.call(startGeneration, { params: { scheduleId }, body: {} })).status).toBe(status);
    expect((await client.call(acceptGeneration, { params: { runId: run.id }, body: {} })).status).toBe(status);
  }
  expect((await viewer.call(readGeneration, { params: { runId: run.id } })).status).toBe(200);
  const params = { runId: run.id };
  for (const [client, status] of [
    [anonymous(server), 401],
    [await signIn(server, await buildUser(server.services, tenant, { permissions: [] })), 403],
    [foreigner, 404],
    [viewer, 200],
  ] as const)
    expect((await client.call(readGenerationChanges, { params })).status).toBe(status);
  expect((await foreigner.call(searchGenerations, { body: { scheduleId } })).status).toBe(404);
  const path = `/wfm/v1/schedules/${scheduleId}/generations`;
  expect((await planner.send(startGeneration, { path, body: { moves: -1 } })).status).toBe(400);
});
