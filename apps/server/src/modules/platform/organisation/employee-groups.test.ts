import {
  defaultWorkingHours,
  deleteEmployeeGroup,
  listEmployeeGroups,
  readEmployeeGroup,
  saveEmployeeGroup,
  searchEmployeeGroups,
  validateGroupName,
} from "@evolve/contracts/employee-groups";
import { changeMembers } from "@evolve/contracts/members";
import { type BuiltTenant, buildTenant, buildUser } from "@evolve/testkit/builders";
import { anonymous, signIn, type TestClient } from "@evolve/testkit/client";
import { buildPeople } from "@evolve/testkit/people";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;
let editor: TestClient;
let foreigner: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services);
  const permissions = ["employeeGroup:view", "employeeGroup:edit"];
  editor = await signIn(server, await buildUser(server.services, tenant, { permissions }));
  foreigner = await signIn(server, await buildUser(server.services, await buildTenant(server.services)));
});
afterAll(() => server.close());

type Body = Parameters<typeof editor.call<typeof saveEmployeeGroup>>[1]["body"];
const saved = async (body: Partial<Body> & { name: string }) =>
  (await editor.call(saveEmployeeGroup, { body: { timeZone: "Europe/Stockholm", ...body } })).body.group;

test("A new employee group is open 1440 minutes every day from 00:00 [ORG-035]", async () => {
  const group = await saved({ name: "Round the clock" });
  expect(group.workingHours).toEqual(defaultWorkingHours.map((day) => ({ ...day, amountOfHours: 24 })));
});

test("An employee group has a zone and working hours by day, with their amount in hours [ORG-003, ORG-004, ORG-015, ORG-018]", async () => {
  const workingHours = defaultWorkingHours.map(({ day }) =>
    day === 0
      ? { day, isOpen: false, fromHour: "00:00", durationInMinutes: 0 }
      : { day, isOpen: true, fromHour: "22:30", durationInMinutes: 450 },
  );
  const { id, version } = await saved({ name: "Night", timeZone: "Asia/Tokyo", workingHours });
  const { group } = (await editor.call(readEmployeeGroup, { params: { suId: id } })).body;
  expect(group).toMatchObject({ id, name: "Night", timeZone: "Asia/Tokyo", isDefault: false });
  expect(group.workingHours[1]).toEqual({
    day: 1,
    isOpen: true,
    fromHour: "22:30",
    durationInMinutes: 450,
    amountOfHours: 7.5,
  });
  expect(await saved({ id, name: "Late", version })).toMatchObject({ id, name: "Late", version: 2 });
  const body = { id, name: "Later", timeZone: "Etc/UTC", version };
  expect(await editor.call(saveEmployeeGroup, { body })).toMatchObject({ errorCode: "CHANGED_MEANWHILE" });
});

test("All employee groups are listed by name, and searched [ORG-014]", async () => {
  const { id } = await saved({ name: "Listed" });
  await buildPeople(server.services, tenant, [{ employeeGroupId: id }]);
  const { groups } = (await editor.call(listEmployeeGroups, {})).body;
  const names = groups.map(({ name }) => name);
  expect(names).toContain("Listed");
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)));
  const { body } = await editor.call(searchEmployeeGroups, { body: { filter: { search: "LIST" } } });
  expect(body).toMatchObject({ totalRecords: 1, employeeGroups: [{ id, memberCount: 1 }] });
});

test("One employee group is the default: another takes its place, and it cannot be deleted [ORG-016]", async () => {
  const first = await saved({ name: "First default", isDefault: true });
  const second = await saved({ name: "Second default", isDefault: true });
  expect((await editor.call(readEmployeeGroup, { params: { suId: first.id } })).body.group.isDefault).toBe(false);
  const refused = { status: 409, errorCode: "DEFAULT_EMPLOYEE_GROUP" };
  expect(await editor.call(deleteEmployeeGroup, { query: { groupId: second.id } })).toMatchObject(refused);
  const body = { id: second.id, name: "Second default", timeZone: "Etc/UTC", isDefault: false };
  expect(await editor.call(saveEmployeeGroup, { body })).toMatchObject(refused);
  const [personId = ""] = await buildPeople(server.services, tenant, [{ employeeGroupId: first.id }]);
  expect((await editor.call(deleteEmployeeGroup, { query: { groupId: first.id } })).status).toBe(200);
  const person = await server.services.database.system
    .selectFrom("users")
    .select("employee_group_id as group")
    .where("id", "=", personId)
    .executeTakeFirst();
  expect(person).toEqual({ group: second.id });
});

test("The server validates a group's name: free, its own, or another group's [ORG-009, ORG-017]", async () => {
  const { id } = await saved({ name: "Osaka" });
  const validOf = async (query: { groupName: string; groupId?: string }) =>
    (await editor.call(validateGroupName, { query })).body.valid;
  expect(await validOf({ groupName: "osaka" })).toBe(false);
  expect(await validOf({ groupName: "osaka", groupId: id })).toBe(true);
  expect(await validOf({ groupName: "Kyoto" })).toBe(true);
  const body = { name: "OSAKA", timeZone: "Etc/UTC" };
  expect(await editor.call(saveEmployeeGroup, { body })).toMatchObject({ status: 409, errorCode: "NAME_EXISTS" });
});

test("Who joins an employee group leaves the former one", async () => {
  const [from, to] = [await saved({ name: "From" }), await saved({ name: "To" })];
  const [userId = ""] = await buildPeople(server.services, tenant, [{ employeeGroupId: from.id }]);
  const body = { of: "employeeGroup" as const, id: to.id, added: [{ userId }] };
  expect((await editor.call(changeMembers, { body })).body).toEqual({ memberCount: 1 });
  const count = await editor.call(changeMembers, { body: { of: "employeeGroup", id: from.id } });
  expect(count.body).toEqual({ memberCount: 0 });
});

test("Employee groups are closed to signed-out callers, to those who may only look, and to other tenants", async () => {
  const { id } = await saved({ name: "Guarded" });
  const permissions = ["employeeGroup:view"];
  const viewer = await signIn(server, await buildUser(server.services, tenant, { permissions }));
  for (const [client, status] of [
    [anonymous(server), 401],
    [viewer, 403],
    [foreigner, 404],
  ] as const) {
    const body = { id, name: "Mine", timeZone: "Etc/UTC" };
    expect((await client.call(saveEmployeeGroup, { body })).status).toBe(status);
    expect((await client.call(deleteEmployeeGroup, { query: { groupId: id } })).status).toBe(status);
  }
  expect((await foreigner.call(readEmployeeGroup, { params: { suId: id } })).status).toBe(404);
  expect((await foreigner.call(listEmployeeGroups, {})).body.groups).toEqual([]);
});

const week = defaultWorkingHours.map((day) => ({ ...day }));
test.each([
  { name: "x", timeZone: "Mars/Base" },
  { name: "x", timeZone: "+02:00" },
  { name: "x", timeZone: "Etc/UTC", workingHours: week.slice(1) },
  { name: "x", timeZone: "Etc/UTC", workingHours: week.map((day) => ({ ...day, day: 1 })) },
  { name: "x", timeZone: "Etc/UTC", workingHours: week.map((day) => ({ ...day, fromHour: "24:00" })) },
  { name: "x", timeZone: "Etc/UTC", workingHours: week.map((day) => ({ ...day, durationInMinutes: 1441 })) },
])("An employee group with %j is refused", async (body) => {
  expect((await editor.send(saveEmployeeGroup, { body })).status).toBe(400);
});
