import { saveBusinessUnit } from "@evolve/contracts/business-units";
import { saveCalendarEvent } from "@evolve/contracts/calendar-events";
import {
  addOverrides,
  changeLayers,
  deleteForecast,
  listForecasts,
  readForecastSeries,
  recalculateForecast,
  startForecast,
} from "@evolve/contracts/forecasts";
import { compareForecast, publishForecast, readForecastAccuracy } from "@evolve/contracts/forecast-publishing";
import { cancelJob } from "@evolve/contracts/jobs";
import { newId } from "@evolve/server/ids";
import { type BuiltTenant, buildTenant, buildUser } from "@evolve/testkit/builders";
import { anonymous, signIn, type TestClient } from "@evolve/testkit/client";
import { forecastPermissions, type ForecastPlanner, forecastPlanner } from "@evolve/testkit/forecast-planner";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { CancelledError } from "@evolve/workforce";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { work } from "./calculate-work.ts";
import { mainForecastOf } from "./index.ts";
import { insertPublished } from "./published-repository.ts";

let server: TestServer;
let tenant: BuiltTenant;
let planner: TestClient;
let plannerId: string;
let centre: ForecastPlanner;

const dayMs = 86_400_000;
const hourMs = 3_600_000;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services);
  const user = await buildUser(server.services, tenant, { permissions: forecastPermissions });
  plannerId = user.id;
  planner = await signIn(server, user);
  centre = forecastPlanner(planner, server.services.clock.now());
});
afterAll(() => server.close());

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

test("A forecast is calculated for all planning groups at once, with band, handle time and a report; a group without history says so", async () => {
  const businessUnitId = await centre.unitNamed("All groups");
  expect(await centre.forecastsOf(businessUnitId)).toEqual({ weekStart: 1, forecasts: [], hasMore: false, main: null });
  const [long, empty, short] = [
    await centre.groupNamed(businessUnitId, "Long"),
    await centre.groupNamed(businessUnitId, "Empty"),
    await centre.groupNamed(businessUnitId, "Short"),
  ];
  await centre.pushDays(long.queueId, -70);
  await centre.pushDays(short.queueId, -5);
  const forecast = await centre.started(businessUnitId);
  expect(forecast).toMatchObject({ firstDay: centre.dateOf(1), lastDay: centre.dateOf(14), published: null });
  const series = await centre.seriesOf(forecast.id, long.planningGroupId);
  expect(series.offered).toHaveLength(14 * 48);
  expect(sum(series.offered.slice(0, 48)) / (16 * 42)).toBeCloseTo(1, 1);
  expect(
    series.offered.every((value, at) => value >= (series.lower[at] ?? 0) && value <= (series.upper[at] ?? 0)),
  ).toBe(true);
  expect(series.handleSeconds[20]).toBeCloseTo(240, 0);
  expect(series.report).toMatchObject({ learntTo: centre.dateOf(-1), remarks: ["no-yearly-season"] });
  expect(series.report?.accuracy?.combination.wape).toBeLessThan(0.1);
  expect(sum(series.actual.slice(0, series.periodAt).map((value) => value ?? 0))).toBeGreaterThan(0);
  expect(await centre.seriesOf(forecast.id, empty.planningGroupId)).toMatchObject({ fault: "noHistory", report: null });
  expect((await centre.seriesOf(forecast.id, short.planningGroupId)).fault).toBe("shortHistory");
});

test("Campaigns, copied days and closures are layers over a baseline that does not know them", async () => {
  const businessUnitId = await centre.unitNamed("Events");
  const { queueId, planningGroupId } = await centre.groupNamed(businessUnitId, "Events");
  await centre.pushDays(queueId, -70);
  const event = { businessUnitId, factor: null, copiedDay: null };
  const save = (change: object) =>
    planner.call(saveCalendarEvent, { body: { ...event, ...change } as never }).then(({ status }) => status);
  const at = (day: number) => ({ firstDay: centre.dateOf(day), lastDay: centre.dateOf(day) });
  expect([
    await save({ name: "Letter", kind: "campaign", effect: "multiply", factor: 1.5, ...at(2) }),
    await save({ name: "Like then", kind: "special", effect: "copy", copiedDay: centre.dateOf(-7), ...at(3) }),
    await save({ name: "Holiday", kind: "closed", effect: "exclude", ...at(4) }),
  ]).toEqual([200, 200, 200]);
  const forecast = await centre.started(businessUnitId);
  const { layers, offered } = await centre.seriesOf(forecast.id, planningGroupId);
  expect(layers.map(({ name, effect, from, to, amount }) => [name, effect, from, to, amount])).toEqual([
    ["Letter", "multiply", 48, 96, 1.5],
    ["Like then", "copy", 96, 144, null],
    ["Holiday", "closed", 144, 192, null],
  ]);
  expect(sum(offered.slice(144, 192))).toBeGreaterThan(500);
  const difference = (await planner.call(compareForecast, { params: { forecastId: forecast.id }, query: {} })).body;
  const days = difference.groups[0]?.days.map(({ draft }) => draft.offered) ?? [];
  expect((days[1] ?? 0) / sum(offered.slice(48, 96))).toBeCloseTo(1.5, 3);
  expect(days[3]).toBe(0);
});

test("An event of chosen planning groups changes their forecasts only; a copy of a day that nothing is known of is shown and changes nothing", async () => {
  const businessUnitId = await centre.unitNamed("Some groups");
  const [hit, spared] = [
    await centre.groupNamed(businessUnitId, "Hit"),
    await centre.groupNamed(businessUnitId, "Spared"),
  ];
  for (const { queueId } of [hit, spared]) await centre.pushDays(queueId, -70);
  const event = { businessUnitId, planningGroupIds: [hit.planningGroupId], factor: null, copiedDay: null };
  const save = (change: object) =>
    planner.call(saveCalendarEvent, { body: { ...event, ...change } as never }).then(({ status }) => status);
  const at = (day: number) => ({ firstDay: centre.dateOf(day), lastDay: centre.dateOf(day) });
  expect([
    await save({ name: "Letter", kind: "campaign", effect: "multiply", factor: 2, ...at(2) }),
    await save({ name: "Like never", kind: "special", effect: "copy", copiedDay: centre.dateOf(-400), ...at(3) }),
    await save({ name: "Closed", kind: "closed", effect: "exclude", ...at(4), lastDay: centre.dateOf(99) }),
  ]).toEqual([200, 200, 200]);
  const forecast = await centre.started(businessUnitId);
  const { layers } = await centre.seriesOf(forecast.id, hit.planningGroupId);
  expect(layers.map(({ name, effect, values }) => [name, effect, values])).toEqual([
    ["Letter", "multiply", null],
    ["Like never", "copy", null],
    ["Closed", "closed", null],
  ]);
  const other = await centre.seriesOf(forecast.id, spared.planningGroupId);
  expect(other.layers).toEqual([]);
  expect(other.days.filter(({ closed }) => closed !== null)).toEqual([]);
  const { groups } = (await planner.call(compareForecast, { params: { forecastId: forecast.id }, query: {} })).body;
  const daysOf = (id: string) =>
    groups.find(({ planningGroupId }) => planningGroupId === id)?.days.map(({ draft }) => draft.offered) ?? [];
  const [ofHit, ofSpared] = [daysOf(hit.planningGroupId), daysOf(spared.planningGroupId)];
  expect((ofHit[1] ?? 0) / (ofSpared[1] ?? 1)).toBeCloseTo(2, 1);
  expect((ofHit[2] ?? 0) / (ofSpared[2] ?? 1)).toBeCloseTo(1, 1);
  expect([ofHit[3], (ofSpared[3] ?? 0) > 500]).toEqual([0, true]);
});

test("Overrides have author and reason, can be switched off, undone and brought back; two planners never overwrite each other", async () => {
  const { params } = await centre.ready("Overridden");
  const before = await centre.seriesOf(params.forecastId, params.planningGroupId);
  const day = { measure: "offered" as const, from: 48, to: 96 };
  const add = (version: number, effect: "set" | "add" | "percent", amount: number, more = {}) =>
    planner.call(addOverrides, {
      params,
      body: { version, overrides: [{ ...day, effect, amount, ...more }], reason: "Letters go out" },
    });
  const first = await add(before.version, "set", 1_400);
  expect(first.body.layers).toMatchObject([
    { kind: "override", effect: "set", amount: 1_400, reason: "Letters go out", isOn: true },
  ]);
  expect(first.body.layers[0]?.createdBy).not.toBe("");
  expect((await add(before.version, "add", 100)).status).toBe(409);
  const second = await add(first.body.version, "add", 100);
  const id = second.body.added[0] ?? "";
  const change = async (version: number, what: "on" | "off" | "undo" | "redo") =>
    (await planner.call(changeLayers, { params, body: { version, layerIds: [id], change: what } })).body;
  const totalOfDay = async () =>
    (await planner.call(compareForecast, { params, query: {} })).body.groups[0]?.days[1]?.draft.offered;
  expect(await totalOfDay()).toBe(1_500);
  const off = await change(second.body.version, "off");
  expect([off.layers.map(({ isOn }) => isOn), await totalOfDay()]).toEqual([[true, false], 1_400]);
  const undone = await change(off.version, "undo");
  expect(undone.layers).toHaveLength(1);
  const redone = await change(undone.version, "redo");
  expect((await change(redone.version, "on")).layers.map(({ isOn }) => isOn)).toEqual([true, true]);
});

test("All intervals of six weeks are overridden in one act, and taken back in one", async () => {
  const businessUnitId = await centre.unitNamed("Pasted");
  const group = await centre.groupNamed(businessUnitId, "Pasted");
  await centre.pushDays(group.queueId, -70);
  const { id: forecastId, days } = await centre.started(businessUnitId, centre.dateOf(1), 42);
  const params = { forecastId, planningGroupId: group.planningGroupId };
  const { version } = await centre.seriesOf(forecastId, group.planningGroupId);
  const overrides = Array.from({ length: days * 48 }, (_, from) => from).flatMap((from) => [
    { measure: "offered" as const, effect: "set" as const, from, to: from + 1, amount: 12.5 },
    { measure: "handleTime" as const, effect: "set" as const, from, to: from + 1, amount: 245 },
  ]);
  const added = await planner.call(addOverrides, {
    params,
    body: { version, overrides, reason: "From the planning sheet" },
  });
  expect(added.body.added).toHaveLength(overrides.length);
  const read = async () => (await planner.call(compareForecast, { params, query: {} })).body.groups[0]?.draft.offered;
  expect(await read()).toBe(12.5 * 48 * days);
  const body = { version: added.body.version, layerIds: added.body.added, change: "undo" as const };
  expect((await planner.call(changeLayers, { params, body })).body.layers).toEqual([]);
});

test("An amount that nothing can be spread by, an absurd one and one outside the period are refused", async () => {
  const { params } = await centre.ready("Absurd");
  const { version } = await centre.seriesOf(params.forecastId, params.planningGroupId);
  const add = (override: object, reason = "Why") =>
    planner.call(addOverrides, {
      params,
      body: {
        version,
        overrides: [{ measure: "offered", effect: "set", from: 0, to: 48, amount: 700, ...override } as never],
        reason,
      },
    });
  const codeOf = async (override: object, reason?: string) => {
    const { status, body } = await add(override, reason);
    return [status, (body as unknown as { errorCode?: string }).errorCode];
  };
  expect(await codeOf({ from: 0, to: 10 })).toEqual([400, "FORECAST_CLOSED"]);
  expect(await codeOf({ amount: 500_000 })).toEqual([400, "FORECAST_VALUE_ABSURD"]);
  for (const bad of [
    { to: 14 * 48 + 1 },
    { from: 48 },
    { amount: -1 },
    { effect: "percent", amount: -101 },
    { amount: Number.NaN },
  ])
    expect((await add(bad)).status).toBe(400);
  expect((await add({}, " ")).status).toBe(400);
  expect((await add({})).status).toBe(200);
});

test("Publishing needs the version and the main that were compared; what is published never changes and feeds the staffing", async () => {
  const { businessUnitId, forecast, params, planningGroupId } = await centre.ready("Published");
  const publish = (version: number, mainId: string | null) =>
    planner.call(publishForecast, { params, body: { version, mainId } });
  expect((await publish(forecast.version + 1, null)).status).toBe(409);
  const first = (await publish(forecast.version, null)).body.published;
  expect((await publish(forecast.version, null)).body).toMatchObject({ errorCode: "FORECAST_PUBLISHED_MEANWHILE" });
  const span = { from: new Date(centre.today + 2 * dayMs), to: new Date(centre.today + 3 * dayMs) };
  const main = () =>
    server.services.database.readTenant(tenant.id, (tx) => mainForecastOf(tx, tenant.id, planningGroupId, span));
  const before = await main();
  expect(before.intervals).toHaveLength(48);
  expect(before.intervals[20]).toMatchObject({ start: new Date(centre.today + 2 * dayMs + 10 * hourMs) });
  const { version } = await centre.seriesOf(params.forecastId, planningGroupId);
  const override = { measure: "offered" as const, effect: "percent" as const, from: 48, to: 96, amount: 10 };
  const added = await planner.call(addOverrides, { params, body: { version, overrides: [override], reason: "More" } });
  expect(await main()).toEqual(before);
  const difference = (await planner.call(compareForecast, { params, query: {} })).body;
  const [group] = difference.groups;
  expect(difference.main?.id).toBe(first.id);
  expect((group?.days[1]?.draft.offered ?? 0) / (group?.days[1]?.main?.offered ?? 1)).toBeCloseTo(1.1, 3);
  await publish(added.body.forecastVersion, first.id);
  const after = await main();
  expect(after.hash).not.toBe(before.hash);
  expect(after.intervals[20]?.offered).toBeCloseTo((before.intervals[20]?.offered ?? 0) * 1.1, 6);
  await planner.call(deleteForecast, { params: { forecastId: params.forecastId } });
  expect((await main()).hash).toBe(after.hash);
  expect(await centre.forecastsOf(businessUnitId)).toMatchObject({
    forecasts: [],
    main: { forecastId: params.forecastId },
  });
});

test("A forecast that is being calculated again is not published half of the old and half of the new", async () => {
  const { forecast, params } = await centre.ready("Half");
  const publish = () => planner.call(publishForecast, { params, body: { version: forecast.version, mainId: null } });
  const jobIs = (state: "running" | "done") =>
    server.services.database.system
      .updateTable("jobs")
      .set({ state })
      .where("id", "=", forecast.calculation?.jobId ?? "")
      .execute();
  await jobIs("running");
  expect((await publish()).errorCode).toBe("FORECAST_NOT_READY");
  await jobIs("done");
  expect((await publish()).status).toBe(200);
});

test("Calculating again takes the newest history and events, and keeps overrides", async () => {
  const { businessUnitId, forecast, params } = await centre.ready("Again");
  const { version } = await centre.seriesOf(params.forecastId, params.planningGroupId);
  const override = { measure: "handleTime" as const, effect: "add" as const, from: 0, to: 48, amount: 15 };
  const { body } = await planner.call(addOverrides, {
    params,
    body: { version, overrides: [override], reason: "Tool" },
  });
  const stale = await planner.call(recalculateForecast, { params, body: { version: forecast.version } });
  expect(stale.status).toBe(409);
  const again = await planner.call(recalculateForecast, { params, body: { version: body.forecastVersion } });
  expect(again.status).toBe(200);
  await centre.calculated(businessUnitId, params.forecastId);
  const series = await centre.seriesOf(params.forecastId, params.planningGroupId);
  expect(series.layers).toMatchObject([{ reason: "Tool", amount: 15 }]);
  expect(series.version).toBeGreaterThan(body.version);
});

test("A forecast without history, after too little, for too long, too far ahead or only closed days is refused with its reason", async () => {
  const businessUnitId = await centre.unitNamed("Refused");
  const start = async (firstDay = centre.dateOf(1), days = 7) => {
    const { body } = await planner.call(startForecast, { body: { businessUnitId, firstDay, days } });
    return (body as unknown as { errorCode?: string }).errorCode;
  };
  const { queueId } = await centre.groupNamed(businessUnitId, "Refused");
  expect(await start()).toBe("FORECAST_NO_HISTORY");
  await centre.pushDays(queueId, -5);
  expect(await start()).toBe("FORECAST_HISTORY_TOO_SHORT");
  expect(await start(centre.dateOf(1), 187)).toBe("FORECAST_PERIOD_TOO_LONG");
  expect(await start(centre.dateOf(600))).toBe("FORECAST_TOO_FAR_AHEAD");
  await centre.pushDays(queueId, -40);
  const closed = { name: "Closed", kind: "closed", effect: "exclude", factor: null, copiedDay: null } as const;
  const body = { ...closed, businessUnitId, firstDay: centre.dateOf(1), lastDay: centre.dateOf(9) };
  await planner.call(saveCalendarEvent, { body });
  expect(await start()).toBe("FORECAST_PERIOD_CLOSED");
});

test("A run after a crash calculates only the planning groups that were not done", async () => {
  const { businessUnitId, forecast, planningGroupId } = await centre.ready("Resumed");
  const second = await centre.groupNamed(businessUnitId, "Resumed too");
  const saved: unknown[] = [];
  await work({
    database: server.services.database,
    bus: server.services.bus,
    tenantId: tenant.id,
    payload: { forecastId: forecast.id, lastDay: centre.dateOf(-1) },
    checkpoint: { done: [planningGroupId] },
    save: async ({ progress, checkpoint }) => void saved.push([progress, checkpoint]),
  });
  expect(saved).toEqual([[1, { done: [planningGroupId, second.planningGroupId] }]]);
});

test("A forecast is compared with another one over the days that both have, not with one of another business unit", async () => {
  const { businessUnitId, forecast, planningGroupId } = await centre.ready("Compared");
  const other = await centre.started(businessUnitId, centre.dateOf(2), 3);
  const compare = (id: string) =>
    planner.call(compareForecast, { params: { forecastId: forecast.id }, query: { with: id } });
  const { main, groups } = (await compare(other.id)).body;
  expect(main).toBeNull();
  expect(groups.map((group) => group.planningGroupId)).toEqual([planningGroupId]);
  const days = groups[0]?.days ?? [];
  expect(days.map((day) => day.main !== null).slice(0, 5)).toEqual([false, true, true, true, false]);
  expect(days[1]?.main?.offered).toBeCloseTo(days[1]?.draft.offered ?? 0, 0);
  const foreign = await centre.ready("Compared elsewhere");
  expect((await compare(foreign.forecast.id)).status).toBe(404);
});

test("A calculation that is cancelled stores nothing more, and there is nothing to read", async () => {
  const { businessUnitId } = await centre.ready("Cancelled");
  const owner = new Client({ connectionString: server.connectionString });
  await owner.connect();
  // Until this is rolled back the calculation can't store what it has found.
  await owner.query("begin; lock table forecast_series in share mode");
  const body = { businessUnitId, firstDay: centre.dateOf(3), days: 100 };
  const { forecastId, jobId } = (await planner.call(startForecast, { body })).body;
  const state = async () =>
    (await centre.forecastsOf(businessUnitId)).forecasts.find(({ id }) => id === forecastId)?.calculation?.state;
  await expect.poll(state, { timeout: 20_000 }).toBe("running");
  await planner.call(cancelJob, { params: { jobId }, body: {} });
  await expect.poll(state, { timeout: 20_000 }).toBe("cancelled");
  await owner.query("rollback");
  await owner.end();
  expect((await planner.call(compareForecast, { params: { forecastId }, query: {} })).errorCode).toBe(
    "FORECAST_NOT_READY",
  );
});

test("A calculation that is told to stop ends in the middle of a planning group", async () => {
  const { forecast } = await centre.ready("Stopped");
  const saved: unknown[] = [];
  let looks = 0;
  const calculation = work({
    database: server.services.database,
    bus: server.services.bus,
    tenantId: tenant.id,
    payload: { forecastId: forecast.id, lastDay: centre.dateOf(-1) },
    checkpoint: null,
    signal: {
      get aborted() {
        return (looks += 1) > 2;
      },
    },
    save: async ({ progress }) => void saved.push(progress),
  });
  await expect(calculation).rejects.toThrow(CancelledError);
  expect(saved).toEqual([]);
});

test("A publication is found in intervals that begin by local time, also a part of an hour ahead of UTC", async () => {
  const unit = { name: "Kathmandu", zone: "Asia/Kathmandu", weekStart: 1, intervalMinutes: 15 as const, sites: [] };
  const businessUnitId = (await planner.call(saveBusinessUnit, { body: unit })).body.businessUnit.id;
  const { planningGroupId } = await centre.groupNamed(businessUnitId, "Kathmandu");
  const from = new Date(centre.today + 18.25 * hourMs);
  const published = {
    id: newId(),
    businessUnitId,
    forecastId: newId(),
    forecastVersion: 1,
    firstAt: from,
    endAt: new Date(from.getTime() + hourMs),
    zone: unit.zone,
    intervalMinutes: 15,
    userId: plannerId,
    now: server.services.clock.now(),
  };
  const values = [1, 2, 3, 4];
  const series = { planningGroupId, offered: values, handleSeconds: values, lower: values, upper: values, parts: null };
  await server.services.database.withTenant(tenant.id, (tx) => insertPublished(tx, tenant.id, published, [series]));
  // Half-hours since: from midnight on, which is a quarter past by UTC.
  const saved = { ...unit, id: businessUnitId, version: 1, intervalMinutes: 30 as const };
  expect((await planner.call(saveBusinessUnit, { body: saved })).status).toBe(200);
  const { intervals } = await server.services.database.readTenant(tenant.id, (tx) =>
    mainForecastOf(tx, tenant.id, planningGroupId, { from, to: new Date(from.getTime() + dayMs) }),
  );
  expect(intervals.map(({ start, offered }) => [start.getTime() - from.getTime(), offered])).toEqual([
    [0, 3],
    [hourMs / 2, 7],
  ]);
});

test("Forecasts are closed to signed-out callers, to those who may only look, and to other tenants", async () => {
  const { businessUnitId, params } = await centre.ready("Guarded forecast");
  const viewer = await signIn(server, await buildUser(server.services, tenant, { permissions: ["wfm:forecast:view"] }));
  const foreigner = await signIn(server, await buildUser(server.services, await buildTenant(server.services)));
  const body = { businessUnitId, firstDay: centre.dateOf(1), days: 7 };
  for (const [client, status] of [
    [anonymous(server), 401],
    [viewer, 403],
    [foreigner, 404],
  ] as const) {
    expect((await client.call(startForecast, { body })).status).toBe(status);
    expect((await client.call(deleteForecast, { params })).status).toBe(status);
  }
  expect((await viewer.call(readForecastSeries, { params })).status).toBe(200);
  expect((await foreigner.call(readForecastSeries, { params })).status).toBe(404);
  expect((await foreigner.call(listForecasts, { params: { businessUnitId }, query: {} })).status).toBe(404);
});

// The last: it moves the clock.
test("What was published is measured against what came, by weeks of lead, over intervals, days and weeks", async () => {
  const { forecast, params, queueId } = await centre.ready("Measured");
  await planner.call(publishForecast, { params, body: { version: forecast.version, mainId: null } });
  const accuracy = async () => (await planner.call(readForecastAccuracy, { params })).body.leads;
  expect(await accuracy()).toEqual([]);
  server.clock.advance((12 * dayMs) / 1_000);
  planner = await signIn(server, await buildUser(server.services, tenant, { permissions: forecastPermissions }));
  centre = forecastPlanner(planner, new Date(centre.today));
  await centre.pushDays(queueId, 1, 11);
  const leads = await accuracy();
  expect(leads.map(({ weeks, days }) => [weeks, days])).toEqual([
    [0, 6],
    [1, 4],
  ]);
  expect(leads[0]?.byInterval.wape).toBeLessThan(0.1);
  expect(leads[0]?.byDay.wape).toBeLessThanOrEqual(leads[0]?.byInterval.wape ?? 0);
  expect(leads[0]?.byWeek?.wape).toBeLessThanOrEqual(leads[0]?.byDay.wape ?? 0);
  // Every contact took 240 seconds, before and since.
  const { byInterval, byDay, byWeek } = leads[0]?.handleTime ?? {};
  for (const grain of [byInterval, byDay, byWeek]) {
    expect(grain?.wape).toBeLessThan(0.01);
    expect(Math.abs(grain?.bias ?? 1)).toBeLessThan(0.01);
  }
  // The second week is not over.
  expect([leads[1]?.byWeek, leads[1]?.handleTime?.byWeek]).toEqual([null, null]);
});
