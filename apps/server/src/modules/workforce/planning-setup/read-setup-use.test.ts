import { readSetupUse, type SetupSubject } from "@evolve/contracts/setup-use";
import { deleteTeam } from "@evolve/contracts/team-administration";
import { buildTenant, buildUser } from "@evolve/testkit/builders";
import { anonymous, signIn } from "@evolve/testkit/client";
import { buildNamed, buildPeople } from "@evolve/testkit/people";
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

const nameIn = async (table: "queues" | "planning_groups" | "time_off_limits", id: string): Promise<string> => {
  const { system } = server.services.database;
  return (await system.selectFrom(table).select("name").where("id", "=", id).executeTakeFirstOrThrow()).name;
};

test("What was planned with a part of the set-up is named and counted before that is changed", async () => {
  const { businessUnitId, planningGroupId, queueId, activityCodeId, calendarEventId } = ours.planning;
  const ofGroup = await useOf("planningGroup", planningGroupId);
  expect(ofGroup).toMatchObject({ forecasts: 1, scenarios: 1, shifts: 0, shrinkageEntries: 0 });
  expect(ofGroup.staffed).toHaveLength(1);
  const planned = { staffed: ofGroup.staffed, forecasts: 1, scenarios: 1 };
  expect(await useOf("businessUnit", businessUnitId)).toMatchObject(planned);
  expect((await useOf("queue", queueId)).staffed).toEqual(ofGroup.staffed);
  expect(await useOf("calendarEvent", calendarEventId)).toMatchObject(planned);
  expect(await useOf("activityCode", activityCodeId)).toMatchObject({
    staffed: ofGroup.staffed,
    forecasts: 0,
    scenarios: 0,
  });
});

test("What keeps a part of the set-up from being deleted, and what goes with it, is named and counted", async () => {
  const { businessUnitId, planningGroupId, queueId, timeOffLimitId } = ours.planning;
  const group = await nameIn("planning_groups", planningGroupId);
  expect(await useOf("queue", queueId)).toMatchObject({ planningGroups: [group], hasHistory: true });
  expect(await useOf("planningGroup", planningGroupId)).toMatchObject({
    events: [expect.stringContaining("Event of a group")],
    hasHistory: false,
  });
  const ofUnit = await useOf("businessUnit", businessUnitId);
  expect(ofUnit).toMatchObject({
    planningGroups: [group],
    queues: [await nameIn("queues", queueId)],
    timeOffLimits: [await nameIn("time_off_limits", timeOffLimitId)],
    people: 2,
  });
  expect(ofUnit.schedules).toBeGreaterThan(0);
  const site = await server.services.database.system
    .selectFrom("sites")
    .select("id")
    .where("tenant_id", "=", ours.tenant.id)
    .executeTakeFirstOrThrow();
  expect(await useOf("site", site.id)).toMatchObject({ people: 1 });
});

test("Of a team, a group, an employee group and a skill the people are counted, without deleted ones", async () => {
  const { system } = server.services.database;
  const made = (kind: "team" | "group" | "employeeGroup" | "skill") =>
    buildNamed(server.services, ours.tenant, kind, "Counted");
  const [team, group, employeeGroup, skill] = await Promise.all([
    made("team"),
    made("group"),
    made("employeeGroup"),
    made("skill"),
  ]);
  const of = { teamId: team, employeeGroupId: employeeGroup, skillIds: [skill] };
  const ids = await buildPeople(server.services, ours.tenant, [{ ...of }, { ...of }, { ...of, status: "DELETED" }]);
  await system
    .insertInto("group_members")
    .values(ids.map((id) => ({ tenant_id: ours.tenant.id, group_id: group, user_id: id })))
    .execute();
  await system
    .updateTable("planning_groups")
    .set({ skill_id: skill })
    .where("id", "=", ours.planning.planningGroupId)
    .execute();
  expect(await useOf("team", team)).toMatchObject({ people: 2, planningGroups: [] });
  expect(await useOf("group", group)).toMatchObject({ people: 2 });
  expect(await useOf("employeeGroup", employeeGroup)).toMatchObject({ people: 2 });
  expect(await useOf("skill", skill)).toMatchObject({
    people: 2,
    planningGroups: [await nameIn("planning_groups", ours.planning.planningGroupId)],
  });
});

test("A team that a limit of time off is for is not deleted, and the limit is named before", async () => {
  const teamId = await buildNamed(server.services, ours.tenant, "team", "Limited");
  const { system } = server.services.database;
  await system
    .updateTable("time_off_limits")
    .set({ team_id: teamId })
    .where("id", "=", ours.planning.timeOffLimitId)
    .execute();
  expect((await useOf("team", teamId)).timeOffLimits).toEqual([
    await nameIn("time_off_limits", ours.planning.timeOffLimitId),
  ]);
  expect((await ours.client.call(deleteTeam, { params: { teamId } })).errorCode).toBe("IN_USE");
});

test("It is closed to signed-out callers, to those without the set-up, and to other tenants; and each subject to those who may not see it", async () => {
  const params = { subject: "queue" as const, subjectId: ours.planning.queueId };
  const nobody = await signIn(server, await buildUser(server.services, ours.tenant, { permissions: [] }));
  const foreigner = await signIn(server, await buildUser(server.services, await buildTenant(server.services)));
  expect((await anonymous(server).call(readSetupUse, { params })).status).toBe(401);
  expect((await nobody.call(readSetupUse, { params })).status).toBe(403);
  expect((await foreigner.call(readSetupUse, { params })).status).toBe(404);
  const wrong = { ...params, subject: "room" as "queue" };
  expect((await ours.client.call(readSetupUse, { params: wrong })).status).toBe(400);
  const lead = await signIn(server, await buildUser(server.services, ours.tenant, { permissions: ["team:view"] }));
  const subjectId = await buildNamed(server.services, ours.tenant, "team", "Seen");
  expect((await lead.call(readSetupUse, { params: { subject: "team", subjectId } })).status).toBe(200);
  expect((await lead.call(readSetupUse, { params })).status).toBe(403);
});
