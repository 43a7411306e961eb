import { readHistory } from "@evolve/contracts/history";
import { searchHistoryImports } from "@evolve/contracts/history-import";
import { searchPlanningGroups } from "@evolve/contracts/planning-groups";
import { listScenarios } from "@evolve/contracts/staffing-scenarios";
import { startAcme } from "@evolve/testkit/acme";
import type { TestClient } from "@evolve/testkit/client";
import { runJob } from "@evolve/testkit/run-job";
import type { TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoHistory } from "./demo-history.ts";

let server: TestServer;
let planner: TestClient;

beforeAll(async () => {
  const acme = await startAcme();
  server = acme.server;
  // A second run finds what the first has made.
  await runJob(server, demoHistory, {}, acme.tenantId);
  await runJob(server, demoHistory, {}, acme.tenantId);
  planner = await acme.signInAs("planner@acme.test");
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
  const handleTimes = await planner.call(readHistory, { params, query: { measure: "handleTime" } });
  expect(handleTimes.body.history?.findings.map(({ kind }) => kind)).toContain("high");
  const service = { planningGroupId: idOf("Customer service") };
  expect((await planner.call(listScenarios, { params: service })).body.scenarios).toMatchObject([
    { name: "Christmas campaign", parameters: { volumePercent: 20 } },
  ]);
});
