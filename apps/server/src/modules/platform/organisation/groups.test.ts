import {
  createGroup,
  deleteGroups,
  groupExists,
  groupUsers,
  listGroups,
  searchGroups,
  updateGroup,
} from "@evolve/contracts/groups";
import { deleteUser, reviveUser } from "@evolve/contracts/user-administration";
import { newId } from "@evolve/server/ids";
import { type BuiltTenant, buildTenant, buildUser } from "@evolve/testkit/builders";
import { anonymous, signIn, type TestClient } from "@evolve/testkit/client";
import { buildPeople } from "@evolve/testkit/people";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;
let editor: TestClient;
let foreigner: TestClient;
let ana: string;
let bo: string;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services);
  const permissions = ["group:view", "group:edit"];
  editor = await signIn(server, await buildUser(server.services, tenant, { permissions }));
  foreigner = await signIn(server, await buildUser(server.services, await buildTenant(server.services)));
  [ana = "", bo = ""] = await buildPeople(server.services, tenant, [
    { firstName: "Ana", lastName: "Ruiz" },
    { firstName: "Bo", lastName: "Lind" },
  ]);
});
afterAll(() => server.close());

const made = async (name: string, usersIds: string[] = []) =>
  (await editor.call(createGroup, { body: { name, usersIds } })).body.group;

test("A group has a name and the ids of its users [ORG-005, ORG-019, ORG-021]", async () => {
  const group = await made(" Mentors ", [ana, bo]);
  expect(group).toMatchObject({ name: "Mentors", usersIds: [ana, bo].sort(), version: 1 });
  expect((await editor.call(listGroups, {})).body.groups).toContainEqual(group);
});

test("Deleted members of a group are neither counted nor listed, and come back into it when they are restored", async () => {
  const administrator = await signIn(server, await buildUser(server.services, tenant));
  const [stays = "", goes = ""] = await buildPeople(server.services, tenant, [{}, {}]);
  const made = await administrator.call(createGroup, { body: { name: "Whoever stays", usersIds: [stays, goes] } });
  const { id } = made.body.group;
  await administrator.call(deleteUser, { body: { userId: goes } });
  const filter = { id: [id] };
  const counted = (await administrator.call(searchGroups, { body: { filter } })).body.groups;
  expect(counted).toMatchObject([{ memberCount: 1 }]);
  const listed = (await administrator.call(listGroups, {})).body.groups.find((group) => group.id === id);
  expect(listed?.usersIds).toEqual([stays]);
  // Whoever sends the list back changes nothing.
  const body = { id, name: "Whoever stays", usersIds: listed?.usersIds ?? [] };
  expect((await administrator.call(updateGroup, { body })).status).toBe(200);
  await administrator.call(reviveUser, { body: { userId: goes } });
  expect((await administrator.call(searchGroups, { body: { filter } })).body.groups).toMatchObject([
    { memberCount: 2 },
  ]);
});

test("The members of a group are listed by name [ORG-020]", async () => {
  const { id } = await made("Readers", [bo, ana]);
  const { users } = (await editor.call(groupUsers, { body: { groupId: id } })).body;
  expect(users.map(({ fullName }) => fullName)).toEqual(["Ana Ruiz", "Bo Lind"]);
});

test("An edit replaces name and members; without members these stay [ORG-022]", async () => {
  const { id, version } = await made("Old", [ana]);
  const renamed = await editor.call(updateGroup, { body: { id, name: "New", version } });
  expect(renamed.body.group).toEqual({ id, name: "New", usersIds: [ana], version: 2 });
  const stale = await editor.call(updateGroup, { body: { id, name: "Newer", usersIds: [], version } });
  expect(stale).toMatchObject({ status: 409, errorCode: "CHANGED_MEANWHILE" });
  const replaced = await editor.call(updateGroup, { body: { id, name: "New", usersIds: [bo], version: 2 } });
  expect(replaced.body.group.usersIds).toEqual([bo]);
});

test("The existence check answers the id of the group that has a name, whatever its case [ORG-010, ORG-024]", async () => {
  const { id } = await made("Weekend");
  expect((await editor.call(groupExists, { body: { name: "WEEKEND" } })).body).toEqual({ groupId: id });
  expect((await editor.call(groupExists, { body: { name: "Never" } })).body).toEqual({ groupId: null });
  expect((await foreigner.call(groupExists, { body: { name: "Weekend" } })).body).toEqual({ groupId: null });
  expect(await editor.call(createGroup, { body: { name: "weekend" } })).toMatchObject({ errorCode: "NAME_EXISTS" });
});

test("Groups are deleted together or not at all, and their members stay [ORG-023]", async () => {
  const [one, two] = [await made("One", [ana]), await made("Two", [ana])];
  const remove = (groupToDeleteIds: string[]) => editor.call(deleteGroups, { body: { groupToDeleteIds } });
  expect((await remove([one.id, newId()])).status).toBe(404);
  expect((await editor.call(searchGroups, { body: { filter: { id: [one.id] } } })).body.totalRecords).toBe(1);
  expect((await remove([one.id, two.id])).status).toBe(200);
  const { body } = await editor.call(searchGroups, { body: { filter: { id: [one.id, two.id] } } });
  expect(body).toEqual({ groups: [], totalRecords: 0 });
});

test("A search finds groups by a part of their name, with the number of their members", async () => {
  const { id } = await made("Found by search", [ana, bo]);
  const { body } = await editor.call(searchGroups, { body: { filter: { search: "BY SEARCH" } } });
  expect(body).toEqual({ groups: [{ id, name: "Found by search", version: 1, memberCount: 2 }], totalRecords: 1 });
});

test("Groups are closed to signed-out callers, to those who may only look, and to other tenants", async () => {
  const { id } = await made("Guarded");
  const viewer = await signIn(server, await buildUser(server.services, tenant, { permissions: ["group:view"] }));
  for (const [client, status] of [
    [anonymous(server), 401],
    [viewer, 403],
    [foreigner, 404],
  ] as const) {
    expect((await client.call(updateGroup, { body: { id, name: "Mine" } })).status).toBe(status);
    expect((await client.call(deleteGroups, { body: { groupToDeleteIds: [id] } })).status).toBe(status);
  }
  expect((await foreigner.call(groupUsers, { body: { groupId: id } })).status).toBe(404);
  expect((await foreigner.call(listGroups, {})).body.groups).toEqual([]);
  expect((await foreigner.call(createGroup, { body: { name: "Theirs", usersIds: [ana] } })).status).toBe(404);
});

test.each([{ name: "" }, { name: "a?b" }, { name: "Ok", usersIds: ["x"] }, { name: "Ok", usersIds: null }])(
  "A group with %j is refused",
  async (body) => {
    expect((await editor.send(createGroup, { body })).status).toBe(400);
  },
);
