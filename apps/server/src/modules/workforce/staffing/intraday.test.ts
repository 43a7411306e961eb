import { saveBusinessUnit } from "@evolve/contracts/business-units";
import { saveCalendarEvent } from "@evolve/contracts/calendar-events";
import { type Interval, pushIntervals } from "@evolve/contracts/history";
import { intradaySubject, readIntraday } from "@evolve/contracts/intraday";
import { savePlanningGroup } from "@evolve/contracts/planning-groups";
import { saveQueue } from "@evolve/contracts/queues";
import { newId } from "@evolve/server/ids";
import { type BuiltTenant, type BuiltUser, buildTenant, buildUser } from "@evolve/testkit/builders";
import { anonymous, signIn, type TestClient } from "@evolve/testkit/client";
import { publishWeek } from "@evolve/testkit/publish-week";
import { openingHours, serviceGoal } from "@evolve/testkit/probe-samples";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { requiredAgents } from "@evolve/workforce";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;
let user: BuiltUser;
let planner: TestClient;
/** Today's midnight in UTC. The clock stands at ten past eleven. */
let midnight: number;

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

beforeAll(async () => {
  server = await startTestServer();
  server.clock.stop();
  const now = server.clock.now().getTime();
  midnight = Math.floor(now / dayMs) * dayMs;
  if (now >= midnight + 11 * hourMs) midnight += dayMs;
  server.clock.advance((midnight + 11 * hourMs + 10 * minuteMs - now) / 1_000);
  tenant = await buildTenant(server.services);
  user = await buildUser(server.services, tenant, {
    permissions: ["wfm:setup:edit", "wfm:staffing:view", "wfm:history:edit"],
  });
  planner = await signIn(server, user);
});
afterAll(() => server.close());

const dateOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

interface Given {
  readonly zone?: string;
  readonly intervalMinutes?: 15 | 30;
  readonly media?: "voice" | "email";
}

/** A planning group that is open from 8 to 18 o'clock, with its queue. */
const built = async ({ zone = "Etc/UTC", intervalMinutes = 30, media = "voice" }: Given = {}) => {
  const name = `Calls ${newId()}`;
  const unit = { name, zone, weekStart: 1, intervalMinutes, sites: [] };
  const businessUnitId = (await planner.call(saveBusinessUnit, { body: unit })).body.businessUnit.id;
  const queue = { businessUnitId, name, media, concurrency: 1, openingHours };
  const queueId = (await planner.call(saveQueue, { body: queue })).body.queue.id;
  const isDeferrable = media === "email";
  const goal = isDeferrable ? { ...serviceGoal, targetSeconds: 7_200 } : serviceGoal;
  const body = { isDeferrable, goal, patienceSeconds: null, businessUnitId, name, queueIds: [queueId] };
  const planningGroupId = (await planner.call(savePlanningGroup, { body })).body.planningGroup.id;
  return { businessUnitId, planningGroupId, queueId };
};

type Built = Awaited<ReturnType<typeof built>>;

const publish = ({ businessUnitId, planningGroupId }: Built, from = midnight, contacts = 100): Promise<void> =>
  publishWeek(
    server.services,
    { tenantId: tenant.id, userId: user.id, businessUnitId, planningGroupId },
    { contacts, days: 7, handleSeconds: 180, from },
  );

const push = (queueId: string, intervals: readonly (Partial<Interval> & { readonly at: number })[]) =>
  planner.call(pushIntervals, {
    body: {
      intervals: intervals.map(({ at, ...values }) => ({
        ...{ queueId, minutes: 30 as const, offered: 120, handled: 100, abandoned: 20, answeredInLevel: 60 },
        ...{ talkSeconds: 15_000, holdSeconds: 1_000, afterCallSeconds: 4_000 },
        ...values,
        start: new Date(at).toISOString(),
      })),
    },
  });

const read = async ({ planningGroupId }: Built, day?: string) =>
  (await planner.call(readIntraday, { params: { planningGroupId }, query: day === undefined ? {} : { day } })).body
    .intraday;

test("The day so far stands beside its forecast, and the rest is corrected by the damped ratio of both", async () => {
  const one = await built();
  await publish(one);
  // From 8 to 11 o'clock; 11:00 is under way and does not count yet.
  const mornings = [16, 17, 18, 19, 20, 21, 22].map((place) => ({ at: midnight + place * 30 * minuteMs }));
  await push(one.queueId, mornings);
  const day = await read(one);
  expect(day).toMatchObject({ date: dateOf(midnight), today: dateOf(midnight), known: 22, hasForecast: true });
  expect([day.actual[15], day.actual[16], day.actual[21], day.actual[22]]).toEqual([null, 120, 120, null]);
  // 720 contacts for 600: the ratio 1.2, damped by 0.85 x 600 / 650, is 1.156923.
  expect([day.corrected[21], day.corrected[35], day.corrected[36]]).toEqual([120, 115.692308, 0]);
  expect(day.figures).toMatchObject({
    contacts: { forecast: 600, actual: 720 },
    handleSeconds: { forecast: 180, actual: 200 },
    serviceLevel: 0.5,
    day: { forecast: 2_000 },
    worst: null,
  });
  expect(day.figures.day?.expected).toBeCloseTo(720 + 14 * 115.692308, 4);
  const question = { model: "erlang-c", intervalSeconds: 1_800, handleSeconds: 180, targetSeconds: 20 } as const;
  const peopleFor = (arrivals: number): number =>
    requiredAgents({ ...question, arrivals, goal: { serviceLevel: 0.8 } }).agents;
  expect([day.required[21], day.required[30]]).toEqual([peopleFor(100), peopleFor(100)]);
  expect([day.correctedRequired[21], day.correctedRequired[30]]).toEqual([null, peopleFor(115.692308)]);
  expect(day.schedule).toBeNull();
});

test("Quarters are added up, and a half-hour with one quarter so far waits for the other", async () => {
  const one = await built();
  await publish(one);
  const quarters = [8, 8.25, 8.5, 8.75, 9].map((hour) => ({ at: midnight + hour * hourMs, minutes: 15 as const }));
  await push(one.queueId, quarters);
  const day = await read(one);
  expect([day.known, day.actual[16], day.actual[17], day.actual[18]]).toEqual([18, 240, 240, null]);
  expect(day.serviceLevel[16]).toBe(0.5);
});

test("In a business unit of quarters a half-hour is spread, and a forecast of half-hours too", async () => {
  const one = await built({ intervalMinutes: 15 });
  await publish(one);
  await push(one.queueId, [{ at: midnight + 8 * hourMs }, { at: midnight + 10.5 * hourMs }]);
  const day = await read(one);
  expect(day).toMatchObject({ intervalMinutes: 15, known: 44 });
  expect([day.isOpen.length, day.forecast[32], day.actual[32], day.actual[33], day.actual[34]]).toEqual([
    ...[96, 50, 60, 60, null],
  ]);
  // Only intervals with data are compared: 200 contacts forecast, 240 came. A gap keeps its forecast.
  expect(day.figures.contacts).toEqual({ forecast: 200, actual: 240 });
  expect([day.corrected[36], day.corrected[50]]).toEqual([50, 56.8]);
});

test.each([
  ["23", 2, "08"],
  ["25", 9, "09"],
])("A day of %s hours has its intervals by the business unit's clock", async (hours, month, tenInUtc) => {
  const one = await built({ zone: "Europe/Berlin" });
  const year = new Date(midnight).getUTCFullYear() - 1;
  const end = Date.UTC(year, month + 1, 0);
  // Clocks change on the last Sunday of the month.
  const sunday = dateOf(end - new Date(end).getUTCDay() * dayMs);
  await push(one.queueId, [{ at: Date.parse(`${sunday}T${tenInUtc}:00:00Z`) }]);
  const day = await read(one, sunday);
  const shift = (Number(hours) - 24) * 2;
  expect([day.isOpen.length, day.isOpen.indexOf(true), day.actual[20 + shift], day.known]).toEqual([
    ...[48 + shift, 16 + shift, 120, 21 + shift],
  ]);
});

test("Without a forecast or data there are no figures; a closed day says which event closes it", async () => {
  const one = await built();
  expect(await read(one)).toMatchObject({
    ...{ hasForecast: false, known: 0, closed: null },
    figures: { contacts: null, handleSeconds: null, serviceLevel: null, day: null, worst: null },
  });
  const closing = { kind: "closed" as const, effect: "exclude" as const, factor: null, copiedDay: null };
  const today = dateOf(midnight);
  const event = { ...closing, name: "Inventory", businessUnitId: one.businessUnitId, firstDay: today, lastDay: today };
  await planner.call(saveCalendarEvent, { body: event });
  const day = await read(one);
  expect([day.closed, day.isOpen.includes(true)]).toEqual(["Inventory", false]);
  const params = { planningGroupId: one.planningGroupId };
  const query = { day: dateOf(midnight + dayMs) };
  expect((await planner.call(readIntraday, { params, query })).status).toBe(400);
});

test("Of work that can wait more is required once more has come, and no service level is told", async () => {
  const one = await built({ media: "email" });
  await publish(one, midnight - ((new Date(midnight).getUTCDay() + 6) % 7) * dayMs);
  const before = await read(one);
  await push(
    one.queueId,
    [16, 17, 18, 19, 20, 21].map((place) => ({ at: midnight + place * 30 * minuteMs, offered: 300 })),
  );
  const after = await read(one);
  expect(after.figures.serviceLevel).toBeNull();
  expect(after.required).toEqual(before.required);
  expect(after.correctedRequired[24] ?? 0).toBeGreaterThan(before.correctedRequired[24] ?? 0);
});

test("People of the published schedule stand beside those required, and the worst interval to come is named", async () => {
  const one = await built();
  await publish(one);
  const of = { tenant_id: tenant.id };
  const scheduleId = newId();
  await server.services.database.withTenant(tenant.id, async (tx) => {
    const onQueue = newId();
    const code = { name: "Work", kind: "onQueue" as const, is_paid: true, is_work_time: true, color_code: "#123456" };
    await tx
      .insertInto("activity_codes")
      .values({ ...of, ...code, id: onQueue, shrinkage: 0, from_hour: 0, to_hour: 24 })
      .execute();
    const changed_at = server.clock.now();
    const schedule = { ...of, id: scheduleId, business_unit_id: one.businessUnitId, name: "", days: 0 };
    const first_day = dateOf(midnight);
    await tx
      .insertInto("schedules")
      .values({ ...schedule, state: "published", first_day, created_at: changed_at })
      .execute();
    await tx
      .insertInto("publications")
      .values({
        ...{ ...of, id: newId(), business_unit_id: one.businessUnitId, number: 1, name: "Week", first_day, days: 1 },
        ...{ agents: 2, changes: 2, published_by: user.id, published_at: changed_at },
      })
      .execute();
    const person = { ...of, schedule_id: scheduleId, day: first_day, changed_at };
    // Two until noon, one from then on.
    for (const [from, to] of [
      [8, 18],
      [8, 12],
    ] as const)
      await tx
        .insertInto("shifts")
        .values({
          ...{ ...person, id: newId(), agent_id: (await buildUser(server.services, tenant)).id },
          starts_at: new Date(midnight + from * hourMs),
          minutes: (to - from) * 60,
          activities: JSON.stringify([]),
        })
        .execute();
  });
  const day = await read(one);
  expect(day.schedule).toMatchObject({ id: scheduleId });
  expect([day.schedule?.people[23], day.schedule?.people[24]]).toEqual([2, 1]);
  // Noon is the first half-hour with one person only.
  expect(day.figures.worst).toEqual({ at: 24, short: (day.correctedRequired[24] ?? 0) - 1 });
});

test("Intervals that are pushed are announced to those who look at the day", async () => {
  const one = await built();
  const heard: string[] = [];
  server.services.bus.subscribe((message) => {
    if (message.kind === "subject-changed" && message.tenantId === tenant.id) heard.push(message.subject);
  });
  await push(one.queueId, [{ at: midnight + 8 * hourMs }]);
  await expect.poll(() => heard).toEqual([intradaySubject]);
});

test("The day is closed to signed-out callers, to those without the permission, and to other tenants", async () => {
  const { planningGroupId } = await built();
  const permissions = ["wfm:history:edit"];
  const other = await signIn(server, await buildUser(server.services, tenant, { permissions }));
  const foreigner = await signIn(server, await buildUser(server.services, await buildTenant(server.services)));
  for (const [client, status] of [
    [anonymous(server), 401],
    [other, 403],
    [foreigner, 404],
  ] as const)
    expect((await client.call(readIntraday, { params: { planningGroupId }, query: {} })).status).toBe(status);
});
