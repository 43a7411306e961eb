import { searchUsers } from "@evolve/contracts/users";
import { newId } from "@evolve/server/ids";
import { type BuiltTenant, buildTenant, buildUser } from "@evolve/testkit/builders";
import { signIn, type TestClient } from "@evolve/testkit/client";
import { buildNamed, buildPeople, type Person } from "@evolve/testkit/people";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;
let viewer: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services);
  viewer = await signIn(server, await buildUser(server.services, tenant, { permissions: ["user:view"] }));
});
afterAll(() => server.close());

type Search = Parameters<typeof viewer.call<typeof searchUsers>>[1]["body"];
type Filter = NonNullable<Search["filter"]>;

/** Last names of the matches, sorted by name. */
const found = async (filter: Filter): Promise<string[]> => {
  const answer = await viewer.call(searchUsers, { body: { filter } });
  expect(answer.status).toBe(200);
  expect(answer.body.totalRecords).toBe(answer.body.users.length);
  return answer.body.users.map(({ lastName }) => lastName);
};
/** Builds people in a team of their own, and a search within it. */
const among = async (name: string, people: readonly Person[]) => {
  const teamId = await buildNamed(server.services, tenant, "team", name);
  const ids = await buildPeople(
    server.services,
    tenant,
    people.map((person) => ({ ...person, teamId })),
  );
  return { ids, find: (search: string, filter: Filter = {}) => found({ teamId: [teamId], search, ...filter }) };
};

test("Every word of a search must occur in names or address, in any order and case [USER-047]", async () => {
  const { find } = await among("Words", [
    { firstName: "Anna", lastName: "Holm", email: "first@words.test" },
    { firstName: "Anton", lastName: "Holmberg", email: "second@words.test" },
  ]);
  expect(await find("holm")).toEqual(["Holm", "Holmberg"]);
  expect(await find("  HOLM \t anna ")).toEqual(["Holm"]);
  expect(await find("SECOND@words")).toEqual(["Holmberg"]);
  expect(await find("anna berg")).toEqual([]);
  expect(await find("   ")).toEqual(["Holm", "Holmberg"]);
});

test.each([
  ["Cyrillic", "иван ПЕТ", { firstName: "Иван", lastName: "Петров" }],
  ["Chinese", "小", { firstName: "小明", lastName: "王" }],
  ["an accent in capitals", "IBÁÑEZ", { firstName: "Sofía", lastName: "Ibáñez" }],
  ["an accent typed as a mark of its own", "sofi\u0301a", { firstName: "Sofía", lastName: "Ríos" }],
  ["a dotted capital I", "İlker", { firstName: "İlker", lastName: "Kaya" }],
  ["a name without its accents", "angstrom", { firstName: "Åsa", lastName: "Ångström" }],
  ["accents that the name has not", "Müllér", { firstName: "Max", lastName: "Muller" }],
])("A search finds %s", async (name, search, person) => {
  const { find } = await among(name, [person, { firstName: "Other", lastName: "Body" }]);
  expect(await find(search)).toEqual([person.lastName]);
});

test("A word that many users match still finds them all, and a rarer one beside it narrows the result [USER-047]", async () => {
  const people = Array.from({ length: 1_050 }, (_, index) => ({ firstName: "Common", lastName: `N${index}` }));
  const { find } = await among("Crowd", people);
  const teamId = await buildNamed(server.services, tenant, "team", "Crowd of few");
  await buildPeople(server.services, tenant, [{ firstName: "Common", lastName: "Elsewhere", teamId }]);
  const all = await viewer.call(searchUsers, { body: { filter: { search: "common" } } });
  expect(all.body.totalRecords).toBe(1_051);
  expect(await find("common N777")).toEqual(["N777"]);
  expect(await find("common elsewhere")).toEqual([]);
});

test("A word that is long only as it is typed is searched for like a short one [USER-047]", async () => {
  // The database counts two letters in each; a browser four.
  const { services } = server;
  await buildPeople(
    services,
    await buildTenant(services),
    Array.from({ length: 1_050 }, () => ({})),
  );
  const small = await buildTenant(services);
  await buildPeople(services, small, [{ firstName: "𠮷𠮷", lastName: "Tanaka" }]);
  const colleague = await signIn(server, await buildUser(services, small, { permissions: ["user:view"] }));
  const { users } = (await colleague.call(searchUsers, { body: { filter: { search: "𠮷𠮷" } } })).body;
  expect(users.map(({ lastName }) => lastName)).toEqual(["Tanaka"]);
});

test("A word finds nobody of another tenant, although all tenants share one index", async () => {
  const other = await buildTenant(server.services);
  await buildPeople(server.services, other, [{ firstName: "Zyxwvu", lastName: "Foreign" }]);
  expect(await found({ search: "zyxwvu" })).toEqual([]);
});

test.each([
  ["%", "100%"],
  ["_", "snake_case"],
  ["\\", "back\\slash"],
  ["\\%", "odd\\%"],
  ["'", "O'Neill"],
])("A typed %s means itself", async (search, lastName) => {
  const { find } = await among(`Literal ${search}`, [{ lastName }, { lastName: "Plain" }]);
  expect(await find(search)).toEqual([lastName]);
});

test("A NUL in a search is refused, and is not an unexpected error", async () => {
  const answer = await viewer.send(searchUsers, { body: { filter: { search: "a\u0000b" } } });
  expect(answer).toMatchObject({ status: 400, errorCode: "platform_user_manager_service_106" });
});

test("Status, team, role and skill filters combine", async () => {
  const { services } = server;
  const roleId = await buildNamed(services, tenant, "role", "Filtered");
  const skill = await buildNamed(services, tenant, "skill", "Filtered");
  const { find } = await among("Filters", [
    { lastName: "A", roleId, skillIds: [skill] },
    { lastName: "B", roleId },
    { lastName: "C", skillIds: [skill], status: "PENDING" },
    { lastName: "D", roleId, skillIds: [skill], status: "UNREGISTERED" },
  ]);
  expect(await find("", { status: ["PENDING", "UNREGISTERED"] })).toEqual(["C", "D"]);
  expect(await find("", { roleId: [roleId] })).toEqual(["A", "B", "D"]);
  expect(await find("", { skillId: [skill] })).toEqual(["A", "C", "D"]);
  expect(await find("", { skillId: [skill], roleId: [roleId], status: ["ACTIVE"] })).toEqual(["A"]);
  expect(await find("", { roleId: [newId()] })).toEqual([]);
});

test("An empty list does not filter", async () => {
  const { find } = await among("Empty lists", [{ lastName: "A" }]);
  expect(await find("", { status: [], roleId: [], skillId: [] })).toEqual(["A"]);
});

test("Users with the role 'No Access' are listed only where the filter names that role; impersonated ones never are [USER-019]", async () => {
  const roleId = await buildNamed(server.services, tenant, "role", "No Access");
  const { find } = await among("Left out", [
    { lastName: "Shown" },
    { lastName: "Locked out", roleId },
    { lastName: "Ghost", impersonated: true, roleId },
  ]);
  expect(await find("")).toEqual(["Shown"]);
  expect(await find("ghost")).toEqual([]);
  expect(await find("locked")).toEqual([]);
  expect(await find("", { status: ["ACTIVE", "DELETED"] })).toEqual(["Shown"]);
  expect(await find("", { roleId: [roleId] })).toEqual(["Locked out"]);
});

test("The role filter finds holders by a secondary role as well as by the first", async () => {
  const { services } = server;
  const [first, second] = [
    await buildNamed(services, tenant, "role", "Held first"),
    await buildNamed(services, tenant, "role", "Held second"),
  ];
  const { ids, find } = await among("Holders", [
    { lastName: "A", roleId: first },
    { lastName: "B", roleId: second },
    { lastName: "C" },
  ]);
  await services.database.system
    .insertInto("secondary_roles")
    .values({ tenant_id: tenant.id, user_id: ids[0] ?? "", role_id: second })
    .execute();
  expect(await find("", { roleId: [second] })).toEqual(["A", "B"]);
  expect(await find("", { roleId: [first] })).toEqual(["A"]);
});

test("The lock filter finds who is locked by an administrator or after failed sign-ins, and who is not", async () => {
  const { clock, services } = server;
  const { ids, find } = await among("Locks", [
    { lastName: "Administratively" },
    { lastName: "By failures" },
    { lastName: "Free" },
    { lastName: "Long ago" },
  ]);
  const { system } = services.database;
  await system
    .updateTable("users")
    .set({ locked_down: true })
    .where("id", "=", ids[0] ?? "")
    .execute();
  const failed = (at: number, minutes: number) => ({
    tenant_id: tenant.id,
    user_id: ids[at] ?? "",
    name_hash: Buffer.alloc(32, at + 1),
    failures: 5,
    first_at: clock.now(),
    locked_until: new Date(clock.now().getTime() + minutes * 60_000),
  });
  await system
    .insertInto("sign_in_failures")
    .values([failed(1, 5), failed(3, -5)])
    .execute();
  expect(await find("", { locked: ["locked"] })).toEqual(["Administratively", "By failures"]);
  expect(await find("", { locked: ["unlocked"] })).toEqual(["Free", "Long ago"]);
  expect(await find("", { locked: ["locked", "unlocked"] })).toHaveLength(4);
});

test("Deleted users are listed only on request", async () => {
  const { find } = await among("Deleted", [{ lastName: "Here" }, { lastName: "Gone", status: "DELETED" }]);
  expect(await find("")).toEqual(["Here"]);
  expect(await find("gone")).toEqual([]);
  expect(await find("", { status: ["DELETED"] })).toEqual(["Gone"]);
  expect(await find("", { status: ["DELETED", "ACTIVE"] })).toEqual(["Gone", "Here"]);
});

test("A pending user whose latest invitation has expired is marked", async () => {
  const { clock, services } = server;
  const { ids } = await among("Invited", [
    { lastName: "Expired", status: "PENDING" },
    { lastName: "Invited again", status: "PENDING" },
    { lastName: "Active", status: "ACTIVE" },
  ]);
  const at = (hours: number): Date => new Date(clock.now().getTime() + hours * 3_600_000);
  const invited = [
    [0, -1],
    [1, -1],
    [1, 5],
    [2, -1],
  ] as const;
  await services.database.system
    .insertInto("invitations")
    .values(
      invited.map(([index, hours]) => ({
        tenant_id: tenant.id,
        id: newId(),
        user_id: ids[index] ?? "",
        secret_hash: Buffer.alloc(32),
        created_at: at(-200),
        expires_at: at(hours),
      })),
    )
    .execute();
  const listed = await viewer.call(searchUsers, { body: { filter: { search: "Pat" }, top: 200 } });
  const marked = listed.body.users.filter(({ invitationExpired }) => invitationExpired);
  expect(marked.map(({ lastName }) => lastName)).toEqual(["Expired"]);
});
