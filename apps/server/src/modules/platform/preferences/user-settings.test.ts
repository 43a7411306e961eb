import { saveUserSettings, userSettings } from "@evolve/contracts/user-settings";
import { type BuiltTenant, buildTenant, buildUser } from "@evolve/testkit/builders";
import { anonymous, signIn, type TestClient } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services);
});
afterAll(() => server.close());

const someone = async (of = tenant) => signIn(server, await buildUser(server.services, of, { permissions: [] }));
const settingsOf = async (client: TestClient): Promise<unknown> =>
  JSON.parse((await client.call(userSettings, {})).body.userSettingsMap);
const pivots = [-10, -4, -1, 1, 4, 10];

test("Settings are a map of keys to JSON values; netStaffingPivots has a default [PREF-001, PREF-002, PREF-009]", async () => {
  expect(await settingsOf(await someone())).toEqual({ netStaffingPivots: pivots });
});

test("Settings are set by key, and all of them are answered [PREF-010]", async () => {
  const mine = await someone();
  await mine.call(saveUserSettings, { body: { theme: '{"dark":true}' } });
  const saved = await mine.call(saveUserSettings, { body: { netStaffingPivots: "[-2,2]" } });
  expect(JSON.parse(saved.body.userSettingsMap)).toEqual({ netStaffingPivots: [-2, 2], theme: { dark: true } });
  expect(await settingsOf(mine)).toEqual({ netStaffingPivots: [-2, 2], theme: { dark: true } });
});

test("Everybody has their own settings, in this tenant and in others; nobody signed out has any", async () => {
  const mine = await someone();
  await mine.call(saveUserSettings, { body: { secret: "1" } });
  for (const client of [await someone(), await someone(await buildTenant(server.services))])
    expect(await settingsOf(client)).toEqual({ netStaffingPivots: pivots });
  expect((await anonymous(server).call(userSettings, {})).status).toBe(401);
  expect((await anonymous(server).call(saveUserSettings, { body: {} })).status).toBe(401);
});

test("If one value is not JSON none is set, and the error names its key", async () => {
  const mine = await someone();
  const refused = await mine.call(saveUserSettings, { body: { good: "1", bad: "{" } });
  expect(refused).toMatchObject({ status: 400, body: { fields: { bad: "json" } } });
  expect(await settingsOf(mine)).toEqual({ netStaffingPivots: pivots });
});
