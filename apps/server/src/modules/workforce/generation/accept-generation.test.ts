import { saveActivityCode } from "@evolve/contracts/activity-codes";
import { saveBusinessUnit } from "@evolve/contracts/business-units";
import { addPlanningAgents } from "@evolve/contracts/planning-people";
import { acceptGeneration, readGeneration, startGeneration } from "@evolve/contracts/schedule-generation";
import { readScheduleViolations } from "@evolve/contracts/schedule-violations";
import { createSchedule, readShifts, type ScheduledShift, writeShifts } from "@evolve/contracts/schedules";
import { decideTimeOff, requestTimeOff, withdrawTimeOff } from "@evolve/contracts/time-off";
import { saveWorkPlan } from "@evolve/contracts/work-plans";
import { type BuiltTenant, type BuiltUser, buildTenant, buildUser } from "@evolve/testkit/builders";
import { signIn, type TestClient } from "@evolve/testkit/client";
import { activityCode, workPlan } from "@evolve/testkit/probe-samples";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;
let planner: TestClient;
let agent: BuiltUser;
let businessUnitId: string;
let vacation: string;
let lunch: string;

const firstDay = "2027-02-01";

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services);
  const wfm = ["setup:edit", "plans:edit", "schedule:view", "schedule:edit", "requests:edit"] as const;
  const permissions = wfm.map((one) => `wfm:${one}` as const);
  planner = await signIn(server, await buildUser(server.services, tenant, { permissions }));
  agent = await buildUser(server.services, tenant, { permissions: ["mySpace:view"] });
  const unit = { name: "North", zone: "Etc/UTC", weekStart: 1, intervalMinutes: 30 as const, sites: [] };
  businessUnitId = (await planner.call(saveBusinessUnit, { body: unit })).body.businessUnit.id;
  const codeOf = async (name: string, kind: "meal" | "timeOff") =>
    (await planner.call(saveActivityCode, { body: { ...activityCode, name, kind } })).body.activityCode.id;
  [vacation, lunch] = [await codeOf("Vacation", "timeOff"), await codeOf("Lunch", "meal")];
  const shifts = workPlan.shifts.map((shift) => ({ ...shift, activities: [] }));
  const plan = { ...workPlan, name: "Days", shifts };
  const { id: workPlanId } = (await planner.call(saveWorkPlan, { body: plan })).body.workPlan;
  const assignment = { fromDay: "2026-01-05", workPlanId, rotationId: null };
  await planner.call(addPlanningAgents, { body: { businessUnitId, userIds: [agent.id], assignment } });
});
afterAll(() => server.close());

const drafted = async (name: string): Promise<string> => {
  const body = { businessUnitId, name, firstDay, days: 7, copyPublished: false };
  return (await planner.call(createSchedule, { body })).body.schedule.id;
};
const generated = async (scheduleId: string): Promise<string> => {
  const { id: runId } = (await planner.call(startGeneration, { params: { scheduleId }, body: { moves: 1_000 } })).body
    .run;
  const state = async () => (await planner.call(readGeneration, { params: { runId } })).body.run.state;
  await vi.waitFor(async () => expect(await state()).toBe("done"), { timeout: 30_000, interval: 100 });
  return runId;
};
const accept = (runId: string) => planner.call(acceptGeneration, { params: { runId }, body: {} });
const shiftsIn = async (scheduleId: string): Promise<ScheduledShift[]> =>
  (await planner.call(readShifts, { params: { scheduleId }, body: { firstDay, days: 7 } })).body.shifts;

test("Time off that was approved after a generation began is taken out of what it generated; withdrawn, the shift is back", async () => {
  const probe = await drafted("Accepted at once");
  await accept(await generated(probe));
  const [whole, part] = await shiftsIn(probe);
  if (!whole || !part) throw new Error("nobody works");
  const scheduleId = await drafted("Approved meanwhile");
  const runId = await generated(scheduleId);
  const mine = await signIn(server, agent);
  const approve = async (day: string, of: { from: number; minutes: number } | null): Promise<string> => {
    const body = { codeId: vacation, firstDay: day, lastDay: day, part: of, comment: "" };
    const { id: requestId } = (await mine.call(requestTimeOff, { body })).body.request;
    await planner.call(decideTimeOff, { params: { requestId }, body: { decision: "approved" } });
    return requestId;
  };
  const requestId = await approve(whole.day, null);
  await approve(part.day, { from: 660, minutes: 60 });
  await accept(runId);
  const left = await shiftsIn(scheduleId);
  expect(left.map(({ day }) => day)).not.toContain(whole.day);
  expect(left).toHaveLength(4);
  const start = (Date.parse(`${part.day}T11:00:00Z`) - part.start) / 60_000;
  expect(left.find(({ day }) => day === part.day)?.activities).toEqual([
    { code: vacation, start, minutes: 60, locked: true },
  ]);
  await mine.call(withdrawTimeOff, { params: { requestId } });
  expect((await shiftsIn(scheduleId)).map(({ day }) => day)).toContain(whole.day);
});

test("Who has an hour off works their hours all the same, with the hour off in the shift", async () => {
  const scheduleId = await drafted("An hour off");
  await accept(await generated(scheduleId));
  const shifts = await shiftsIn(scheduleId);
  // The hour that was approved in the test before.
  const off = shifts.flatMap(({ activities }) => activities.filter(({ code }) => code === vacation));
  expect(shifts.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(2_400);
  expect(off.map(({ minutes, locked }) => [minutes, locked])).toEqual([[60, true]]);
  const { violations } = (await planner.call(readScheduleViolations, { params: { scheduleId } })).body;
  expect(violations).toEqual([]);
});

test("What a generation leaves as it was keeps its reason, who wrote it and its version", async () => {
  const scheduleId = await drafted("Written by hand");
  await accept(await generated(scheduleId));
  const [one] = await shiftsIn(scheduleId);
  if (!one) throw new Error("nobody works");
  const { id, agentId, start, minutes, version, isLocked } = one;
  const activities = [{ code: lunch, start: 240, minutes: 30, locked: true }];
  const edit = { kind: "put" as const, id, agentId, start, minutes, version, isLocked, activities, reason: "Agreed" };
  await planner.call(writeShifts, { params: { scheduleId }, body: { edits: [edit] } });
  const own = async () => (await shiftsIn(scheduleId)).find((shift) => shift.id === id);
  const before = await own();
  expect(before).toMatchObject({ isEdited: true, reason: "Agreed" });
  await accept(await generated(scheduleId));
  expect(await own()).toEqual(before);
});
