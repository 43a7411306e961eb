import { saveBusinessUnit } from "@evolve/contracts/business-units";
import { forecastLimits, listForecasts } from "@evolve/contracts/forecasts";
import { newId } from "@evolve/server/ids";
import { type BuiltTenant, buildTenant, buildUser } from "@evolve/testkit/builders";
import { signIn, type TestClient } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { insertForecast } from "./forecasts-repository.ts";
import { insertPublished } from "./published-repository.ts";

let server: TestServer;
let tenant: BuiltTenant;
let planner: TestClient;
let plannerId: string;

const dayMs = 86_400_000;
const firstDay = "2026-12-07";

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services);
  const permissions = ["wfm:setup:edit", "wfm:forecast:view"] as const;
  const user = await buildUser(server.services, tenant, { permissions });
  plannerId = user.id;
  planner = await signIn(server, user);
});
afterAll(() => server.close());

const unitNamed = async (name: string): Promise<string> => {
  const unit = { name, zone: "Etc/UTC", weekStart: 1, intervalMinutes: 30 as const, sites: [] };
  return (await planner.call(saveBusinessUnit, { body: unit })).body.businessUnit.id;
};

test("All forecasts are listed in pages, the newest first; an older one is answered too when it is asked for", async () => {
  const businessUnitId = await unitNamed("Many");
  const most = forecastLimits.listed + 1;
  const from = server.services.clock.now().getTime();
  const ids = Array.from({ length: most }, () => newId());
  const common = { businessUnitId, firstDay, days: 7, zone: "Etc/UTC", intervalMinutes: 30 };
  await server.services.database.withTenant(tenant.id, async (tx) => {
    for (const [age, id] of ids.entries())
      await insertForecast(tx, tenant.id, { ...common, id, userId: plannerId, now: new Date(from - age * 1_000) });
  });
  const params = { businessUnitId };
  const page = async (query: { before?: string; with?: string }) => {
    const { forecasts, hasMore } = (await planner.call(listForecasts, { params, query })).body;
    return { ids: forecasts.map(({ id }) => id), hasMore };
  };
  const newest = ids.slice(0, -1);
  expect(await page({})).toEqual({ ids: newest, hasMore: true });
  expect(await page({ before: newest.at(-1) ?? "" })).toEqual({ ids: ids.slice(-1), hasMore: false });
  expect(await page({ with: ids.at(-1) ?? "" })).toEqual({ ids, hasMore: true });
  expect((await planner.call(listForecasts, { params, query: { before: newId() } })).status).toBe(404);
});

test("A forecast shows its last publication, however many of other forecasts came after it", async () => {
  const businessUnitId = await unitNamed("Often published");
  const from = server.services.clock.now().getTime();
  const [old, often] = [newId(), newId()];
  const common = { businessUnitId, firstDay, days: 7, zone: "Etc/UTC", intervalMinutes: 30 };
  await server.services.database.withTenant(tenant.id, async (tx) => {
    for (const id of [old, often])
      await insertForecast(tx, tenant.id, { ...common, id, userId: plannerId, now: new Date(from) });
    const span = { zone: "Etc/UTC", intervalMinutes: 30, firstAt: new Date(from), endAt: new Date(from + dayMs) };
    const publish = (forecastId: string, forecastVersion: number, now: Date) =>
      insertPublished(
        tx,
        tenant.id,
        { id: newId(), businessUnitId, forecastId, forecastVersion, ...span, userId: plannerId, now },
        [],
      );
    await publish(old, 1, new Date(from));
    for (let version = 1; version <= 201; version += 1) await publish(often, version, new Date(from + version * 1_000));
  });
  const { forecasts, main } = (await planner.call(listForecasts, { params: { businessUnitId }, query: {} })).body;
  const versionOf = (id: string) => forecasts.find((one) => one.id === id)?.published?.version;
  expect([versionOf(old), versionOf(often)]).toEqual([1, 201]);
  expect(main).toMatchObject({ forecastId: often, version: 201 });
});
