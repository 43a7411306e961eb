import { shellSettings } from "@evolve/contracts/shell-settings";
import { toggles } from "@evolve/contracts/toggles";
import { reportOffline, sessionRecording } from "@evolve/contracts/usage";
import { updateUserToggles } from "@evolve/contracts/user-toggles";
import { buildTenant, buildUser } from "@evolve/testkit/builders";
import { anonymous, signIn, type TestClient } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "../../../ids.ts";

let server: TestServer;
const excludedId = newId();

beforeAll(async () => {
  server = await startTestServer({
    environment: {
      ANALYTICS_URL: "https://collector.test/hits",
      RECORDING_SCRIPT_URL: "https://recorder.test/s/fs.js",
      RECORDING_ORGANIZATION: "o-1",
      RECORDING_EXCLUDED_TENANTS: excludedId,
    },
  });
});
afterAll(() => server.close());

const memberOf = async (settings: Record<string, boolean>) => {
  const tenant = await buildTenant(server.services, { shellSettings: settings });
  return { tenant, client: await signIn(server, await buildUser(server.services, tenant, { permissions: [] })) };
};

test("The recorder's configuration includes the caller's tenant only where that has turned it on, and names no other [API-010]", async () => {
  const { client: unrecorded } = await memberOf({});
  expect((await unrecorded.call(sessionRecording, {})).body).toEqual({
    isEnabled: true,
    includedTenants: [],
    excludedTenants: [],
    scriptUrl: "https://recorder.test/s/fs.js",
    organizationId: "o-1",
  });
  const { client, tenant } = await memberOf({ sessionRecording: true });
  expect((await client.call(sessionRecording, {})).body.includedTenants).toEqual([tenant.id]);
  expect((await anonymous(server).call(sessionRecording, {})).status).toBe(401);
});

test("Analytics and recording are off until the tenant turns them on", async () => {
  const off = await memberOf({});
  expect((await off.client.call(shellSettings, {})).body).toMatchObject({ analyticsUrl: "", hasRecording: false });
  const on = await memberOf({ analytics: true, sessionRecording: true });
  expect((await on.client.call(shellSettings, {})).body).toMatchObject({
    analyticsUrl: "https://collector.test/hits",
    hasRecording: true,
  });
});

test("The GA adoption toggle turns analytics on for a tenant, or for one of its users, and no recording [PERM-039]", async () => {
  const url = "https://collector.test/hits";
  const urlFor = async (client: TestClient) => (await client.call(shellSettings, {})).body;
  const tenant = await buildTenant(server.services, { toggles: [toggles.gaAdoption] });
  const member = await signIn(server, await buildUser(server.services, tenant, { permissions: [] }));
  expect(await urlFor(member)).toMatchObject({ analyticsUrl: url, hasRecording: false });
  const off = await memberOf({});
  const colleague = await buildUser(server.services, off.tenant);
  const administrator = await signIn(server, colleague);
  const body = { toggles: [toggles.gaAdoption] };
  await administrator.call(updateUserToggles, { params: { userId: colleague.id }, body });
  expect((await urlFor(administrator)).analyticsUrl).toBe(url);
  expect((await urlFor(off.client)).analyticsUrl).toBe("");
});

test("A page that was without the server may say so without a token, but not endlessly [API-009]", async () => {
  const client = anonymous(server);
  const body = { appContext: "admin", seconds: 12, attempts: 3 };
  expect(await client.call(reportOffline, { body })).toMatchObject({ status: 200, body: { success: true } });
  expect((await client.send(reportOffline, { body: { ...body, seconds: -1 } })).status).toBe(400);
  const statuses: number[] = [];
  for (let sent = 0; sent < 2_000 && statuses.at(-1) !== 503; sent += 1)
    statuses.push((await client.call(reportOffline, { body })).status);
  expect(statuses.at(-1)).toBe(503);
  expect((await anonymous(server).call(reportOffline, { body })).status).toBe(200);
});
