import {
  endCalendarFeed,
  readCalendarFeed,
  readMySchedule,
  renewCalendarFeed,
  seeMySchedule,
} from "@evolve/contracts/my-schedule";
import { createSchedule, publishSchedule, type ShiftEdit, writeShifts } from "@evolve/contracts/schedules";
import { readMyTrades } from "@evolve/contracts/shift-trades";
import { checkMyTimeOff } from "@evolve/contracts/time-off";
import { newId } from "@evolve/server/ids";
import { type BuiltTenant, type BuiltUser, buildTenant, buildUser } from "@evolve/testkit/builders";
import { anonymous, signIn, type TestClient } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import ICAL from "ical.js";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;
let planner: TestClient;
let agent: BuiltUser;
let mine: TestClient;
let businessUnitId: string;
let breakId: string;

const hour = 3_600_000;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services);
  const permissions = ["wfm:schedule:view", "wfm:schedule:edit", "wfm:schedule:publish"];
  planner = await signIn(server, await buildUser(server.services, tenant, { permissions }));
  agent = await buildUser(server.services, tenant, { permissions: ["mySpace:view"] });
  mine = await signIn(server, agent);
  businessUnitId = newId();
  breakId = newId();
  const of = { tenant_id: tenant.id };
  await server.services.database.withTenant(tenant.id, async (tx) => {
    const unit = {
      ...of,
      id: businessUnitId,
      name: "Nordic",
      zone: "Europe/Stockholm",
      week_start: 1,
      interval_minutes: 30,
    };
    await tx.insertInto("business_units").values(unit).execute();
    const code = { ...of, is_work_time: true, color_code: "#1461c4" };
    await tx
      .insertInto("activity_codes")
      .values([
        { ...code, id: newId(), name: "Calls", kind: "onQueue", is_paid: true },
        { ...code, id: breakId, name: "Lunch", kind: "meal", is_paid: false },
      ])
      .execute();
  });
});
afterAll(() => server.close());

type Put = Extract<ShiftEdit, { kind: "put" }>;
const put = (start: string, more: Partial<Put> = {}): Put => ({
  kind: "put",
  id: newId(),
  version: 0,
  agentId: agent.id,
  start: Date.parse(start),
  minutes: 480,
  activities: [],
  isLocked: false,
  ...more,
});

/** Publishes shifts of a week in a draft of its own. */
const publish = async (firstDay: string, ...edits: ShiftEdit[]): Promise<string> => {
  const draft = { businessUnitId, name: "Draft", firstDay, days: 7, copyPublished: true };
  const scheduleId = (await planner.call(createSchedule, { body: draft })).body.schedule.id;
  expect((await planner.call(writeShifts, { params: { scheduleId }, body: { edits } })).body.conflicts).toEqual([]);
  await planner.call(publishSchedule, { params: { scheduleId }, body: { firstDay, days: 7 } });
  return scheduleId;
};
const weekOf = async (from: string) => (await mine.call(readMySchedule, { query: { from, days: "7" } })).body;

test("An agent sees published shifts with all of their time, days off, and what is not published yet", async () => {
  expect(await weekOf("2026-11-30")).toMatchObject({ publishedDays: [], publishedUntil: null, shifts: [] });
  const shift = put("2026-11-30T08:00:00Z", { activities: [{ code: breakId, start: 240, minutes: 30 }] });
  await publish("2026-11-30", shift);
  const week = await weekOf("2026-11-30");
  expect(week).toMatchObject({ zone: "Europe/Stockholm", weekStart: 1, publishedUntil: "2026-12-06" });
  expect(week.publishedDays).toHaveLength(7);
  expect(week.shifts).toMatchObject([{ id: shift.id, day: "2026-11-30", paidMinutes: 450, isChanged: false }]);
  expect(week.shifts[0]?.pieces.map(({ name, start, minutes }) => [name, start - shift.start, minutes])).toEqual([
    ["Calls", 0, 240],
    ["Lunch", 4 * hour, 30],
    ["Calls", 4.5 * hour, 210],
  ]);
  expect((await weekOf("2026-12-07")).publishedDays).toEqual([]);
});

test("A shift that was changed is marked until its agent has seen it", async () => {
  const shift = put("2026-12-14T08:00:00Z");
  await publish("2026-12-14", shift);
  await publish("2026-12-14", { ...shift, version: 1, start: shift.start + hour });
  const changes = async () => (await weekOf("2026-12-14")).shifts.map(({ isChanged }) => isChanged);
  expect(await changes()).toEqual([true]);
  await mine.call(seeMySchedule, { body: { day: "2026-12-14" } });
  expect(await changes()).toEqual([false]);
});

const fetchFeed = (address: string) => {
  const { pathname, search } = new URL(address);
  return server.app.inject({ method: "GET", url: `${pathname}${search}` });
};

const eventsOf = async (address: string): Promise<ReadonlyMap<string, ICAL.Event>> => {
  const calendar = new ICAL.Component(ICAL.parse((await fetchFeed(address)).body) as unknown[] as never);
  return new Map(
    calendar.getAllSubcomponents("vevent").map((event) => [new ICAL.Event(event).uid, new ICAL.Event(event)]),
  );
};

test("The calendar feed is read by calendars, and its times are right when clocks change", async () => {
  const night = put("2027-03-27T22:00:00Z", { activities: [{ code: breakId, start: 240, minutes: 30 }] });
  const day = put("2027-03-28T07:00:00Z");
  await publish("2027-03-22", night);
  await publish("2027-03-22", day);
  const { address } = (await mine.call(renewCalendarFeed, {})).body;
  expect((await fetchFeed(address)).headers["content-type"]).toBe("text/calendar; charset=utf-8");
  const read = await eventsOf(address);
  for (const shift of [night, day]) {
    const event = read.get(shift.id);
    expect(event?.startDate.toJSDate().getTime()).toBe(shift.start);
    expect(event?.endDate.toJSDate().getTime()).toBe(shift.start + 8 * hour);
  }
  // The clock is put forward at 02:00, so four hours after 23:00 it shows 04:00.
  expect(read.get(night.id)?.description.replaceAll("\u202f", " ")).toBe(
    "11:00 PM Calls\n4:00 AM Lunch\n4:30 AM Calls",
  );
});

test("A night shift keeps its real length and its times in the calendar when clocks go back on 26 October", async () => {
  // From 22:00 in summer time until 06:00 in winter time, with lunch when clocks show two o'clock for the second time.
  const activities = [{ code: breakId, start: 300, minutes: 30 }];
  const night = put("2025-10-25T20:00:00Z", { minutes: 540, activities });
  const nextNight = put("2025-10-26T21:00:00Z");
  await publish("2025-10-20", night, nextNight);
  const { address } = (await mine.call(renewCalendarFeed, {})).body;
  const seconds = (night.start - server.clock.now().getTime()) / 1_000;
  server.clock.advance(seconds);
  const events = await eventsOf(address);
  server.clock.advance(-seconds);
  const inZone = (time: ICAL.Time | undefined) =>
    time?.toJSDate().toLocaleString("sv", { timeZone: "Europe/Stockholm", timeStyle: "short", dateStyle: "short" });
  const [first, second] = [night, nextNight].map(({ id }) => events.get(id));
  expect([inZone(first?.startDate), inZone(first?.endDate)]).toEqual(["2025-10-25 22:00", "2025-10-26 06:00"]);
  expect(first?.duration.toSeconds()).toBe(9 * 3_600);
  expect([inZone(second?.startDate), inZone(second?.endDate)]).toEqual(["2025-10-26 22:00", "2025-10-27 06:00"]);
  expect(second?.duration.toSeconds()).toBe(8 * 3_600);
  expect(first?.description.replaceAll("\u202f", " ")).toBe("10:00 PM Calls\n2:00 AM Lunch\n2:30 AM Calls");
  const [shift] = (await weekOf("2025-10-20")).shifts;
  expect(shift).toMatchObject({ id: night.id, day: "2025-10-25", paidMinutes: 510 });
});

test("A renewed address ends the one before; the feed ends with its owner's wish or account", async () => {
  expect((await mine.call(readCalendarFeed, {})).body.createdAt).not.toBeNull();
  const first = (await mine.call(renewCalendarFeed, {})).body.address;
  const second = (await mine.call(renewCalendarFeed, {})).body.address;
  expect((await fetchFeed(first)).statusCode).toBe(404);
  expect((await fetchFeed(second)).statusCode).toBe(200);
  expect((await fetchFeed(`${second}x`)).statusCode).toBe(404);
  const { system } = server.services.database;
  const stored = await system
    .selectFrom("calendar_feeds")
    .select("secret_hash")
    .where("user_id", "=", agent.id)
    .execute();
  expect(stored[0]?.secret_hash.toString("latin1")).not.toContain(new URL(second).searchParams.get("key") ?? "");
  const lock = (locked_down: boolean) =>
    system.updateTable("users").set({ locked_down }).where("id", "=", agent.id).execute();
  await lock(true);
  expect((await fetchFeed(second)).statusCode).toBe(404);
  await lock(false);
  await mine.call(endCalendarFeed, {});
  expect((await fetchFeed(second)).statusCode).toBe(404);
  expect((await mine.call(readCalendarFeed, {})).body).toEqual({ createdAt: null });
});

test("One's schedule is one's own: signed out, without the permission, or with a bad date there is none", async () => {
  const person = await signIn(server, await buildUser(server.services, tenant, { permissions: [] }));
  for (const call of [readMySchedule, readCalendarFeed, renewCalendarFeed, endCalendarFeed]) {
    expect((await anonymous(server).call(call, { query: {} })).status).toBe(401);
    expect((await person.call(call, { query: {} })).status).toBe(403);
  }
  expect((await anonymous(server).call(seeMySchedule, { body: { day: "2026-11-30" } })).status).toBe(401);
  expect((await mine.call(seeMySchedule, { body: { day: "soon" } })).status).toBe(400);
  expect((await mine.call(readMySchedule, { query: { from: "soon" } })).status).toBe(400);
  const stranger = await signIn(server, await buildUser(server.services, await buildTenant(server.services)));
  expect((await stranger.call(readMySchedule, { query: { from: "2026-11-30", days: "7" } })).body.shifts).toEqual([]);
});

test("Who works at a site elsewhere sees days and times by the clock there, in the schedule, in trades and of a part of a day off", async () => {
  const elsewhere = await buildUser(server.services, tenant, { permissions: ["mySpace:view"] });
  const client = await signIn(server, elsewhere);
  const of = { tenant_id: tenant.id };
  const [siteId, codeId] = [newId(), newId()];
  await server.services.database.withTenant(tenant.id, async (tx) => {
    const site = { ...of, id: siteId, business_unit_id: businessUnitId, name: "New York", zone: "America/New_York" };
    await tx.insertInto("sites").values(site).execute();
    const person = { ...of, user_id: elsewhere.id };
    await tx
      .insertInto("planning_agents")
      .values({ ...person, business_unit_id: businessUnitId })
      .execute();
    await tx
      .insertInto("agent_sites")
      .values({ ...person, from_day: "2026-01-01", site_id: siteId })
      .execute();
    const code = { ...of, id: codeId, name: "Vacation", kind: "timeOff" as const, is_paid: true, is_work_time: true };
    await tx
      .insertInto("activity_codes")
      .values({ ...code, color_code: "#1461c4" })
      .execute();
  });
  // 20:00 on Monday in New York is 2:00 on Tuesday in Stockholm, by whose days it is published.
  const evening = put("2027-01-12T01:00:00Z", { agentId: elsewhere.id, reason: "Test" });
  await publish("2027-01-11", evening);
  const week = async () => (await client.call(readMySchedule, { query: { from: "2027-01-11", days: "1" } })).body;
  const { zone, shifts } = await week();
  expect(zone).toBe("America/New_York");
  expect(shifts.map(({ id, day }) => [id, day])).toEqual([[evening.id, "2027-01-11"]]);
  await publish("2027-01-11", { ...evening, version: 1, start: evening.start + hour });
  expect((await week()).shifts).toMatchObject([{ isChanged: true }]);
  await client.call(seeMySchedule, { body: { day: "2027-01-11" } });
  expect((await week()).shifts).toMatchObject([{ isChanged: false }]);
  expect((await client.call(readMyTrades, {})).body.zone).toBe("America/New_York");
  // From 21:00 to 23:00 there, when the shift has begun.
  const asked = { codeId, firstDay: "2027-01-11", lastDay: "2027-01-11", part: { from: 1_260, minutes: 120 } };
  expect((await client.call(checkMyTimeOff, { body: asked })).body.minutes).toBe(120);
});
