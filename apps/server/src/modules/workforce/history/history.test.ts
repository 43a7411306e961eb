import { saveBusinessUnit } from "@evolve/contracts/business-units";
import {
  decideOnHistory,
  historyLimits,
  type HistoryPeriod,
  type HistorySeries,
  type Interval,
  pushIntervals,
  readHistory,
  undoHistoryDecision,
} from "@evolve/contracts/history";
import type { Measure } from "@evolve/contracts/planning";
import { deletePlanningGroup, savePlanningGroup } from "@evolve/contracts/planning-groups";
import { deleteQueue, saveQueue } from "@evolve/contracts/queues";
import { newId } from "@evolve/server/ids";
import { type BuiltTenant, buildTenant, buildUser } from "@evolve/testkit/builders";
import { anonymous, signIn, type TestClient } from "@evolve/testkit/client";
import { openingHours, serviceGoal } from "@evolve/testkit/probe-samples";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { storeIntervals } from "./intervals-repository.ts";

let server: TestServer;
let tenant: BuiltTenant;
let planner: TestClient;

const dayMs = 86_400_000;
const hourMs = 3_600_000;
/** A Monday some weeks ago, at midnight UTC. */
let monday: number;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services);
  const permissions = ["wfm:setup:edit", "wfm:history:view", "wfm:history:edit"];
  planner = await signIn(server, await buildUser(server.services, tenant, { permissions }));
  const today = Math.floor(server.services.clock.now().getTime() / dayMs) * dayMs;
  monday = today - 70 * dayMs - ((new Date(today).getUTCDay() + 6) % 7) * dayMs;
});
afterAll(() => server.close());

const built = async (name: string, intervalMinutes: 15 | 30 = 30, zone = "Etc/UTC") => {
  const unit = { name, zone, weekStart: 1, intervalMinutes, sites: [] };
  const { id: businessUnitId } = (await planner.call(saveBusinessUnit, { body: unit })).body.businessUnit;
  const queue = { businessUnitId, name, media: "voice" as const, concurrency: 1, openingHours };
  const { id: queueId } = (await planner.call(saveQueue, { body: queue })).body.queue;
  const group = { businessUnitId, name, isDeferrable: false, goal: serviceGoal, patienceSeconds: null };
  const saved = await planner.call(savePlanningGroup, { body: { ...group, queueIds: [queueId] } });
  return { queueId, planningGroupId: saved.body.planningGroup.id };
};

const interval = (queueId: string, start: number, offered: number, minutes: 15 | 30 = 30): Interval => ({
  queueId,
  start: new Date(start).toISOString(),
  minutes,
  offered,
  handled: offered,
  abandoned: 0,
  answeredInLevel: offered,
  talkSeconds: offered * 200,
  holdSeconds: 0,
  afterCallSeconds: offered * 40,
});
const push = (intervals: Interval[], client = planner) => client.call(pushIntervals, { body: { intervals } });
const later = (start: string, ms: number): string => new Date(Date.parse(start) + ms).toISOString();
const historyOf = async (planningGroupId: string, query: { period?: HistoryPeriod; measure?: Measure } = {}) =>
  (await planner.call(readHistory, { params: { planningGroupId }, query })).body.history;

/** What a forecast learns from. */
const learntIn = (history: HistorySeries | null | undefined): (number | null)[] => {
  const learnt = [...(history?.imported ?? [])];
  for (const { from, values } of history?.changes ?? []) learnt.splice(from, values.length, ...values);
  return learnt;
};

/** Ten weeks of eight hours a day, without `lost` day and with `times` as many contacts on another. */
const tenWeeks = (queueId: string, { lost, busy }: { lost: number; busy: number }): Interval[] =>
  Array.from({ length: 69 }, (_, day) => day)
    .filter((day) => day !== lost)
    .flatMap((day) =>
      Array.from({ length: 16 }, (_, slot) => {
        const offered = (40 + ((day * 7 + slot * 3) % 5)) * (day === busy ? 3 : 1);
        return interval(queueId, monday + day * dayMs + 9 * hourMs + slot * 0.5 * hourMs, offered);
      }),
    );

test("A group without history has none; pushed intervals are read by local day, and pushing them again changes nothing", async () => {
  const { queueId, planningGroupId } = await built("Pushed", 30, "Europe/Berlin");
  expect(await historyOf(planningGroupId)).toBeNull();
  const start = Date.parse("2026-10-24T22:00:00Z");
  const given = [interval(queueId, start, 10), interval(queueId, start + 24 * hourMs, 7)];
  expect((await push(given)).body).toEqual({ stored: 2 });
  const first = await historyOf(planningGroupId);
  // On 25 October clocks went back: its day has 50 half-hours.
  expect(first?.days.map(({ date, intervals }) => [date, intervals])).toEqual([["2026-10-25", 50]]);
  expect([first?.imported[0], first?.imported[1], first?.imported[48]]).toEqual([10, null, 7]);
  expect((await historyOf(planningGroupId, { measure: "handleTime" }))?.imported[0]).toBe(240);
  await push(given);
  expect(await historyOf(planningGroupId)).toEqual(first);
});

test("A queue with history is not deleted, and no interval can name a queue that does not exist", async () => {
  const { queueId, planningGroupId } = await built("Kept");
  await push([interval(queueId, monday, 4)]);
  await planner.call(deletePlanningGroup, { params: { planningGroupId } });
  expect((await planner.call(deleteQueue, { params: { queueId } })).errorCode).toBe("IN_USE");
  const stray = [interval(queueId, monday + hourMs, 1), interval(newId(), monday, 1)];
  const { database } = server.services;
  await expect(database.withTenant(tenant.id, (tx) => storeIntervals(tx, tenant.id, stray))).rejects.toMatchObject({
    code: "23503",
  });
});

test("Feeds that send the same intervals at the same time, each in its own order, are all answered", async () => {
  const { queueId } = await built("Twice");
  const many = Array.from({ length: 2_000 }, (_, at) => interval(queueId, monday + (at * hourMs) / 2, 5));
  for (let round = 0; round < 3; round += 1) {
    const answers = await Promise.all([many, many.toReversed(), many, many.toReversed()].map((sent) => push(sent)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  }
});

test("Intervals of another length are added up or spread over those of the business unit", async () => {
  const half = await built("Half-hours");
  await push([interval(half.queueId, monday, 4, 15), interval(half.queueId, monday + hourMs / 4, 6, 15)]);
  expect((await historyOf(half.planningGroupId))?.imported.slice(0, 2)).toEqual([10, null]);
  const quarter = await built("Quarters", 15);
  await push([interval(quarter.queueId, monday, 9)]);
  expect((await historyOf(quarter.planningGroupId))?.imported.slice(0, 3)).toEqual([4.5, 4.5, null]);
});

test("Pushed intervals take the place of those that they overlap, of either length; overlapping rows of a request are refused", async () => {
  const { queueId, planningGroupId } = await built("Overlapping", 15);
  const quarter = (at: number, offered: number) => interval(queueId, monday + (at * hourMs) / 4, offered, 15);
  const known = async () => (await historyOf(planningGroupId))?.imported.slice(0, 5);
  await push([quarter(0, 4), quarter(1, 6), quarter(2, 1), quarter(3, 2)]);
  await push([interval(queueId, monday, 30)]);
  expect(await known()).toEqual([15, 15, 1, 2, null]);
  await push([quarter(1, 7)]);
  expect(await known()).toEqual([null, 7, 1, 2, null]);
  await push([interval(queueId, monday + hourMs / 2, 8), quarter(0, 3)]);
  expect(await known()).toEqual([3, 7, 4, 4, null]);

  const mixed = await push([quarter(1, 5), quarter(3, 5), interval(queueId, monday, 9)]);
  expect(mixed.status).toBe(400);
  expect(mixed.body).toMatchObject({ fields: { "intervals.0.start": "invalid" } });
  // Of the same start the last one counts, whatever its length.
  expect((await push([interval(queueId, monday, 9), quarter(0, 1), quarter(1, 2)])).status).toBe(200);
  expect(await known()).toEqual([1, 2, 4, 4, null]);
});

test.each([
  ["Asia/Kathmandu", "02:15"],
  ["Pacific/Chatham", "11:15"],
])("In %s, hours ahead of UTC by a part of one, half-hours begin by local time", async (zone, time) => {
  const { queueId, planningGroupId } = await built(zone, 30, zone);
  const start = Date.parse(`2026-06-03T${time}:00Z`);
  expect((await push([interval(queueId, start, 9)])).status).toBe(200);
  expect((await push([interval(queueId, start + hourMs / 4, 9)])).status).toBe(400);
  const history = await historyOf(planningGroupId);
  const at = history?.imported.findIndex((offered) => offered !== null) ?? -1;
  const [day] = history?.days ?? [];
  expect((day?.startsAt ?? 0) + (at * hourMs) / 2).toBe(start);
});

test("A lost day and a rush are found; decisions are layers with author and reason, which can be undone", async () => {
  const { queueId, planningGroupId } = await built("Decided");
  await push(tenWeeks(queueId, { lost: 30, busy: 40 }));
  const before = await historyOf(planningGroupId);
  const found = before?.findings.map(({ kind, fromDate, proposal }) => [kind, fromDate, proposal]);
  const dateOf = (day: number) => new Date(monday + day * dayMs).toISOString().slice(0, 10);
  expect(found).toEqual([
    ["gap", dateOf(30), "repair"],
    ["high", dateOf(40), "exclude"],
  ]);
  const [gap, rush] = before?.findings ?? [];
  const params = { planningGroupId };
  const decide = async (findingId: string, decision: "repair" | "exclude" | "keep") =>
    (await planner.call(decideOnHistory, { params, body: { findingId, decision, reason: "Switch failed" } })).body;
  const { decisionId } = await decide(gap?.id ?? "", "repair");
  await decide(rush?.id ?? "", "exclude");
  const silent = { findingId: gap?.id ?? "", decision: "keep" as const, reason: " " };
  expect((await planner.call(decideOnHistory, { params, body: silent })).status).toBe(400);
  const after = await historyOf(planningGroupId);
  expect(after?.findings).toEqual([]);
  expect(after?.layers).toMatchObject([
    { decision: "repair", kind: "gap", reason: "Switch failed", fromDate: dateOf(30) },
    { decision: "exclude", kind: "high" },
  ]);
  expect(before?.missing).toEqual([{ from: 30 * 48 + 18, to: 30 * 48 + 34 }]);
  expect(after?.missing).toEqual([]);
  const learnt = learntIn(after);
  const repaired = learnt.slice(gap?.from, gap?.to);
  expect(repaired.reduce<number>((sum, value) => sum + (value ?? 0), 0)).toBeCloseTo(gap?.expected ?? 0, 0);
  expect(learnt.slice(rush?.from, rush?.to).every((value) => value === null)).toBe(true);
  expect(after?.imported).toEqual(before?.imported);
  expect((await planner.call(undoHistoryDecision, { params: { decisionId } })).status).toBe(200);
  expect((await planner.call(undoHistoryDecision, { params: { decisionId } })).status).toBe(404);
  expect((await historyOf(planningGroupId))?.findings.map(({ kind }) => kind)).toEqual(["gap"]);
});

test("Handle times that are off are found and decided on as contacts are, and neither touches the other", async () => {
  const { queueId, planningGroupId } = await built("Handle times");
  await push(
    tenWeeks(queueId, { lost: -1, busy: -1 }).map((row) =>
      Math.floor((Date.parse(row.start) - monday) / dayMs) === 40 ? { ...row, talkSeconds: row.offered * 560 } : row,
    ),
  );
  const before = await historyOf(planningGroupId, { measure: "handleTime" });
  expect((await historyOf(planningGroupId))?.findings).toEqual([]);
  const first = new Date(monday + 40 * dayMs).toISOString();
  expect(before?.findings).toMatchObject([
    { id: `handleTime high ${first.slice(0, 16)}Z`, measure: "handleTime", kind: "high", actual: 600, expected: 240 },
  ]);
  const [finding] = before?.findings ?? [];
  const decide = (decision: "repair" | "exclude") =>
    planner.call(decideOnHistory, {
      params: { planningGroupId },
      body: { findingId: finding?.id ?? "", decision, reason: "Holds were counted twice" },
    });
  const { decisionId } = (await decide("repair")).body;
  const repaired = await historyOf(planningGroupId, { measure: "handleTime" });
  expect(repaired?.findings).toEqual([]);
  expect(repaired?.layers).toMatchObject([{ measure: "handleTime", kind: "high", decision: "repair" }]);
  const hours = [(finding?.from ?? 0) + 18, (finding?.from ?? 0) + 34] as const;
  expect(new Set(learntIn(repaired).slice(...hours))).toEqual(new Set([240]));
  expect(new Set(repaired?.expected.slice(...hours))).toEqual(new Set([240]));
  expect(repaired?.imported).toEqual(before?.imported);
  expect((await historyOf(planningGroupId))?.changes).toEqual([]);
  await planner.call(undoHistoryDecision, { params: { decisionId } });
  await decide("exclude");
  const excluded = await historyOf(planningGroupId, { measure: "handleTime" });
  expect(new Set(learntIn(excluded).slice(...hours))).toEqual(new Set([null]));
  expect((await historyOf(planningGroupId))?.changes).toEqual([]);
});

test("A decision outlives another import: what it covers is settled, what came since in a repaired gap counts, the rest is found", async () => {
  const { queueId, planningGroupId } = await built("Imported again");
  const rows = tenWeeks(queueId, { lost: 30, busy: 40 });
  await push(rows.filter(({ start }) => Date.parse(start) < monday + 60 * dayMs));
  const before = await historyOf(planningGroupId);
  for (const { id, proposal } of before?.findings ?? [])
    await planner.call(decideOnHistory, {
      params: { planningGroupId },
      body: { findingId: id, decision: proposal, reason: "Known" },
    });
  const at = monday + 30 * dayMs + 9 * hourMs;
  await push([...rows, interval(queueId, at, 7)]);
  const after = await historyOf(planningGroupId);
  expect(after?.days.length).toBeGreaterThan(before?.days.length ?? 0);
  expect(after?.findings).toEqual([]);
  const [gap] = before?.findings ?? [];
  const place = gap?.from ?? 0;
  expect(learntIn(after)[place]).toBe(7);
  expect(learntIn(after)[place + 1]).toBeGreaterThan(30);
});

test("During the day nothing later than the last interval received, and nothing that is not over, is a finding", async () => {
  const { queueId, planningGroupId } = await built("Fed");
  const today = Math.floor(server.clock.now().getTime() / dayMs) * dayMs + dayMs;
  await push(
    tenWeeks(queueId, { lost: -1, busy: -1 }).map((row) => ({
      ...row,
      start: later(row.start, today - monday - 69 * dayMs),
    })),
  );
  const seconds = (today + 14 * hourMs - server.clock.now().getTime()) / 1_000;
  server.clock.advance(seconds);
  const permissions = ["wfm:history:view", "wfm:history:edit"];
  const client = await signIn(server, await buildUser(server.services, tenant, { permissions }));
  const pushFrom = (hour: number, offered: readonly number[]) =>
    push(
      offered.map((contacts, half) => interval(queueId, today + (hour + half / 2) * hourMs, contacts)),
      client,
    );
  const found = async () => {
    const { history } = (await client.call(readHistory, { params: { planningGroupId }, query: {} })).body;
    return history?.findings.map(({ kind, from, to }) => [kind, from, to]);
  };
  await pushFrom(9, [42, 42]);
  await pushFrom(11, [42, 42, 42, 42, 42, 42]);
  const gap = ["gap", 69 * 48 + 20, 69 * 48 + 22];
  expect(await found()).toEqual([gap]);
  // The interval under way is sent as far as it is counted, and the feed fills the rest of the day with zeros.
  await pushFrom(14, [1, 0, 0, 0, 0, 0]);
  expect(await found()).toEqual([gap]);
  server.clock.advance(-seconds);
});

test("As many intervals as a request may have are stored at once", async () => {
  const { queueId } = await built("Many", 15);
  const many = Array.from({ length: historyLimits.intervalsAtOnce }, (_, at) =>
    interval(queueId, monday + (at * hourMs) / 4, 123_456, 15),
  );
  expect(await push(many)).toMatchObject({ status: 200, body: { stored: many.length } });
});

test("Starts off the grid, from the far past or from tomorrow on, negative and absurd counts are refused", async () => {
  const { queueId } = await built("Refusing");
  const good = interval(queueId, monday, 5);
  for (const bad of [
    { ...good, start: new Date(monday + 60_000).toISOString() },
    { ...good, start: "1999-01-01T00:00:00Z" },
    {
      ...good,
      start: new Date(server.services.clock.now().getTime() + 3 * dayMs).toISOString().slice(0, 14) + "00:00Z",
    },
    { ...good, offered: -1 },
    { ...good, offered: 1e9 },
    { ...good, minutes: 20 as 15 },
  ])
    expect((await push([good, bad])).status).toBe(400);
  expect((await push([good, { ...good, queueId: newId() }])).status).toBe(404);
});

test("History is closed to signed-out callers, to those who may only look, and to other tenants", async () => {
  const { queueId, planningGroupId } = await built("Guarded history");
  const permissions = ["wfm:history:view"];
  const viewer = await signIn(server, await buildUser(server.services, tenant, { permissions }));
  const foreigner = await signIn(server, await buildUser(server.services, await buildTenant(server.services)));
  for (const [client, status] of [
    [anonymous(server), 401],
    [viewer, 403],
    [foreigner, 404],
  ] as const)
    expect((await push([interval(queueId, monday, 5)], client)).status).toBe(status);
  expect((await viewer.call(readHistory, { params: { planningGroupId }, query: {} })).status).toBe(200);
  expect((await foreigner.call(readHistory, { params: { planningGroupId }, query: {} })).status).toBe(404);
});

test("What forecasts learn from before the last year is shown and decided on too, when it is asked for", async () => {
  const { queueId, planningGroupId } = await built("Two years");
  // Two hours a day, without the 31st day.
  const given = Array.from({ length: 364 + 70 }, (_, day) => day)
    .filter((day) => day !== 30)
    .flatMap((day) =>
      Array.from({ length: 4 }, (_, slot) =>
        interval(queueId, monday + (day - 364) * dayMs + 9 * hourMs + slot * 0.5 * hourMs, 40),
      ),
    );
  expect((await push(given)).status).toBe(200);
  const year = await historyOf(planningGroupId);
  expect([year?.days.length, year?.hasEarlier]).toEqual([371, true]);
  const all = await historyOf(planningGroupId, { period: "learnt" });
  expect([all?.days.length, all?.hasEarlier]).toEqual([364 + 70, false]);
  const lost = new Date(monday + (30 - 364) * dayMs).toISOString().slice(0, 10);
  const finding = all?.findings.find(({ fromDate }) => fromDate === lost);
  expect(year?.findings.map(({ id }) => id)).not.toContain(finding?.id);
  const decided = await planner.call(decideOnHistory, {
    params: { planningGroupId },
    body: { findingId: finding?.id ?? "", decision: "repair", reason: "The recorder was down" },
  });
  expect(decided.status).toBe(200);
  expect((await historyOf(planningGroupId, { period: "learnt" }))?.layers).toMatchObject([
    { decision: "repair", fromDate: lost },
  ]);
});
