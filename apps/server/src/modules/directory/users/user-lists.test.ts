import { searchRoles, searchUserRoles } from "@evolve/contracts/role-lists";
import { emailExists, userNameExistsStatus } from "@evolve/contracts/user-existence";
import {
  searchUsersByPermission,
  searchUsersV1,
  usersBasicDetails,
  usersByAttributes,
  usersByName,
  wfoUser,
  wfoUsers,
  wfoUsersByAttributes,
} from "@evolve/contracts/user-lists";
import { newId } from "@evolve/server/ids";
import { type BuiltTenant, buildTenant, buildUser } from "@evolve/testkit/builders";
import { signIn, type TestClient } from "@evolve/testkit/client";
import { buildNamed, buildPeople } from "@evolve/testkit/people";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;
let client: TestClient;
let ann: string;
let bo: string;
let gone: string;
let viewerRole: string;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services);
  const { services } = server;
  client = await signIn(
    server,
    await buildUser(services, tenant, { firstName: "Zoe", permissions: ["user:view", "user:create"] }),
  );
  viewerRole = await buildNamed(services, tenant, "role", "Viewers", ["TEAM:view"]);
  const all = await buildNamed(services, tenant, "role", "All", ["all"]);
  const noAccess = await buildNamed(services, tenant, "role", "No Access");
  [ann = "", bo = "", gone = ""] = await buildPeople(services, tenant, [
    { firstName: "Ann", lastName: "Berg", email: "ann@lists.test", roleId: viewerRole },
    { firstName: "Bo", lastName: "Annesson", email: "bo@lists.test", teamId: tenant.teamId },
    { firstName: "Gone", lastName: "Ann", email: "gone@lists.test", status: "DELETED" },
    { firstName: "Annika", lastName: "Alias", impersonated: true },
    { firstName: "Annette", lastName: "Barred", roleId: noAccess },
    { firstName: "Root", lastName: "All", roleId: all },
  ]);
  await services.database.system
    .insertInto("secondary_roles")
    .values({ tenant_id: tenant.id, user_id: bo, role_id: viewerRole })
    .execute();
  const other = await buildTenant(services);
  await buildPeople(services, other, [{ firstName: "Ann", lastName: "Foreign", email: "foreign@lists.test" }]);
});
afterAll(() => server.close());

const namesIn = ({ body }: { body: { users: readonly { fullName?: string | undefined }[] } }) =>
  body.users.map(({ fullName }) => fullName);

test("Search V1 takes team and status, leaves impersonated users out and answers the fields asked for [USER-046, USER-048, USER-007]", async () => {
  const body = {
    filter: { search: "ann", impersonated: false as const },
    fields: ["id" as const, "fullName" as const],
  };
  const answer = await client.call(searchUsersV1, { body: { ...body, skip: 0, top: 10, operations: ["count"] } });
  expect(answer.body).toEqual({
    users: [
      { id: ann, fullName: "Ann Berg" },
      { id: bo, fullName: "Bo Annesson" },
    ],
    totalRecords: 2,
  });
  const filters = [
    [{ status: ["DELETED" as const] }, ["Gone Ann"]],
    [{ search: "ann", teamId: [tenant.teamId] }, ["Bo Annesson"]],
  ] as const;
  for (const [filter, expected] of filters)
    expect(namesIn(await client.call(searchUsersV1, { body: { filter: { ...filter } as object } }))).toEqual(expected);
  const impersonated = await client.send(searchUsersV1, { body: { filter: { impersonated: true } } });
  expect(impersonated.status).toBe(400);
});

test("GET /user?fullNameContains finds part of a name, whatever its case [USER-042]", async () => {
  const find = (fullNameContains: string) => client.call(usersByName, { query: { fullNameContains } });
  expect(namesIn(await find("o ANN"))).toEqual(["Bo Annesson"]);
  expect(namesIn(await find("%"))).toEqual([]);
  expect(namesIn(await find("lists.test"))).toEqual([]);
});

test.each([
  ["/user/byAttributes", usersByAttributes],
  ["/wfo/user/byAttributes", wfoUsersByAttributes],
])("GET %s finds users who have all attributes exactly [USER-044, USER-045]", async (path, call) => {
  expect(call.path).toBe(path);
  const find = (query: object) => client.call(call, { query });
  expect(namesIn(await find({ emailAddress: "ANN@lists.test" }))).toEqual(["Ann Berg"]);
  expect(namesIn(await find({ firstName: "bo", lastName: "annesson" }))).toEqual(["Bo Annesson"]);
  expect(namesIn(await find({ firstName: "Bo", status: "PENDING" }))).toEqual([]);
  expect(namesIn(await find({ roleId: viewerRole }))).toEqual(["Ann Berg"]);
  expect(namesIn(await find({ emailAddress: "foreign@lists.test" }))).toEqual([]);
});

test("GET /wfo/user pages through the tenant's users by name [USER-040]", async () => {
  const many = await buildTenant(server.services);
  const reader = await signIn(server, await buildUser(server.services, many, { firstName: "A" }));
  await buildPeople(
    server.services,
    many,
    Array.from({ length: 205 }, (_, at) => ({ firstName: `P${String(at).padStart(3, "0")}` })),
  );
  const first = (await reader.call(wfoUsers, { query: {} })).body;
  const second = (await reader.call(wfoUsers, { query: { after: first.next ?? "" } })).body;
  expect([first.users.length, second.users.length, first.totalRecords]).toEqual([200, 6, 206]);
  expect(second.next).toBeUndefined();
  expect(new Set([...first.users, ...second.users].map(({ id }) => id)).size).toBe(206);
});

test("GET /wfo/user/{userId} reads one of them [USER-041]", async () => {
  const read = (userId: string) => client.call(wfoUser, { params: { userId } });
  expect((await read(ann)).body.user).toMatchObject({ id: ann, fullName: "Ann Berg", role: { name: "Viewers" } });
  expect(await read(newId())).toMatchObject({ status: 404, errorCode: "NOT_FOUND" });
});

test("Search by permission finds holders by either role, and holders of all [USER-051]", async () => {
  const body = { filter: { permissions: ["team:view" as const] } };
  expect(namesIn(await client.call(searchUsersByPermission, { body }))).toEqual([
    "Ann Berg",
    "Bo Annesson",
    "Root All",
  ]);
  const narrowed = { filter: { ...body.filter, teamId: [tenant.teamId] } };
  expect(namesIn(await client.call(searchUsersByPermission, { body: narrowed }))).toEqual(["Bo Annesson"]);
});

test("Basic details name users by id, and deleted ones on request only [USER-052]", async () => {
  const ask = (query: { includeDeleted?: "true" | "false" }) =>
    client.call(usersBasicDetails, { query, body: { userIds: [gone, ann, newId()] } });
  expect((await ask({})).body.users).toEqual([
    {
      id: ann,
      userName: "ann@lists.test",
      emailAddress: "ann@lists.test",
      firstName: "Ann",
      lastName: "Berg",
      fullName: "Ann Berg",
      status: "ACTIVE",
    },
  ]);
  expect(namesIn(await ask({ includeDeleted: "true" }))).toEqual(["Ann Berg", "Gone Ann"]);
});

test("POST /user/role/search answers roles in order, or only how many they are [USER-049]", async () => {
  const body = {
    filter: { search: "view" },
    metrices: { columns: ["userCount" as const] },
    page: { skip: 0, top: 5 },
    orderBy: [{ field: "displayName" as const }],
  };
  const { roles, totalRecords } = (await client.call(searchUserRoles, { body })).body;
  expect([roles.map(({ roleName, userCount }) => [roleName, userCount]), totalRecords]).toEqual([[["Viewers", 2]], 1]);
  const counted = await client.call(searchUserRoles, { body: { ...body, isEntityQuery: false } });
  expect(counted.body).toEqual({ roles: [], totalRecords: 1 });
});

test("POST /authorization/roles/search counts each role's users, by their first role or a secondary one, where its metrics ask for it [USER-050]", async () => {
  const filter = { search: "viewers" };
  const plain = (await client.call(searchRoles, { body: { filter } })).body.roles;
  const counted = (await client.call(searchRoles, { body: { filter, metrices: { columns: ["userCount"] } } })).body
    .roles;
  expect([plain[0]?.userCount, counted[0]?.userCount]).toEqual([undefined, 2]);
});

test("GET /user/email/exists names the user of one's own tenant who has the address [USER-034, USER-016]", async () => {
  const ask = async (emailAddress: string) => (await client.call(emailExists, { query: { emailAddress } })).body;
  expect(await ask("ann@lists.test")).toEqual({ exists: true, userId: ann });
  expect(await ask("foreign@lists.test")).toEqual({ exists: true, userId: null });
  expect(await ask("free@lists.test")).toEqual({ exists: false, userId: null });
});

test("GET /user/userName/exists/status tells the four states of a user name [USER-037]", async () => {
  const ask = async (userName: string) =>
    (await client.call(userNameExistsStatus, { query: { userName } })).body.userNameExistStatus;
  expect(
    await Promise.all(["bo@lists.test", "gone@lists.test", "foreign@lists.test", "free@lists.test"].map(ask)),
  ).toEqual([
    "EMAIL_EXIST_IN_TENANT_NOT_DELETED",
    "EMAIL_EXIST_IN_TENANT_DELETED",
    "EMAIL_EXIST_IN_SYSTEM",
    "EMAIL_NOT_EXIST_IN_SYSTEM",
  ]);
});
