import { saveCalendarEvent } from "@evolve/contracts/calendar-events";
import { publishForecast } from "@evolve/contracts/forecast-publishing";
import { restoreForecastSnapshot, undoForecastPublication } from "@evolve/contracts/forecast-snapshots";
import { addOverrides, changeLayers, recalculateForecast } from "@evolve/contracts/forecasts";
import { explainStaffing } from "@evolve/contracts/staffing-explanation";
import { type BuiltTenant, buildTenant, buildUser } from "@evolve/testkit/builders";
import { signIn, type TestClient } from "@evolve/testkit/client";
import { forecastPermissions, type ForecastPlanner, forecastPlanner } from "@evolve/testkit/forecast-planner";
import { publishWeek } from "@evolve/testkit/publish-week";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;
let planner: TestClient;
let plannerId: string;
let centre: ForecastPlanner;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services);
  const user = await buildUser(server.services, tenant, {
    permissions: [...forecastPermissions, "wfm:staffing:view"],
  });
  plannerId = user.id;
  planner = await signIn(server, user);
  centre = forecastPlanner(planner, server.services.clock.now());
});
afterAll(() => server.close());

const explained = async (planningGroupId: string, day: number, hour: number) => {
  const at = new Date(centre.today + day * 86_400_000 + hour * 3_600_000).toISOString();
  return (await planner.call(explainStaffing, { params: { planningGroupId }, query: { at } })).body.explanation;
};

test("An interval is explained by the baseline, the events and the overrides of what was published, also when that is restored", async () => {
  const { businessUnitId, planningGroupId, forecast, params } = await centre.ready("Layers");
  const day = { firstDay: centre.dateOf(2), lastDay: centre.dateOf(2) };
  const event = { businessUnitId, name: "Mailing", kind: "campaign" as const, effect: "multiply" as const, ...day };
  await planner.call(saveCalendarEvent, { body: { ...event, factor: 1.5, copiedDay: null } });
  await planner.call(recalculateForecast, { params, body: { version: forecast.version } });
  await centre.calculated(businessUnitId, forecast.id);
  const series = await centre.seriesOf(forecast.id, planningGroupId);
  const place = 48 + 20;
  const override = { measure: "offered" as const, effect: "add" as const, from: 48, to: 96, amount: 480 };
  const slower = { measure: "handleTime" as const, effect: "add" as const, from: place, to: place + 2, amount: 30 };
  const off = { measure: "offered" as const, effect: "percent" as const, from: 48, to: 96, amount: 900 };
  const change = async (version: number, one: typeof override | typeof slower | typeof off, reason: string) =>
    (await planner.call(addOverrides, { params, body: { version, overrides: [one], reason } })).body;
  let changed = await change(series.version, override, "Letters go out");
  changed = await change(changed.version, slower, "New form");
  changed = await change(changed.version, off, "A mistake");
  const layerIds = changed.added;
  const { forecastVersion } = (
    await planner.call(changeLayers, { params, body: { version: changed.version, layerIds, change: "off" } })
  ).body;
  const publish = { version: forecastVersion, mainId: null };
  const first = (await planner.call(publishForecast, { params, body: publish })).body.published;

  const explanation = await explained(planningGroupId, 2, 10);
  const { layers, contacts, handleSeconds } = explanation;
  expect(layers?.changes.map(({ kind, name, measure }) => [kind, name, measure])).toEqual([
    ["event", "Mailing", "offered"],
    ["override", "Letters go out", "offered"],
    ["override", "New form", "handleTime"],
  ]);
  const baseline = series.offered[place] ?? 0;
  expect(layers?.baseline).toBeCloseTo(baseline, 6);
  expect(layers?.changes[0]?.adds).toBeCloseTo(baseline / 2, 6);
  const adds = (measure: string): number =>
    layers?.changes.reduce((sum, one) => sum + (one.measure === measure ? one.adds : 0), 0) ?? 0;
  expect((layers?.baseline ?? 0) + adds("offered")).toBeCloseTo(contacts, 6);
  expect((layers?.baselineHandleSeconds ?? 0) + adds("handleTime")).toBeCloseTo(handleSeconds, 6);
  expect((await explained(planningGroupId, 3, 10)).layers?.changes).toEqual([]);

  const second = (await planner.call(publishForecast, { params, body: { version: forecastVersion, mainId: first.id } }))
    .body.published;
  const restored = await planner.call(restoreForecastSnapshot, {
    params: { snapshotId: first.id },
    body: { mainId: second.id },
  });
  expect((await explained(planningGroupId, 2, 10)).layers).toEqual(layers);
  // What was main before may have come from several publications.
  await planner.call(undoForecastPublication, { params: { snapshotId: restored.body.published.id } });
  expect(await explained(planningGroupId, 2, 10)).toEqual({ ...explanation, layers: null });
});

test("What was published before its layers were kept is explained without them", async () => {
  const businessUnitId = await centre.unitNamed("Old");
  const { planningGroupId } = await centre.groupNamed(businessUnitId, "Old");
  const of = { tenantId: tenant.id, userId: plannerId, businessUnitId, planningGroupId };
  await publishWeek(server.services, of, { from: centre.today });
  expect(await explained(planningGroupId, 1, 10)).toMatchObject({ contacts: 100, layers: null });
});
