import { readScheduleViolations } from "@evolve/contracts/schedule-violations";
import {
  compareSchedule,
  createSchedule,
  listSchedules,
  type ShiftEdit,
  writeShifts,
} from "@evolve/contracts/schedules";
import { newId } from "@evolve/server/ids";
import { type BuiltTenant, type BuiltUser, buildTenant, buildUser } from "@evolve/testkit/builders";
import { signIn, type TestClient } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { buildTradingUnit } from "@evolve/testkit/trading-unit";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;
let planner: TestClient;
let agent: BuiltUser;
let scheduleId: string;

/** A Monday. */
const firstDay = "2027-03-01";

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

beforeEach(async () => {
  tenant = await buildTenant(server.services);
  const permissions = ["wfm:schedule:view", "wfm:schedule:edit"] as const;
  planner = await signIn(server, await buildUser(server.services, tenant, { permissions: [...permissions] }));
  agent = await buildUser(server.services, tenant);
  const businessUnitId = await buildTradingUnit(server.services, tenant, [agent]);
  const body = { businessUnitId, name: "March", firstDay, days: 14, copyPublished: false };
  scheduleId = (await planner.call(createSchedule, { body })).body.schedule.id;
});

type Put = Extract<ShiftEdit, { kind: "put" }>;
const put = (start: string, more: Partial<Put> = {}): Put => ({
  ...{ kind: "put", id: newId(), version: 0, agentId: agent.id, start: Date.parse(start), minutes: 480 },
  ...{ activities: [], isLocked: false, ...more },
});
const write = async (...edits: ShiftEdit[]) =>
  (await planner.call(writeShifts, { params: { scheduleId }, body: { edits } })).body;

test("A reason goes on while the rest that it was given for is as short or longer, and is asked for again when it is shorter", async () => {
  await write(put("2027-03-01T14:00:00+01:00"));
  const tuesday = put("2027-03-02T08:00:00+01:00");
  expect((await write(tuesday)).refused).toMatchObject([
    { rules: [{ code: "rest-too-short", values: { rest: 600 } }] },
  ]);
  let version = (await write({ ...tuesday, reason: "Agreed with Ada" })).applied[0]?.version ?? 0;
  const startAt = async (time: string, more: Pick<Put, "reason"> = {}) => {
    const answer = await write({ ...tuesday, version, start: Date.parse(`2027-03-02T${time}+01:00`), ...more });
    version = answer.applied[0]?.version ?? version;
    return answer;
  };
  const longer = await startAt("08:30:00");
  expect(longer).toMatchObject({ refused: [], applied: [{ reason: "Agreed with Ada" }] });
  const shorter = await startAt("05:00:00");
  const rules = [{ code: "rest-too-short", values: { rest: 420 } }];
  expect(shorter).toMatchObject({ refused: [{ id: tuesday.id, rules }], applied: [] });
  const given = await startAt("05:00:00", { reason: "Agreed again" });
  expect(given).toMatchObject({ refused: [], applied: [{ reason: "Agreed again" }] });
  const taken = await startAt("05:00:00", { reason: "" });
  expect(taken).toMatchObject({ refused: [], applied: [{ reason: null }] });
});

test("The rules that are broken are listed for all of a draft, by date, with whose they are and the shift; what is published has no list", async () => {
  await server.services.database.withTenant(tenant.id, (tx) =>
    tx.updateTable("work_plans").set({ min_weekly_minutes: 480, min_days: 1 }).execute(),
  );
  await write(put("2027-03-09T14:00:00+01:00"));
  const wednesday = put("2027-03-10T08:00:00+01:00", { reason: "Agreed" });
  await write(wednesday);
  const read = async (of: string) => planner.call(readScheduleViolations, { params: { scheduleId: of } });
  const lacking = { severity: "warning", agentId: agent.id, shiftId: null, date: firstDay };
  const answer = (await read(scheduleId)).body;
  expect(answer.total).toBe(3);
  expect(answer.violations).toEqual([
    expect.objectContaining({ ...lacking, code: "too-few-hours-in-a-week" }),
    expect.objectContaining({ ...lacking, code: "too-few-days-in-a-week" }),
    expect.objectContaining({
      ...{ severity: "error", agentId: agent.id, shiftId: wednesday.id, date: "2027-03-10", code: "rest-too-short" },
    }),
  ]);
  const { schedules } = (await planner.call(listSchedules, {})).body;
  const published = schedules.find(({ state }) => state === "published");
  if (published) expect((await read(published.id)).status).toBe(404);
  expect((await read(newId())).status).toBe(404);
});

test("What is to be published is told with the rules that it breaks, and with what its weeks lack as warnings", async () => {
  await server.services.database.withTenant(tenant.id, (tx) =>
    tx.updateTable("work_plans").set({ min_weekly_minutes: 960, min_days: 2 }).execute(),
  );
  await write(put("2027-03-01T14:00:00+01:00"), put("2027-03-09T08:00:00+01:00"));
  await write(put("2027-03-02T08:00:00+01:00", { reason: "Agreed" }));
  const brokenIn = async (body: { firstDay: string; days: number; teamIds?: string[] }) =>
    (await planner.call(compareSchedule, { params: { scheduleId }, body })).body.broken;
  expect(await brokenIn({ firstDay, days: 7 })).toEqual({ errors: 1, warnings: 0 });
  expect(await brokenIn({ firstDay: "2027-03-08", days: 7 })).toEqual({ errors: 0, warnings: 2 });
  expect(await brokenIn({ firstDay, days: 14 })).toEqual({ errors: 1, warnings: 2 });
  expect(await brokenIn({ firstDay, days: 14, teamIds: [newId()] })).toEqual({ errors: 0, warnings: 0 });
});
