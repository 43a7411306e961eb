import { readSetupUse, type SetupSubject } from "@evolve/contracts/setup-use";
import { buildTenant, buildUser } from "@evolve/testkit/builders";
import { anonymous, signIn } from "@evolve/testkit/client";
import { populate } from "@evolve/testkit/populated";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;
let ours: Awaited<ReturnType<typeof populate>>;

beforeAll(async () => {
  server = await startTestServer();
  ours = await populate(server);
});
afterAll(() => server.close());

const useOf = async (subject: SetupSubject, subjectId: string) =>
  (await ours.client.call(readSetupUse, { params: { subject, subjectId } })).body;

test("What was planned with a part of the set-up is named and counted before that is changed", async () => {
  const { businessUnitId, planningGroupId, queueId, activityCodeId, calendarEventId } = ours.planning;
  const ofGroup = await useOf("planningGroup", planningGroupId);
  expect(ofGroup).toMatchObject({ forecasts: 1, scenarios: 1, shifts: 0, shrinkageEntries: 0 });
  expect(ofGroup.staffed).toHaveLength(1);
  expect(await useOf("businessUnit", businessUnitId)).toEqual(ofGroup);
  expect((await useOf("queue", queueId)).staffed).toEqual(ofGroup.staffed);
  expect(await useOf("calendarEvent", calendarEventId)).toEqual(ofGroup);
  expect(await useOf("activityCode", activityCodeId)).toMatchObject({
    staffed: ofGroup.staffed,
    forecasts: 0,
    scenarios: 0,
  });
});

test("It is closed to signed-out callers, to those without the set-up, and to other tenants; a subject is one of five", async () => {
  const params = { subject: "queue" as const, subjectId: ours.planning.queueId };
  const nobody = await signIn(server, await buildUser(server.services, ours.tenant, { permissions: [] }));
  const foreigner = await signIn(server, await buildUser(server.services, await buildTenant(server.services)));
  expect((await anonymous(server).call(readSetupUse, { params })).status).toBe(401);
  expect((await nobody.call(readSetupUse, { params })).status).toBe(403);
  expect((await foreigner.call(readSetupUse, { params })).status).toBe(404);
  const wrong = { ...params, subject: "site" as "queue" };
  expect((await ours.client.call(readSetupUse, { params: wrong })).status).toBe(400);
});
