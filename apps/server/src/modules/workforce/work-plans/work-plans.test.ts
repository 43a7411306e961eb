import { saveActivityCode, deleteActivityCode } from "@evolve/contracts/activity-codes";
import {
  deleteRotation,
  deleteWorkPlan,
  saveRotation,
  saveWorkPlan,
  searchRotations,
  searchWorkPlans,
} from "@evolve/contracts/work-plans";
import { type BuiltTenant, buildTenant, buildUser } from "@evolve/testkit/builders";
import { anonymous, signIn, type TestClient } from "@evolve/testkit/client";
import { activityCode, workPlan } from "@evolve/testkit/probe-samples";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;
let planner: TestClient;
let viewer: TestClient;
let foreigner: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services);
  const permissions = ["wfm:plans:view", "wfm:plans:edit", "wfm:setup:edit"];
  planner = await signIn(server, await buildUser(server.services, tenant, { permissions }));
  viewer = await signIn(server, await buildUser(server.services, tenant, { permissions: ["wfm:plans:view"] }));
  foreigner = await signIn(server, await buildUser(server.services, await buildTenant(server.services)));
});
afterAll(() => server.close());

const saved = async (name: string) => (await planner.call(saveWorkPlan, { body: { ...workPlan, name } })).body.workPlan;

test("A work plan is read back as it was saved, and the later of two edits of one version is refused", async () => {
  const plan = await saved("Full time");
  expect(plan).toEqual({ ...workPlan, name: "Full time", id: plan.id, version: 1 });
  const edit = { ...workPlan, name: "Full time 40", id: plan.id, version: 1 };
  const changed = (await planner.call(saveWorkPlan, { body: edit })).body.workPlan;
  expect(changed).toEqual({ ...edit, version: 2 });
  expect((await planner.call(saveWorkPlan, { body: edit })).errorCode).toBe("CHANGED_MEANWHILE");
  const filter = { search: "time 40" };
  expect((await viewer.call(searchWorkPlans, { body: { filter } })).body.workPlans).toEqual([
    { ...changed, agentCount: 0 },
  ]);
});

test("An activity code in the shifts of a plan is not deleted, and an unknown one joins no plan", async () => {
  const body = { ...activityCode, name: "Long break", kind: "break" as const };
  const { id } = (await planner.call(saveActivityCode, { body })).body.activityCode;
  const [shift] = workPlan.shifts;
  const withCode = (activityCodeId: string) => ({
    ...workPlan,
    name: "With a break",
    shifts: [
      {
        ...(shift as (typeof workPlan.shifts)[number]),
        activities: [{ activityCodeId, minutes: 30, windowFrom: 120, windowTo: 240, minShiftMinutes: null }],
      },
    ],
  });
  const plan = (await planner.call(saveWorkPlan, { body: withCode(id) })).body.workPlan;
  expect((await planner.call(deleteActivityCode, { params: { activityCodeId: id } })).errorCode).toBe("IN_USE");
  await planner.call(deleteWorkPlan, { params: { workPlanId: plan.id } });
  expect((await planner.call(deleteActivityCode, { params: { activityCodeId: id } })).status).toBe(200);
  expect((await planner.call(saveWorkPlan, { body: withCode(id) })).status).toBe(404);
});

test("A rotation has plans of the tenant in their order, and keeps them from being deleted", async () => {
  const [early, late] = [await saved("Early"), await saved("Late")];
  const body = { name: "Early and late", firstDay: "2026-11-02", workPlanIds: [late.id, early.id, late.id] };
  const { rotation } = (await planner.call(saveRotation, { body })).body;
  expect(rotation).toEqual({ ...body, id: rotation.id, version: 1 });
  expect((await viewer.call(searchRotations, { body: {} })).body.rotations).toEqual([
    { ...rotation, workPlanNames: ["Late", "Early", "Late"], agentCount: 0 },
  ]);
  expect((await planner.call(deleteWorkPlan, { params: { workPlanId: late.id } })).errorCode).toBe("IN_USE");
  expect((await foreigner.call(saveRotation, { body })).status).toBe(404);
  await planner.call(deleteRotation, { params: { rotationId: rotation.id } });
  expect((await planner.call(deleteWorkPlan, { params: { workPlanId: late.id } })).status).toBe(200);
});

test.each([
  { minWeeklyMinutes: 2_500 },
  { minDays: 6 },
  { minRestMinutes: 661 },
  { shifts: [] },
  { shifts: [{ ...workPlan.shifts[0], startTo: 60 }] },
  { shifts: [{ ...workPlan.shifts[0], weekdays: [] }] },
])("A plan with %j is refused", async (wrong) => {
  const path = "/wfm/v1/work-plans";
  expect((await planner.send(saveWorkPlan, { path, body: { ...workPlan, name: "Wrong", ...wrong } })).status).toBe(400);
});

test("Plans are closed to signed-out callers, to those who may only look, and to other tenants", async () => {
  const { id: workPlanId } = await saved("Guarded");
  for (const [client, status] of [
    [anonymous(server), 401],
    [viewer, 403],
    [foreigner, 404],
  ] as const) {
    expect((await client.call(saveWorkPlan, { body: { ...workPlan, id: workPlanId, name: "Mine" } })).status).toBe(
      status,
    );
    expect((await client.call(deleteWorkPlan, { params: { workPlanId } })).status).toBe(status);
  }
  expect((await foreigner.call(searchWorkPlans, { body: {} })).body.totalRecords).toBe(0);
});
