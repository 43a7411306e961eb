import { pushAgentStates } from "@evolve/contracts/adherence";
import { readMyAdherence } from "@evolve/contracts/my-adherence";
import { type ReportAsked, runReport } from "@evolve/contracts/reports";
import { saveStateMapping } from "@evolve/contracts/state-mappings";
import { newId } from "@evolve/server/ids";
import { type BuiltTenant, buildTenant, buildUser } from "@evolve/testkit/builders";
import { signIn, type TestClient } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;
let supervisor: TestClient;
let ada: TestClient;
let midnight: number;
const ids = { unit: newId(), schedule: newId(), team: newId() };

const hour = 3_600_000;
const day = 24 * hour;
const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);
const at = (hours: number): string => new Date(midnight + hours * hour).toISOString();
const today = (): string => dayOf(midnight);
const yesterday = (): string => dayOf(midnight - day);

/** Somebody with a shift of four hours from nine o'clock yesterday, and from noon today, and what they were in. */
const agentWith = async (
  first_name: string,
  teamId: string | null,
  states: readonly (readonly [hours: number, state: string])[],
) => {
  const user = await buildUser(server.services, tenant, { teamId, permissions: ["mySpace:view"] });
  const of = { tenant_id: tenant.id };
  await server.services.database.withTenant(tenant.id, async (tx) => {
    await tx.updateTable("users").set({ first_name, last_name: "Agent" }).where("id", "=", user.id).execute();
    await tx
      .insertInto("planning_agents")
      .values({ ...of, user_id: user.id, business_unit_id: ids.unit })
      .execute();
    const shift = { ...of, schedule_id: ids.schedule, agent_id: user.id, minutes: 240, activities: "[]" };
    const changed_at = server.clock.now();
    await tx
      .insertInto("shifts")
      .values([
        { ...shift, id: newId(), starts_at: new Date(at(9 - 24)), day: yesterday(), changed_at },
        { ...shift, id: newId(), starts_at: new Date(at(12)), day: today(), changed_at },
      ])
      .execute();
  });
  const { status } = await supervisor.call(pushAgentStates, {
    body: { states: states.map(([hours, state]) => ({ userId: user.id, state, startsAt: at(hours) })) },
  });
  expect(status).toBe(200);
  return user;
};

beforeAll(async () => {
  server = await startTestServer();
  // One o'clock in the afternoon of a Wednesday, an hour into today's shifts.
  const now = server.clock.now().getTime();
  midnight = Math.ceil(now / day) * day;
  midnight += ((3 - new Date(midnight).getUTCDay() + 7) % 7) * day;
  server.clock.advance((midnight + 13 * hour - now) / 1_000);
  tenant = await buildTenant(server.services);
  const permissions = ["wfm:adherence:view", "wfm:adherence:edit", "reporting:view", "mySpace:view"];
  supervisor = await signIn(server, await buildUser(server.services, tenant, { permissions }));
  const of = { tenant_id: tenant.id };
  await server.services.database.withTenant(tenant.id, async (tx) => {
    await tx
      .insertInto("business_units")
      .values({ ...of, id: ids.unit, name: "Nordic", zone: "UTC", week_start: 1, interval_minutes: 30 })
      .execute();
    const code = { id: newId(), name: "Calls", kind: "onQueue" } as const;
    await tx
      .insertInto("activity_codes")
      .values({ ...of, ...code, is_work_time: true, is_paid: true, color_code: "#1461c4" })
      .execute();
    const schedule = { id: ids.schedule, business_unit_id: ids.unit, name: "", state: "published" } as const;
    await tx
      .insertInto("schedules")
      .values({ ...of, ...schedule, first_day: yesterday(), days: 7, created_at: server.clock.now() })
      .execute();
    await tx
      .insertInto("teams")
      .values({ ...of, id: ids.team, name: "Blue" })
      .execute();
  });
  await supervisor.call(saveStateMapping, { body: { state: "Available", kinds: ["onQueue"] } });
  await supervisor.call(saveStateMapping, { body: { state: "Away", kinds: [] } });
  // Yesterday all of four hours, today half of the one that has passed.
  const adaUser = await agentWith("Ada", null, [
    [9 - 24, "Available"],
    [13 - 24, "Away"],
    [12.5, "Available"],
  ]);
  // Yesterday an hour late, today nobody knows.
  await agentWith("Ben", ids.team, [
    [9 - 24, "Away"],
    [10 - 24, "Available"],
    [11, "Unmapped"],
  ]);
  ada = await signIn(server, adaUser);
});
afterAll(() => server.close());

const run = async (more: Partial<ReportAsked>) => {
  const span = { firstDay: yesterday(), lastDay: dayOf(midnight + day) };
  const asked = { report: "adherence", businessUnitId: ids.unit, planningGroupId: null, grain: "day" } as const;
  return supervisor.call(runReport, { body: { ...asked, breakdown: "agent", ...span, ...more } });
};
const cellsOf = async (more: Partial<ReportAsked>) => (await run(more)).body.report.rows.map(({ cells }) => cells);

test("The report on adherence has a line for each agent and day, up to now", async () => {
  expect(await cellsOf({})).toEqual([
    // Adherence and conformance in percent; hours scheduled, in adherence, out of it, and unknown.
    [yesterday(), "Ada Agent", 1, 100, 100, 4, 4, 0, 0],
    // Available until eleven today, but no longer than two hours after the shift counts.
    [yesterday(), "Ben Agent", 1, 75, 125, 4, 3, 1, 0],
    [today(), "Ada Agent", 1, 50, 50, 1, 0.5, 0.5, 0],
    // The hour before noon in a state that nobody has mapped is no work; the hour from ten to eleven is.
    [today(), "Ben Agent", 1, null, 100, 1, 0, 0, 1],
  ]);
});

test("Hours of a week and of a team are added up before they are divided", async () => {
  const { rows, totals, chart } = (await run({ grain: "week", breakdown: "team" })).body.report;
  expect(rows.map(({ cells }) => cells.slice(1))).toEqual([
    [null, 1, 90, 90, 5, 4.5, 0.5, 0],
    ["Blue", 1, 75, 120, 5, 3, 1, 1],
  ]);
  // 7.5 of 9 known hours; 4.5 and 6 of 10 hours worked.
  expect(totals).toEqual([null, null, 2, 83.3, 105, 10, 7.5, 1.5, 1]);
  expect(chart.series).toEqual([[83.3], [105]]);
});

test("Adherence is not told by activity", async () => {
  const { status, body } = await run({ breakdown: "activity" });
  expect({ status, body }).toMatchObject({ status: 400, body: { fields: { breakdown: "invalidEntry" } } });
});

test("An agent sees their own day and what came of the last four weeks", async () => {
  const { day: own, days, totals } = (await ada.call(readMyAdherence, { query: {} })).body;
  expect(own).toMatchObject({
    name: "Ada Agent",
    date: today(),
    status: "adherent",
    totals: { adherence: about(0.5) },
  });
  expect(days).toEqual([
    { date: yesterday(), out: 0, adherence: 1, conformance: 1 },
    { date: today(), out: hour / 2, adherence: about(0.5), conformance: about(0.5) },
  ]);
  expect(totals).toEqual({ out: hour / 2, adherence: about(0.9), conformance: about(0.9) });
  const earlier = (await ada.call(readMyAdherence, { query: { date: yesterday() } })).body.day;
  expect(earlier).toMatchObject({ date: yesterday(), totals: { adherence: 1, out: 0 } });
});

test("Who is not planned has no adherence of their own", async () => {
  const { day: own, days, totals } = (await supervisor.call(readMyAdherence, { query: {} })).body;
  expect({ own, days, totals }).toEqual({
    own: null,
    days: [],
    totals: { out: 0, adherence: null, conformance: null },
  });
});

/** The clock goes on during a test. */
const about = (share: number) => expect.closeTo(share, 2) as number;
