import { readMySchedule } from "@evolve/contracts/my-schedule";
import { runReport } from "@evolve/contracts/reports";
import { createSchedule, publishSchedule, type ShiftEdit, writeShifts } from "@evolve/contracts/schedules";
import { checkMyTimeOff, decideTimeOff, readMyTimeOff, readTimeOff, requestTimeOff } from "@evolve/contracts/time-off";
import { saveTimeOffEntitlement, saveTimeOffLimit } from "@evolve/contracts/time-off-rules";
import { newId } from "@evolve/server/ids";
import { type BuiltTenant, type BuiltUser, buildTenant, buildUser } from "@evolve/testkit/builders";
import { signIn, type TestClient } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;
let planner: TestClient;
let agent: BuiltUser;
let mine: TestClient;
let businessUnitId: string;
let vacation: string;

const hour = 3_600_000;
const monday = "2027-01-11";

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

beforeEach(async () => {
  tenant = await buildTenant(server.services);
  const wfm = ["schedule:view", "schedule:edit", "schedule:publish", "requests:view", "requests:edit"] as const;
  const permissions = [...wfm.map((one) => `wfm:${one}` as const), "reporting:view" as const];
  planner = await signIn(server, await buildUser(server.services, tenant, { permissions }));
  agent = await buildUser(server.services, tenant, { permissions: ["mySpace:view"] });
  mine = await signIn(server, agent);
  [businessUnitId, vacation] = [newId(), newId()];
  const of = { tenant_id: tenant.id };
  await server.services.database.withTenant(tenant.id, async (tx) => {
    await tx
      .insertInto("business_units")
      .values({ ...of, id: businessUnitId, name: "North", zone: "Etc/UTC", week_start: 1, interval_minutes: 30 })
      .execute();
    const code = { ...of, is_work_time: true, is_paid: true, color_code: "#1461c4" };
    await tx
      .insertInto("activity_codes")
      .values([
        { ...code, id: newId(), name: "Calls", kind: "onQueue" },
        { ...code, id: vacation, name: "Vacation", kind: "timeOff" },
      ])
      .execute();
    await tx
      .insertInto("planning_agents")
      .values({ ...of, user_id: agent.id, business_unit_id: businessUnitId })
      .execute();
  });
});

/** Publishes eight-hour shifts that begin at these times; all days of a week are published with them. */
const publish = async (firstDay: string, ...starts: string[]): Promise<void> => {
  const draft = { businessUnitId, name: "Draft", firstDay, days: 7, copyPublished: false };
  const scheduleId = (await planner.call(createSchedule, { body: draft })).body.schedule.id;
  const edits = starts.map((start): ShiftEdit => {
    const shift = { id: newId(), version: 0, agentId: agent.id, start: Date.parse(start), minutes: 480 };
    return { kind: "put", ...shift, activities: [], isLocked: false, reason: "Test" };
  });
  await planner.call(writeShifts, { params: { scheduleId }, body: { edits } });
  await planner.call(publishSchedule, { params: { scheduleId }, body: { firstDay, days: 7 } });
};
/** Lets rules approve what is asked for between two days. */
const letRulesDecide = async (firstDay: string, lastDay = firstDay): Promise<void> => {
  const [year, userIds] = [Number(firstDay.slice(0, 4)), [agent.id]];
  await planner.call(saveTimeOffEntitlement, { body: { userIds, codeId: vacation, year, minutes: 4_800 } });
  const limit = { name: "Open", businessUnitId, teamId: null, firstDay, lastDay, people: 1, isAutomatic: true };
  await planner.call(saveTimeOffLimit, { body: limit });
};
const asked = (day: string, part: { from: number; minutes: number } | null = null) => ({
  codeId: vacation,
  firstDay: day,
  lastDay: day,
  part,
});
const ask = async (...of: Parameters<typeof asked>) =>
  (await mine.call(requestTimeOff, { body: { ...asked(...of), comment: "" } })).body.request;
const shiftsFrom = async (from: string) =>
  (await mine.call(readMySchedule, { query: { from, days: "7" } })).body.shifts.map(({ start, pieces }) => ({
    start,
    off: pieces.reduce((sum, { kind, minutes }) => sum + (kind === "timeOff" ? minutes : 0), 0),
  }));

test("A day off takes from the balance all that it takes out of shifts: also of the night before it", async () => {
  const [before, own] = ["2027-01-11T22:00:00Z", "2027-01-12T22:00:00Z"];
  await publish(monday, before, own);
  await letRulesDecide(monday, "2027-01-17");
  const { minutes, days } = (await mine.call(checkMyTimeOff, { body: asked("2027-01-12") })).body;
  // Six hours of Monday's night, and all eight of Tuesday's.
  expect([minutes, days]).toEqual([840, [{ day: "2027-01-12", minutes: 840 }]]);
  expect(await ask("2027-01-12")).toMatchObject({ state: "approved", minutes: 840 });
  expect(await shiftsFrom(monday)).toEqual([{ start: Date.parse(before), off: 360 }]);
  expect((await mine.call(readMyTimeOff, {})).body.balances).toMatchObject([{ planned: 840 }]);
  // Monday's night and all of Tuesday's were scheduled, and no minute off counts twice.
  const asking = { businessUnitId, planningGroupId: null, firstDay: monday, lastDay: "2027-01-17" };
  const body = { report: "shrinkage" as const, grain: "week" as const, breakdown: "activity" as const, ...asking };
  const { rows } = (await planner.call(runReport, { body })).body.report;
  expect(rows.map(({ cells }) => cells.slice(1, 4))).toEqual([["Vacation", 14, 87.5]]);
});

test("Rules leave a time in which somebody has begun to work to a person; what is left of the day they decide", async () => {
  const now = server.services.clock.now().getTime();
  const dateOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);
  const [yesterday, today] = [dateOf(now - 24 * hour), dateOf(now)];
  const start = Math.floor(now / 300_000) * 300_000 - hour;
  await publish(yesterday, new Date(start).toISOString());
  await letRulesDecide(yesterday, dateOf(now + 48 * hour));
  const { likely, reasons } = (await mine.call(checkMyTimeOff, { body: asked(today) })).body;
  expect(likely).not.toBe("approved");
  expect(reasons.map(({ code }) => code)).toContain("hasBegun");
  const { id, state } = await ask(today);
  expect(state).toBe("pending");
  expect(await shiftsFrom(yesterday)).toEqual([{ start, off: 0 }]);
  await planner.call(decideTimeOff, { params: { requestId: id }, body: { decision: "denied", reason: "Too late" } });
  const minute = Math.floor((now - Date.parse(today)) / 60_000) + 30;
  if (minute < 1_400) expect(await ask(today, { from: minute, minutes: 30 })).toMatchObject({ state: "approved" });
});

test("A request of somebody who has left planning since is still opened and decided", async () => {
  const { id: requestId } = await ask(monday);
  await server.services.database.withTenant(tenant.id, (tx) =>
    tx.deleteFrom("planning_agents").where("tenant_id", "=", tenant.id).where("user_id", "=", agent.id).execute(),
  );
  const params = { requestId };
  expect((await planner.call(readTimeOff, { params })).body).toMatchObject({ request: { id: requestId } });
  const body = { decision: "denied", reason: "Has left" } as const;
  expect((await planner.call(decideTimeOff, { params, body })).body.request.state).toBe("denied");
});
