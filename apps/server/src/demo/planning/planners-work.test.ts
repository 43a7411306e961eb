import { login } from "@evolve/contracts/authentication";
import { readHistory } from "@evolve/contracts/history";
import { searchHistoryImports } from "@evolve/contracts/history-import";
import { searchPlanningGroups } from "@evolve/contracts/planning-groups";
import { exchangeToken } from "@evolve/contracts/session-tokens";
import { listScenarios } from "@evolve/contracts/staffing-scenarios";
import { anonymous, type TestClient, withTokens } from "@evolve/testkit/client";
import { runJob } from "@evolve/testkit/run-job";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "../../ids.ts";
import { generateTenant } from "../generate.ts";
import { insertTenants } from "../repository.ts";
import { demoPassword, demoTenants } from "../tenants.ts";
import { demoHistory } from "./demo-history.ts";
import { seedPlanning } from "./seed-planning.ts";

let server: TestServer;
let planner: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  const { clock, config, database, passwords, secrets } = server.services;
  const tenantId = newId();
  await insertTenants(database, async () => {
    const made = {
      now: clock.now(),
      area: config.area,
      passwordHash: await passwords.hash(demoPassword),
      sealTotp: (secret: string) => secrets.seal(secret, "totp"),
    };
    return demoTenants.filter(({ key }) => key === "acme").map((tenant) => generateTenant(tenant, made, tenantId));
  });
  await seedPlanning(server.services);
  // A second run finds what the first has made.
  await runJob(server, demoHistory, {}, tenantId);
  await runJob(server, demoHistory, {}, tenantId);
  const stranger = anonymous(server);
  const user = { userName: "planner@acme.test", password: demoPassword };
  const { body } = await stranger.call(login, { body: user });
  const tokens = await stranger.call(exchangeToken, { body: { accessToken: body.id_token } });
  planner = withTokens(server, tokens.body);
});
afterAll(() => server.close());

test("Acme's planner has an import to undo, a gap that is repaired, a handle time to decide on and a scenario", async () => {
  const { planningGroups } = (await planner.call(searchPlanningGroups, { body: {} })).body;
  const idOf = (name: string): string => planningGroups.find((group) => group.name === name)?.id ?? "";
  const imports = (await planner.call(searchHistoryImports, { body: {} })).body;
  expect(imports.imports).toMatchObject([{ fileNames: ["callbacks.csv"], undo: "possible" }]);
  const params = { planningGroupId: idOf("Billing") };
  const { history } = (await planner.call(readHistory, { params, query: {} })).body;
  expect(history?.layers).toMatchObject([{ kind: "gap", decision: "repair", measure: "offered" }]);
  expect(history?.findings.map(({ measure, kind }) => `${measure} ${kind}`)).toContain("handleTime high");
  const service = { planningGroupId: idOf("Customer service") };
  expect((await planner.call(listScenarios, { params: service })).body.scenarios).toMatchObject([
    { name: "Christmas campaign", parameters: { volumePercent: 20 } },
  ]);
});
