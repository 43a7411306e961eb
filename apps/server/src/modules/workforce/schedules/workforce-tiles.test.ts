import type { TileKindName } from "@evolve/contracts/dashboard-tiles";
import { readTileFigures } from "@evolve/contracts/dashboards";
import { newId } from "@evolve/server/ids";
import { storeIntervals } from "@evolve/server/modules/workforce/history/index";
import { type BuiltTenant, type BuiltUser, buildTenant, buildUser } from "@evolve/testkit/builders";
import { signIn, type TestClient } from "@evolve/testkit/client";
import { buildNamed, buildPeople } from "@evolve/testkit/people";
import { openingHours } from "@evolve/testkit/probe-samples";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { calendarDays, localDateOf, type LocalDay, scheduledLevel } from "@evolve/workforce";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;
let planner: TestClient;

const zone = "Pacific/Auckland";
const hour = 3_600_000;
const permissions = ["dashboard:view", "wfm:forecast:view", "wfm:schedule:view", "wfm:requests:view"];
const kinds = [
  "contactsToday",
  "staffingToday",
  "staffingNow",
  "serviceLevelToday",
  "forecastAccuracy",
  "timeOffOpen",
  "tradesOpen",
] as const satisfies readonly TileKindName[];

const [unitId, calls, letters] = [newId(), newId(), newId()];
/** Yesterday and today on the unit's clocks. */
let days: readonly [LocalDay, LocalDay];

beforeAll(async () => {
  server = await startTestServer();
  const { clock } = server;
  clock.stop();
  // Ten past noon in the unit: intervals 16 to 23, from 8 to 12 o'clock, are over.
  const midnight = calendarDays(localDateOf(clock.now().getTime(), zone, 1), zone, 30, 1).days[0]?.startsAt ?? 0;
  clock.advance((midnight - clock.now().getTime()) / 1_000 + 12 * 3_600 + 600);
  const { days: shown } = calendarDays(localDateOf(clock.now().getTime(), zone, -1), zone, 30, 2);
  days = [shown[0] as LocalDay, shown[1] as LocalDay];
  tenant = await buildTenant(server.services);
  const user = await buildUser(server.services, tenant, { permissions });
  await setUp(user);
  planner = await signIn(server, user);
});
afterAll(() => server.close());

/** Both groups are open from 8 to 18 o'clock; calls need five people, letters two, for whom nobody has the skill. Four work until 16 o'clock. */
const setUp = async (user: BuiltUser): Promise<void> => {
  const { clock, database } = server.services;
  const [yesterday, today] = days;
  const of = { tenant_id: tenant.id };
  const within = { ...of, business_unit_id: unitId };
  const skill = await buildNamed(server.services, tenant, "skill", "Letters");
  const people = await buildPeople(server.services, tenant, [{}, {}, {}, {}]);
  const [callQueue, publishedId, scheduleId] = [newId(), newId(), newId()];
  const isOpen = (slot: number) => slot >= 16 && slot < 36;
  const contacts = [...yesterday.slots, ...today.slots].map((slot) => (isOpen(slot) ? 10 : 0));
  const at = (day: LocalDay, place: number) => new Date(day.startsAt + place * 30 * 60_000);
  await database.withTenant(tenant.id, async (tx) => {
    await tx
      .insertInto("business_units")
      .values({ ...of, id: unitId, name: "Auckland", zone, week_start: 1, interval_minutes: 30 })
      .execute();
    await tx
      .insertInto("queues")
      .values({ ...within, id: callQueue, name: "Calls", media: "voice", opening_hours: JSON.stringify(openingHours) })
      .execute();
    await tx
      .insertInto("planning_groups")
      .values([
        { ...within, id: calls, name: "Calls", service_level: 0.8, target_seconds: 20 },
        { ...within, id: letters, name: "Letters", is_deferrable: true, skill_id: skill },
      ])
      .execute();
    await tx
      .insertInto("planning_group_queues")
      .values({ ...of, queue_id: callQueue, planning_group_id: calls })
      .execute();
    await tx
      .insertInto("published_forecasts")
      .values({
        ...within,
        id: publishedId,
        forecast_id: newId(),
        forecast_version: 1,
        first_at: at(yesterday, 0),
        end_at: at(today, today.slots.length),
        zone,
        interval_minutes: 30,
        published_by: user.id,
        published_at: new Date(clock.now().getTime() - 72 * hour),
      })
      .execute();
    await tx
      .insertInto("published_series")
      .values({
        ...of,
        published_id: publishedId,
        planning_group_id: calls,
        offered: contacts,
        handle_seconds: contacts.map(() => 180),
        lower: contacts,
        upper: contacts,
      })
      .execute();
    const span = { first_at: at(today, 0), end_at: at(today, today.slots.length), interval_minutes: 30 };
    const hashes = { forecast_hash: "", goal_hash: "", shrinkage_hash: "", set_up_hash: "" };
    for (const [id, scheduled] of [
      [calls, 5],
      [letters, 2],
    ] as const) {
      await tx
        .insertInto("staffing_calculations")
        .values({ ...of, planning_group_id: id, ...hashes, ...span, calculated_at: clock.now() })
        .execute();
      await tx
        .insertInto("staffing_requirements")
        .values(
          today.slots.flatMap((slot, place) =>
            isOpen(slot)
              ? {
                  ...of,
                  planning_group_id: id,
                  starts_at: at(today, place),
                  is_open: true,
                  contacts: 10,
                  handle_seconds: 180,
                  on_queue: scheduled,
                  scheduled,
                  shrinkage: 0,
                }
              : [],
          ),
        )
        .execute();
    }
    await tx
      .insertInto("schedules")
      .values({
        ...within,
        id: scheduleId,
        name: "",
        state: "published",
        first_day: today.date,
        days: 0,
        created_at: clock.now(),
      })
      .execute();
    await tx
      .insertInto("publications")
      .values({
        ...within,
        id: newId(),
        number: 1,
        name: "Week",
        first_day: today.date,
        days: 1,
        agents: 4,
        changes: 4,
        published_by: user.id,
        published_at: clock.now(),
      })
      .execute();
    await tx
      .insertInto("shifts")
      .values(
        people.map((agent_id) => ({
          ...of,
          id: newId(),
          schedule_id: scheduleId,
          agent_id,
          starts_at: at(today, 16),
          minutes: 480,
          day: today.date,
          activities: "[]",
          changed_at: clock.now(),
        })),
      )
      .execute();
    // 12 calls in each half-hour of this morning and five since noon; 11 in those of yesterday.
    const came = (day: LocalDay, place: number, offered: number) => ({
      queueId: callQueue,
      start: at(day, place).toISOString(),
      minutes: 30 as const,
      offered,
      handled: offered,
      abandoned: 0,
      answeredInLevel: offered,
      talkSeconds: offered * 180,
      holdSeconds: 0,
      afterCallSeconds: 0,
    });
    const places = Array.from({ length: 20 }, (_, place) => place + 16);
    await storeIntervals(tx, tenant.id, [
      ...places.map((place) => came(yesterday, place, 11)),
      ...places.slice(0, 8).map((place) => came(today, place, 12)),
      came(today, 24, 5),
    ]);
    await fillInboxes(tx, user);
  });
};

type Tx = Parameters<Parameters<TestServer["services"]["database"]["withTenant"]>[1]>[0];

const fillInboxes = async (tx: Tx, user: BuiltUser): Promise<void> => {
  const now = server.clock.now();
  const within = { tenant_id: tenant.id, business_unit_id: unitId };
  const code = newId();
  await tx
    .insertInto("activity_codes")
    .values({
      tenant_id: tenant.id,
      id: code,
      name: "Holiday",
      kind: "timeOff",
      is_paid: true,
      is_work_time: false,
      color_code: "#1461c4",
    })
    .execute();
  const [date, startsAt] = ["2027-02-01", new Date("2027-02-01T00:00:00Z")];
  await tx
    .insertInto("time_off_requests")
    .values(
      (["pending", "pending", "waitlisted", "approved"] as const).map((state) => ({
        ...within,
        id: newId(),
        user_id: user.id,
        activity_code_id: code,
        first_day: date,
        last_day: date,
        starts_at: startsAt,
        ends_at: new Date(startsAt.getTime() + 24 * hour),
        comment: "",
        state,
        requested_at: now,
      })),
    )
    .execute();
  const later = new Date(now.getTime() + 24 * hour);
  const give = JSON.stringify({ day: date, start: startsAt.getTime(), minutes: 480, activities: [] });
  await tx
    .insertInto("shift_trades")
    .values(
      [
        { state: "open" as const, expires_at: later },
        { state: "open" as const, expires_at: new Date(now.getTime() - hour) },
        { state: "accepted" as const, expires_at: later },
        { state: "denied" as const, expires_at: later },
      ].map((trade) => ({
        ...within,
        ...trade,
        id: newId(),
        giver_id: user.id,
        give_shift_id: newId(),
        give,
        starts_at: startsAt,
        note: "",
        offered_at: now,
      })),
    )
    .execute();
};

const figuresOf = async (kind: TileKindName, client = planner) =>
  (await client.call(readTileFigures, { query: { kinds: kind } })).body.figures[0]?.figures ?? null;

test("Contacts of today are counted in the business unit's zone, up to the interval under way, beside the forecast for the same time", async () => {
  const figures = await figuresOf("contactsToday");
  expect(figures).toMatchObject({ total: 96, reference: 80 });
  const { curves } = figures ?? {};
  const eight = days[1].startsAt + 16 * 30 * 60_000;
  expect(curves?.zone).toBe(zone);
  expect(curves?.instants[0]).toBe(eight);
  expect(curves?.instants).toHaveLength(20);
  expect(curves?.expected).toEqual(Array.from({ length: 20 }, () => 10));
  expect(curves?.actual).toEqual([
    ...Array.from({ length: 8 }, () => 12),
    5,
    ...Array.from({ length: 11 }, () => null),
  ]);
});

test("People on queue by the published schedule are compared with those required: now in all and by planning group, the largest shortage first, and over the day", async () => {
  const now = await figuresOf("staffingNow");
  expect(now).toMatchObject({ total: 4, reference: 7 });
  expect(now?.parts).toEqual([
    { id: letters, name: "Letters", count: 0, of: 2 },
    { id: calls, name: "Calls", count: 4, of: 5 },
  ]);
  const today = await figuresOf("staffingToday");
  expect(today).toMatchObject({ total: 4, reference: 7 });
  expect(today?.curves?.expected).toEqual(Array.from({ length: 20 }, () => 7));
  expect(today?.curves?.actual).toEqual([
    ...Array.from({ length: 16 }, () => 4),
    ...Array.from({ length: 4 }, () => 0),
  ]);
});

test("The service level of today is that of the people scheduled, weighted by contacts; work that can wait has none", async () => {
  const load = {
    model: "erlang-c",
    arrivals: 10,
    intervalSeconds: 1_800,
    handleSeconds: 180,
    targetSeconds: 20,
  } as const;
  const level = scheduledLevel({ ...load, people: 4, shrinkage: 0, concurrency: 1 });
  const none = scheduledLevel({ ...load, people: 0, shrinkage: 0, concurrency: 1 });
  const expected = (level * 16 + none * 4) / 20;
  const figures = await figuresOf("serviceLevelToday");
  expect(figures?.total).toBeCloseTo(expected, 9);
  expect(figures?.reference).toBeCloseTo(0.8, 9);
  expect(figures?.parts).toEqual([{ id: calls, name: "Calls", count: expect.closeTo(expected, 9), of: 0.8 }]);
});

test("Forecasts are compared by day with what came; days without history do not count", async () => {
  const figures = await figuresOf("forecastAccuracy");
  expect(figures?.total).toBeCloseTo(20 / 220, 9);
  expect(figures?.parts).toEqual([{ id: calls, name: "Calls", count: expect.closeTo(20 / 220, 9) }]);
});

test("Open requests and trades are those that wait; what is decided or has run out does not count", async () => {
  expect(await figuresOf("timeOffOpen")).toMatchObject({
    total: 3,
    parts: [
      { id: "pending", count: 2 },
      { id: "waitlisted", count: 1 },
    ],
  });
  expect(await figuresOf("tradesOpen")).toMatchObject({
    total: 2,
    parts: [
      { id: "accepted", count: 1 },
      { id: "open", count: 1 },
    ],
  });
});

test("Another tenant sees nothing of it: no curves, no parts, nothing open", async () => {
  const other = await buildTenant(server.services);
  const client = await signIn(server, await buildUser(server.services, other, { permissions }));
  const { figures } = (await client.call(readTileFigures, { query: { kinds: kinds.join(",") } })).body;
  for (const { kind, figures: own } of figures) {
    const isInbox = kind === "timeOffOpen" || kind === "tradesOpen";
    expect(own?.total, kind).toBe(isInbox ? 0 : null);
    expect(own?.curves?.instants ?? [], kind).toEqual([]);
    expect(
      own?.parts.every(({ count }) => count === 0),
      kind,
    ).toBe(true);
  }
});

test("A viewer without a tile's permission is told so instead of figures", async () => {
  const readable = async (held: readonly string[]) => {
    const user = await buildUser(server.services, tenant, { permissions: ["dashboard:view", ...held] });
    const client = await signIn(server, user);
    const { figures } = (await client.call(readTileFigures, { query: { kinds: kinds.join(",") } })).body;
    return figures.flatMap(({ kind, figures: own }) => (own === null ? [] : [kind]));
  };
  expect(await readable([])).toEqual([]);
  expect(await readable(["wfm:forecast:view"])).toEqual(["contactsToday", "forecastAccuracy"]);
  expect(await readable(["wfm:schedule:view"])).toEqual(["staffingToday", "staffingNow", "serviceLevelToday"]);
  expect(await readable(["wfm:requests:view"])).toEqual(["timeOffOpen", "tradesOpen"]);
});
