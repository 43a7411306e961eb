import { saveCalendarEvent } from "@evolve/contracts/calendar-events";
import { chooseForecastMethod, readForecastInputs } from "@evolve/contracts/forecast-inputs";
import { recalculateForecast } from "@evolve/contracts/forecasts";
import { publishForecast } from "@evolve/contracts/forecast-publishing";
import { decideOnHistory, readHistory, undoHistoryDecision } from "@evolve/contracts/history";
import { newId } from "@evolve/server/ids";
import { type BuiltTenant, buildTenant, buildUser } from "@evolve/testkit/builders";
import { signIn, type TestClient } from "@evolve/testkit/client";
import { forecastPermissions, type ForecastPlanner, forecastPlanner } from "@evolve/testkit/forecast-planner";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;
let planner: TestClient;
let centre: ForecastPlanner;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services);
  const permissions = [...forecastPermissions, "wfm:history:view"] as const;
  planner = await signIn(server, await buildUser(server.services, tenant, { permissions }));
  centre = forecastPlanner(planner, server.services.clock.now());
});
afterAll(() => server.close());

test("A forecast says that its history has changed since, until it is calculated again; days that come later do not count", async () => {
  const { businessUnitId, queueId, forecast, params } = await centre.ready("Changed history");
  const changed = async () =>
    (await planner.call(readForecastInputs, { params, query: { forecastId: forecast.id } })).body.changed;
  expect(await changed()).toEqual([]);
  await centre.pushDays(queueId, 0, 1);
  expect(await changed()).toEqual([]);
  await centre.pushDays(queueId, -30, -29, (interval) => ({ ...interval, offered: interval.offered + 20 }));
  expect(await changed()).toEqual(["history"]);
  const body = { version: forecast.version };
  await planner.call(recalculateForecast, { params, body });
  await centre.calculated(businessUnitId, forecast.id);
  expect(await changed()).toEqual([]);
});

test("A decision about the history and its undo count as changes; keeping what was imported changes nothing", async () => {
  const { queueId, planningGroupId, forecast, params, businessUnitId } = await centre.ready("Decided history");
  await centre.pushDays(queueId, -20, -19, (interval) => ({ ...interval, offered: interval.offered * 4 }));
  const { body } = await planner.call(recalculateForecast, { params, body: { version: forecast.version } });
  expect(body.jobId).toEqual(expect.any(String));
  await centre.calculated(businessUnitId, forecast.id);
  const changed = async () =>
    (await planner.call(readForecastInputs, { params, query: { forecastId: forecast.id } })).body.changed;
  const finding = (await planner.call(readHistory, { params, query: {} })).body.history?.findings[0];
  const decide = async (decision: "keep" | "exclude"): Promise<string> => {
    const decided = { findingId: finding?.id ?? "", decision, reason: "A letter went out" };
    return (await planner.call(decideOnHistory, { params: { planningGroupId }, body: decided })).body.decisionId;
  };
  await decide("keep");
  expect(await changed()).toEqual([]);
  const decisionId = await decide("exclude");
  expect(await changed()).toEqual(["history"]);
  await planner.call(undoHistoryDecision, { params: { decisionId } });
  expect(await changed()).toEqual([]);
});

test("A handle time that is excluded is not learnt from, and the contacts of its day still are", async () => {
  const { queueId, planningGroupId, forecast, params, businessUnitId } = await centre.ready("Odd handle times");
  await centre.pushDays(queueId, -3, -2, (interval) => ({ ...interval, talkSeconds: interval.talkSeconds * 4 }));
  const calculated = async () => {
    const [current] = (await centre.forecastsOf(businessUnitId)).forecasts;
    await planner.call(recalculateForecast, { params, body: { version: current?.version ?? 0 } });
    await centre.calculated(businessUnitId, forecast.id);
    return centre.seriesOf(forecast.id, planningGroupId);
  };
  const before = await calculated();
  const finding = (await planner.call(readHistory, { params, query: { measure: "handleTime" } })).body.history
    ?.findings[0];
  expect(finding).toMatchObject({ measure: "handleTime", kind: "high", actual: 840, expected: 240 });
  const decided = { findingId: finding?.id ?? "", decision: "exclude" as const, reason: "Holds did not end" };
  await planner.call(decideOnHistory, { params: { planningGroupId }, body: decided });
  const body = (await planner.call(readForecastInputs, { params, query: { forecastId: forecast.id } })).body;
  expect(body.changed).toEqual(["history"]);
  const after = await calculated();
  expect(Math.max(...before.handleSeconds)).toBeGreaterThan(250);
  expect(Math.max(...after.handleSeconds)).toBeCloseTo(240, 0);
  expect(after.offered).toEqual(before.offered);
});

test("The main forecast says that the calendar has changed since; where none is published there is nothing to say", async () => {
  const { businessUnitId, forecast, params } = await centre.ready("Changed calendar");
  const read = async () => (await planner.call(readForecastInputs, { params, query: {} })).body;
  expect(await read()).toEqual({ calculatedAt: null, changed: [] });
  await planner.call(publishForecast, { params, body: { version: forecast.version, mainId: null } });
  expect(await read()).toEqual({ calculatedAt: forecast.calculatedAt, changed: [] });
  const day = { firstDay: centre.dateOf(3), lastDay: centre.dateOf(3) };
  const event = { businessUnitId, name: "Holiday", kind: "closed" as const, effect: "exclude" as const, ...day };
  await planner.call(saveCalendarEvent, { body: { ...event, factor: null, copiedDay: null } });
  expect((await read()).changed).toEqual(["calendar"]);
});

test("A planner chooses a planning group's method, which the next calculation uses; whoever may only look does not", async () => {
  const { businessUnitId, forecast, params } = await centre.ready("Chosen method");
  const { planningGroupId } = params;
  const first = await centre.seriesOf(forecast.id, planningGroupId);
  expect([first.chosenMethod, first.report?.method]).toEqual(["combination", "combination"]);
  expect(first.report?.methods.map(({ method }) => method)).toContain("same-weekday-last-week");
  const body = { method: "same-weekday-last-week" as const };
  const viewer = await signIn(server, await buildUser(server.services, tenant, { permissions: ["wfm:forecast:view"] }));
  expect((await viewer.call(chooseForecastMethod, { params: { planningGroupId }, body })).status).toBe(403);
  expect((await planner.call(chooseForecastMethod, { params: { planningGroupId: newId() }, body })).status).toBe(404);
  expect((await planner.call(chooseForecastMethod, { params: { planningGroupId }, body })).status).toBe(200);
  const query = { forecastId: forecast.id };
  expect((await planner.call(readForecastInputs, { params, query })).body.changed).toEqual(["method"]);
  await planner.call(recalculateForecast, { params, body: { version: forecast.version } });
  await centre.calculated(businessUnitId, forecast.id);
  const series = await centre.seriesOf(forecast.id, planningGroupId);
  expect([series.chosenMethod, series.report?.method]).toEqual([body.method, body.method]);
  const week = series.actual.slice(series.periodAt - 7 * 48, series.periodAt).map((value) => value ?? 0);
  // The period begins tomorrow: its first day is like the one six days ago.
  expect(series.offered.slice(0, 48)).toEqual(week.slice(0, 48));
  expect((await planner.call(readForecastInputs, { params, query })).body.changed).toEqual([]);
});
