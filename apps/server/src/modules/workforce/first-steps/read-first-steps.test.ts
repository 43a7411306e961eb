import { readFirstSteps } from "@evolve/contracts/first-steps";
import { buildTenant, buildUser } from "@evolve/testkit/builders";
import { signIn } from "@evolve/testkit/client";
import { populate } from "@evolve/testkit/populated";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test("The first steps of planning count what the tenant has, and nothing of another", async () => {
  const { client } = await populate(server);
  const { body } = await client.call(readFirstSteps, {});
  expect(body).toEqual({
    businessUnits: 2,
    queues: 1,
    planningGroups: 1,
    historyDays: 1,
    forecasts: 1,
    hasMainForecast: true,
    staffedGroups: 1,
    groupsWithoutHandleTimes: 0,
  });
  const stranger = await signIn(server, await buildUser(server.services, await buildTenant(server.services)));
  expect((await stranger.call(readFirstSteps, {})).body).toEqual({
    businessUnits: 0,
    queues: 0,
    planningGroups: 0,
    historyDays: 0,
    forecasts: 0,
    hasMainForecast: false,
    staffedGroups: 0,
    groupsWithoutHandleTimes: 0,
  });
});
