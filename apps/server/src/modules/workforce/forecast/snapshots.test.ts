import {
  listForecastSnapshots,
  readForecastSnapshot,
  restoreForecastSnapshot,
  undoForecastPublication,
} from "@evolve/contracts/forecast-snapshots";
import { addOverrides } from "@evolve/contracts/forecasts";
import { publishForecast } from "@evolve/contracts/forecast-publishing";
import { newId } from "@evolve/server/ids";
import { type BuiltTenant, buildTenant, buildUser } from "@evolve/testkit/builders";
import { signIn, type TestClient } from "@evolve/testkit/client";
import { forecastPermissions, type ForecastPlanner, forecastPlanner } from "@evolve/testkit/forecast-planner";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mainForecastOf } from "./index.ts";

let server: TestServer;
let tenant: BuiltTenant;
let planner: TestClient;
let centre: ForecastPlanner;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services);
  planner = await signIn(server, await buildUser(server.services, tenant, { permissions: forecastPermissions }));
  centre = forecastPlanner(planner, server.services.clock.now());
});
afterAll(() => server.close());

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Two publications of one draft: the second has 1,000 contacts more on its second day. */
const publishedTwice = async (name: string) => {
  const { forecast, params, planningGroupId } = await centre.ready(name);
  const publish = async (version: number, mainId: string | null): Promise<string> =>
    (await planner.call(publishForecast, { params, body: { version, mainId } })).body.published.id;
  const first = await publish(forecast.version, null);
  const { version } = await centre.seriesOf(forecast.id, planningGroupId);
  const override = { measure: "offered" as const, effect: "add" as const, from: 48, to: 96, amount: 1_000 };
  const body = { version, overrides: [override], reason: "Letters go out" };
  const added = await planner.call(addOverrides, { params, body });
  const second = await publish(added.body.forecastVersion, first);
  const span = { from: new Date(`${centre.dateOf(2)}T00:00Z`), to: new Date(`${centre.dateOf(3)}T00:00Z`) };
  const mainOfDay = async (): Promise<number> => {
    const main = await server.services.database.readTenant(tenant.id, (tx) =>
      mainForecastOf(tx, tenant.id, planningGroupId, span),
    );
    return sum(main.intervals.map(({ offered }) => offered));
  };
  return { first, second, planningGroupId, params, mainOfDay };
};

test("What was published of a planning group is listed, the newest first, and each snapshot is read beside what is main now", async () => {
  const { first, second, planningGroupId } = await publishedTwice("Listed");
  const { body } = await planner.call(listForecastSnapshots, { params: { planningGroupId }, query: {} });
  expect(body).toMatchObject({ mainId: second, hasMore: false, snapshots: [{ id: second }, { id: first }] });
  expect(body.snapshots[1]).toMatchObject({ firstDay: centre.dateOf(1), lastDay: centre.dateOf(14), days: 14 });
  const older = await planner.call(listForecastSnapshots, { params: { planningGroupId }, query: { before: second } });
  expect(older.body.snapshots.map(({ id }) => id)).toEqual([first]);
  const read = (await planner.call(readForecastSnapshot, { params: { snapshotId: first, planningGroupId } })).body;
  const day = read.days[1];
  const ofDay = (values: readonly number[]): number => sum(values.slice(day?.first, (day?.first ?? 0) + 48));
  expect(read.days).toHaveLength(14);
  expect(ofDay(read.main.offered) - ofDay(read.offered)).toBeCloseTo(1_000, 3);
  expect(read.main.handleSeconds[48 + 20]).toBeCloseTo(read.handleSeconds[48 + 20] ?? 0, 3);
});

test("An earlier snapshot is made main again and that is undone, each time only while nobody published meanwhile", async () => {
  const { first, second, mainOfDay } = await publishedTwice("Restored");
  const raised = await mainOfDay();
  const restore = (mainId: string) =>
    planner.call(restoreForecastSnapshot, { params: { snapshotId: first }, body: { mainId } });
  expect((await restore(first)).errorCode).toBe("FORECAST_PUBLISHED_MEANWHILE");
  const restored = (await restore(second)).body.published;
  expect(raised - (await mainOfDay())).toBeCloseTo(1_000, 3);
  const undo = (snapshotId: string) => planner.call(undoForecastPublication, { params: { snapshotId } });
  expect((await undo(second)).errorCode).toBe("FORECAST_PUBLISHED_MEANWHILE");
  expect((await undo(restored.id)).status).toBe(200);
  expect(await mainOfDay()).toBeCloseTo(raised, 6);
});

test("The first publication has nothing to go back to; whoever may only look restores nothing", async () => {
  const { forecast, params } = await centre.ready("First");
  const body = { version: forecast.version, mainId: null };
  const { id } = (await planner.call(publishForecast, { params, body })).body.published;
  expect((await planner.call(undoForecastPublication, { params: { snapshotId: id } })).status).toBe(404);
  const viewer = await signIn(server, await buildUser(server.services, tenant, { permissions: ["wfm:forecast:view"] }));
  const restored = await viewer.call(restoreForecastSnapshot, { params: { snapshotId: id }, body: { mainId: id } });
  expect(restored.status).toBe(403);
  const unknown = { snapshotId: newId(), planningGroupId: params.planningGroupId };
  expect((await viewer.call(readForecastSnapshot, { params: unknown })).status).toBe(404);
});
