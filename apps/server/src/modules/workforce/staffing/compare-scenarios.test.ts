import { saveBusinessUnit } from "@evolve/contracts/business-units";
import { readJob } from "@evolve/contracts/jobs";
import { savePlanningGroup } from "@evolve/contracts/planning-groups";
import { saveQueue } from "@evolve/contracts/queues";
import { calculateStaffing, readStaffing } from "@evolve/contracts/staffing";
import { compareScenarios, saveScenario } from "@evolve/contracts/staffing-scenarios";
import { type BuiltTenant, type BuiltUser, buildTenant, buildUser } from "@evolve/testkit/builders";
import { signIn, type TestClient } from "@evolve/testkit/client";
import { openingHours, scenarioParameters, serviceGoal } from "@evolve/testkit/probe-samples";
import { publishWeek } from "@evolve/testkit/publish-week";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;
let user: BuiltUser;
let planner: TestClient;

const dayMs = 86_400_000;
/** The Monday of this week at midnight UTC. */
let monday: number;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services);
  const permissions = ["wfm:setup:edit", "wfm:staffing:view", "wfm:staffing:edit"];
  user = await buildUser(server.services, tenant, { permissions });
  planner = await signIn(server, user);
  const today = Math.floor(server.services.clock.now().getTime() / dayMs) * dayMs;
  monday = today - ((new Date(today).getUTCDay() + 6) % 7) * dayMs;
});
afterAll(() => server.close());

const dateOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

/** A planning group that is closed on Saturdays and Sundays, with contacts every day for two weeks. */
const built = async (name: string, isDeferrable: boolean, cost?: { hourlyCost: number; currency: string }) => {
  const unit = { name, zone: "Etc/UTC", weekStart: 1, intervalMinutes: 30 as const, sites: [], ...cost };
  const businessUnitId = (await planner.call(saveBusinessUnit, { body: unit })).body.businessUnit.id;
  const week = openingHours.map((day) => ({ ...day, isOpen: day.day !== 0 && day.day !== 6 }));
  const media = isDeferrable ? ("email" as const) : ("voice" as const);
  const queue = { businessUnitId, name, media, concurrency: 1, openingHours: week };
  const { id: queueId } = (await planner.call(saveQueue, { body: queue })).body.queue;
  const goal = isDeferrable ? { ...serviceGoal, targetSeconds: 259_200 } : serviceGoal;
  const body = { isDeferrable, goal, patienceSeconds: null, businessUnitId, name, queueIds: [queueId] };
  const planningGroupId = (await planner.call(savePlanningGroup, { body })).body.planningGroup.id;
  const of = { tenantId: tenant.id, userId: user.id, businessUnitId, planningGroupId };
  await publishWeek(server.services, of, { from: monday, days: 14 });
  return planningGroupId;
};

test("A week of work that can wait is compared with what waits from the weeks before, as it is calculated", async () => {
  const planningGroupId = await built("Mail", true);
  const { jobId } = (await planner.call(calculateStaffing, { body: { planningGroupIds: [planningGroupId] } })).body;
  await vi.waitFor(async () => {
    const { job } = (await planner.call(readJob, { params: { jobId }, query: {} })).body;
    expect(job.state).toBe("done");
  }, 20_000);
  const from = dateOf(monday + 7 * dayMs);
  const params = { planningGroupId };
  const calculated = (await planner.call(readStaffing, { params, query: { from } })).body.staffing;
  const body = { name: "A tenth more", parameters: scenarioParameters };
  const { scenario } = (await planner.call(saveScenario, { params, body })).body;
  const compare = { from, days: 7, scenarioIds: [null, scenario.id] };
  const compared = (await planner.call(compareScenarios, { params, body: compare })).body;
  const [asSetUp, more] = compared.results;
  expect(compared.days.map(({ date, first }) => [date, first])[1]).toEqual([dateOf(monday + 8 * dayMs), 48]);
  expect(compared.isOpen).toHaveLength(7 * 48);
  expect(asSetUp?.required).toEqual(calculated.required);
  // What came on Saturday and Sunday.
  expect(asSetUp?.waiting?.before).toBeGreaterThanOrEqual(4_000 - 1e-6);
  expect(more?.waiting?.before).toBeGreaterThan(asSetUp?.waiting?.before ?? 0);
  expect([asSetUp?.cost, compared.currency]).toEqual([null, null]);
});

test("Scenarios tell what their hours cost where the business unit has a cost of a paid hour", async () => {
  const planningGroupId = await built("Calls", false, { hourlyCost: 31.5, currency: "EUR" });
  const body = { from: dateOf(monday), days: 7, scenarioIds: [null] };
  const compared = (await planner.call(compareScenarios, { params: { planningGroupId }, body })).body;
  expect(compared.currency).toBe("EUR");
  const [result] = compared.results;
  expect(result?.hours).toBeGreaterThan(100);
  expect(result?.cost).toBeCloseTo((result?.hours ?? 0) * 31.5, 6);
  expect(result?.waiting).toBeNull();
});
