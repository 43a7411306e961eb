import { pushIntervals } from "@evolve/contracts/history";
import { reportChoices, runReport, type ReportAsked } from "@evolve/contracts/reports";
import { newId } from "@evolve/server/ids";
import { type BuiltTenant, buildTenant, buildUser } from "@evolve/testkit/builders";
import { anonymous, signIn, type TestClient } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;
let reader: TestClient;
const ids = { unit: newId(), group: newId(), queue: newId(), meeting: newId(), pause: newId(), vacation: newId() };

/** A Monday of summer time: eight o'clock is 06:00 UTC. */
const monday = "2026-10-05";
const at = (time: string): Date => new Date(`${monday}T${time}:00Z`);

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services);
  reader = await signIn(server, await buildUser(server.services, tenant, { permissions: ["reporting:view"] }));
  const manager = await buildUser(server.services, tenant, { firstName: "Ada", lastName: "Long" });
  const [anna, ben] = [manager, await buildUser(server.services, tenant, { firstName: "Ben", lastName: "Short" })];
  const of = { tenant_id: tenant.id };
  const now = server.clock.now();
  await server.services.database.withTenant(tenant.id, async (tx) => {
    const clock = { zone: "Europe/Stockholm", week_start: 1, interval_minutes: 30 };
    await tx
      .insertInto("business_units")
      .values({ ...of, id: ids.unit, name: "Nordic", ...clock })
      .execute();
    const within = { ...of, business_unit_id: ids.unit };
    await tx
      .insertInto("queues")
      .values({ ...within, id: ids.queue, name: "Sales", media: "voice", opening_hours: "[]" })
      .execute();
    await tx
      .insertInto("planning_groups")
      .values({ ...within, id: ids.group, name: "Sales", service_level: 0.8, target_seconds: 20 })
      .execute();
    await tx
      .insertInto("planning_group_queues")
      .values({ ...of, queue_id: ids.queue, planning_group_id: ids.group })
      .execute();
    const code = { ...of, is_paid: true, is_work_time: true, color_code: "#1461c4" };
    await tx
      .insertInto("activity_codes")
      .values([
        { ...code, id: ids.meeting, name: "Meeting", kind: "meeting", shrinkage: 0.1, from_hour: 8, to_hour: 10 },
        { ...code, id: ids.pause, name: "Break", kind: "break" },
        { ...code, id: ids.vacation, name: "Vacation", kind: "timeOff" },
      ])
      .execute();
    await tx
      .insertInto("planning_agents")
      .values([anna, ben].map(({ id }) => ({ ...within, user_id: id })))
      .execute();
    const scheduleId = newId();
    await tx
      .insertInto("schedules")
      .values({ ...within, id: scheduleId, name: "", state: "published", first_day: monday, days: 0, created_at: now })
      .execute();
    await tx
      .insertInto("publications")
      .values({
        ...within,
        id: newId(),
        number: 1,
        name: "Week",
        first_day: monday,
        days: 1,
        agents: 2,
        changes: 2,
        published_by: manager.id,
        published_at: now,
      })
      .execute();
    const shift = { ...of, schedule_id: scheduleId, starts_at: at("06:00"), day: monday, changed_at: now };
    const activities = [
      { code: ids.meeting, start: 60, minutes: 30 },
      { code: ids.pause, start: 120, minutes: 30 },
    ];
    await tx
      .insertInto("shifts")
      .values([
        { ...shift, id: newId(), agent_id: anna.id, minutes: 240, activities: JSON.stringify(activities) },
        { ...shift, id: newId(), agent_id: ben.id, minutes: 120, activities: "[]" },
      ])
      .execute();
    const hashes = { forecast_hash: "", goal_hash: "", shrinkage_hash: "", set_up_hash: "" };
    const calculated = { ...hashes, first_at: at("00:00"), end_at: at("22:00"), interval_minutes: 30 };
    await tx
      .insertInto("staffing_calculations")
      .values({ ...of, ...calculated, planning_group_id: ids.group, calculated_at: now })
      .execute();
    const required = { ...of, planning_group_id: ids.group, is_open: true, handle_seconds: 180, shrinkage: 0.1 };
    await tx
      .insertInto("staffing_requirements")
      .values([
        { ...required, starts_at: at("06:00"), on_queue: 1, scheduled: 2, contacts: 5 },
        { ...required, starts_at: at("06:30"), on_queue: 3, scheduled: 4, contacts: 0 },
        { ...required, starts_at: at("07:00"), on_queue: 1, scheduled: 2, contacts: 0 },
        // Nothing is published for the day after.
        { ...required, starts_at: new Date("2026-10-06T06:00:00Z"), on_queue: 9, scheduled: 10, contacts: 50 },
      ])
      .execute();
    await tx
      .insertInto("time_off_entitlements")
      .values({ ...of, user_id: ben.id, activity_code_id: ids.vacation, year: 2026, minutes: 9_600 })
      .execute();
    for (const [day, state, minutes] of [
      [monday, "approved", 480],
      ["2026-10-08", "pending", 240],
      ["2026-10-09", "denied", 480],
    ] as const) {
      const id = newId();
      const request = { ...within, id, user_id: ben.id, activity_code_id: ids.vacation, first_day: day, last_day: day };
      await tx
        .insertInto("time_off_requests")
        .values({ ...request, starts_at: at("00:00"), ends_at: at("22:00"), state, requested_at: now })
        .execute();
      await tx
        .insertInto("time_off_days")
        .values({ ...of, request_id: id, day, minutes, credit_minutes: minutes })
        .execute();
    }
    const forecastId = newId();
    await tx
      .insertInto("forecasts")
      .values({
        ...within,
        id: forecastId,
        first_day: monday,
        days: 1,
        zone: clock.zone,
        interval_minutes: 30,
        calculated_at: now,
        created_by: manager.id,
        created_at: now,
      })
      .execute();
    for (const [publishedAt, morning] of [
      ["2026-10-02T10:00:00Z", [10, 20]],
      ["2026-10-05T10:00:00Z", [8, 25]],
    ] as const) {
      const id = newId();
      const offered = Array.from({ length: 48 }, (_, slot) => morning[slot - 16] ?? 0);
      // Contacts take 180 seconds, a tenth less.
      const series = { offered, handle_seconds: offered.map(() => 198), lower: offered, upper: offered };
      const span = { first_at: new Date("2026-10-04T22:00:00Z"), end_at: at("22:00") };
      await tx
        .insertInto("published_forecasts")
        .values({
          ...within,
          ...span,
          id,
          forecast_id: forecastId,
          forecast_version: 1,
          zone: clock.zone,
          interval_minutes: 30,
          published_by: manager.id,
          published_at: new Date(publishedAt),
        })
        .execute();
      await tx
        .insertInto("published_series")
        .values({ ...of, ...series, published_id: id, planning_group_id: ids.group })
        .execute();
    }
  });
  const counts = {
    handled: 5,
    abandoned: 0,
    answeredInLevel: 5,
    talkSeconds: 900,
    holdSeconds: 0,
    afterCallSeconds: 0,
  };
  const client = await signIn(server, manager);
  const { status } = await client.call(pushIntervals, {
    body: {
      intervals: [
        { queueId: ids.queue, start: at("06:00").toISOString(), minutes: 30, offered: 8, ...counts },
        { queueId: ids.queue, start: at("06:30").toISOString(), minutes: 30, offered: 25, ...counts },
      ],
    },
  });
  expect(status).toBe(200);
});
afterAll(() => server.close());

const asked = (report: ReportAsked["report"], more: Partial<ReportAsked> = {}): ReportAsked => ({
  report,
  businessUnitId: ids.unit,
  planningGroupId: null,
  grain: "day",
  breakdown: "activity",
  firstDay: monday,
  lastDay: "2026-10-11",
  ...more,
});
const run = async (body: ReportAsked, client = reader) => (await client.call(runReport, { body })).body.report;
const cellsOf = ({ rows }: Awaited<ReturnType<typeof run>>) => rows.map(({ cells }) => cells);

test("Schedule efficiency compares people on the queue less shrinkage with those required, on published days", async () => {
  const report = await run(asked("scheduleEfficiency"));
  // 1.8 people for 1, 1.8 for 3 and 0.9 for 1, half an hour each. With one left on the queue 52.7 % of the five calls are answered in time.
  expect(cellsOf(report)).toEqual([[monday, "Sales", 2.5, 2.25, 0.4, 0.65, 74, 52.7]]);
  expect(report.totals).toEqual([null, null, 2.5, 2.25, 0.4, 0.65, 74, 52.7]);
  expect(report.chart.instants).toHaveLength(7);
  expect(report.chart.series.map(([first, second]) => [first, second])).toEqual([
    [2.25, null],
    [2.5, null],
  ]);
});

test("Intervals are told by the clock of the business unit", async () => {
  const report = await run(asked("scheduleEfficiency", { grain: "interval", lastDay: monday }));
  expect(cellsOf(report).map(([period, , required]) => [period, required])).toEqual([
    [`${monday} 08:00`, 0.5],
    [`${monday} 08:30`, 1.5],
    [`${monday} 09:00`, 0.5],
  ]);
});

test("Forecast accuracy is that of what was published before the day, week or month began", async () => {
  const expected = ["Sales", 30, 33, 21.2, 9.1, -9.1, 10, 1];
  const report = await run(asked("forecastAccuracy", { planningGroupId: ids.group }));
  expect(cellsOf(report)).toEqual([[monday, ...expected]]);
  expect(cellsOf(await run(asked("forecastAccuracy", { grain: "week" })))).toEqual([[monday, ...expected]]);
  expect((await run(asked("forecastAccuracy", { grain: "month", lastDay: "2026-10-31" }))).rows).toEqual([]);
});

test("Time off counts what is approved and what is asked for, and what is left of the year", async () => {
  const report = await run(asked("timeOff", { grain: "month", firstDay: "2026-10-01", lastDay: "2026-10-31" }));
  expect(cellsOf(report)).toEqual([["2026-10-01", "Vacation", 1, 8, 1, 4, 160, 152]]);
  const byAgent = await run(asked("timeOff", { grain: "week", breakdown: "agent" }));
  expect(cellsOf(byAgent)).toEqual([[monday, "Ben Short", 1, 8, 1, 4, 160, 152]]);
  const byTeam = await run(asked("timeOff", { grain: "week", breakdown: "team" }));
  expect(cellsOf(byTeam)).toEqual([[monday, "First team", 1, 8, 1, 4, 160, 152]]);
});

test("Shrinkage is planned in shifts and days off, beside what staffing assumes for the hours of the shifts", async () => {
  const report = await run(asked("shrinkage", { grain: "week" }));
  // 330 minutes of shifts without the break, 480 of vacation; a tenth of the 240 minutes between eight and ten is assumed.
  expect(cellsOf(report)).toEqual([
    [monday, "Meeting", 0.5, 3.7, 7.3, -3.6],
    [monday, "Vacation", 8, 59.3, 0, 59.3],
  ]);
  expect(report.totals).toEqual([null, null, 8.5, 63, 7.3, 55.7]);
});

test("Choices are the business units with their planning groups and their own date", async () => {
  const { body } = await reader.call(reportChoices, {});
  expect(body.businessUnits).toEqual([
    expect.objectContaining({
      id: ids.unit,
      zone: "Europe/Stockholm",
      planningGroups: [{ id: ids.group, name: "Sales" }],
    }),
  ]);
});

test("Reports are closed to signed-out callers, to those without the permission, and to other tenants", async () => {
  const body = asked("timeOff");
  const stranger = await signIn(server, await buildUser(server.services, await buildTenant(server.services)));
  const agent = await signIn(server, await buildUser(server.services, tenant, { permissions: ["wfm:schedule:view"] }));
  for (const [client, status] of [
    [anonymous(server), 401],
    [agent, 403],
    [stranger, 404],
  ] as const)
    expect((await client.call(runReport, { body })).status).toBe(status);
  expect((await anonymous(server).call(reportChoices, {})).status).toBe(401);
  expect((await agent.call(reportChoices, {})).status).toBe(403);
  expect((await stranger.call(reportChoices, {})).body.businessUnits).toEqual([]);
  expect((await reader.call(runReport, { body: { ...body, planningGroupId: newId() } })).status).toBe(404);
});

test.each([
  ["a grain that the report does not have", { grain: "interval" }, "grain"],
  ["an end before its beginning", { lastDay: "2026-10-01" }, "lastDay"],
  ["too many days", { lastDay: "2028-10-01" }, "lastDay"],
  ["a day that is none", { firstDay: "2026-13-01" }, "firstDay"],
  ["a day that nobody plans", { lastDay: "9999-12-31" }, "lastDay"],
] as const)("A report with %s is refused", async (_, more, field) => {
  const { status, body } = await reader.call(runReport, { body: { ...asked("timeOff"), ...more } });
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toContain(field);
});
