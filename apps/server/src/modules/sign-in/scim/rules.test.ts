import { updateGroup } from "@evolve/contracts/groups";
import { updateUser } from "@evolve/contracts/user-administration";
import { readUser } from "@evolve/contracts/users";
import { type BuiltTenant, buildTenant } from "@evolve/testkit/builders";
import { mailsTo } from "@evolve/testkit/mails";
import { connectScim, filtered, type ScimClient } from "@evolve/testkit/scim-client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;
let scim: ScimClient;
const ids: Record<string, string> = {};

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services);
  scim = await connectScim(server, tenant);
  for (const [userName, givenName, familyName, externalId] of [
    ["ana.ruiz", "Ana", "Ruiz", "e-Ana"],
    ["bo.lind", "Bo", "Lind", "e-Bo"],
    ["carla", "Carla", "", ""],
  ] as const) {
    const name = { givenName, ...(familyName && { familyName }) };
    const body = { userName: `${userName}@${tenant.key}.test`, name, ...(externalId && { externalId }) };
    ids[givenName] = (await scim.send("POST", "/Users", body)).body.id;
  }
  await scim.send("PATCH", `/Users/${ids["Bo"]}`, { Operations: [{ op: "replace", path: "active", value: false }] });
});
afterAll(() => server.close());

const people = ["Ana", "Bo", "Carla"];
const found = async (filter: string): Promise<string[]> => {
  const scope = `(name.givenName eq "Ana" or name.givenName eq "Bo" or name.givenName eq "Carla") and (${filter})`;
  const { body } = await scim.send("GET", `/Users${filtered(scope)}`);
  return body.Resources.map(({ name }) => name.givenName);
};

test.each([
  ["sortBy=name.givenName&sortOrder=descending", ["Carla", "Bo", "Ana"]],
  ["sortBy=NAME.familyName", ["Bo", "Ana", "Carla"]],
  ["sortBy=name.familyName&sortOrder=descending", ["Carla", "Ana", "Bo"]],
  ["sortBy=urn:ietf:params:scim:schemas:core:2.0:User:userName", ["Ana", "Bo", "Carla"]],
  ["sortBy=active&sortOrder=ascending", ["Bo", "Ana", "Carla"]],
  ["sortBy=meta.created&sortOrder=descending&count=1", ["Carla"]],
])("People are sorted as %s asks, those without a value last, or first where it descends", async (query, expected) => {
  const scope = encodeURIComponent('name.givenName eq "Ana" or name.givenName eq "Bo" or name.givenName eq "Carla"');
  const { body } = await scim.send("GET", `/Users?filter=${scope}&${query}`);
  expect(body.Resources.map(({ name }) => name.givenName)).toEqual(expected);
});

test("Groups are sorted, too; what has several values or is unknown has no order", async () => {
  for (const displayName of ["Sorted b", "sorted C", "Sorted a"]) await scim.send("POST", "/Groups", { displayName });
  const sorted = await scim.send("GET", `/Groups${filtered('displayName sw "sorted"')}&sortBy=displayName`);
  expect(sorted.body.Resources.map(({ displayName }) => displayName)).toEqual(["Sorted a", "Sorted b", "sorted C"]);
  for (const query of ["sortBy=groups", "sortBy=shoeSize", "sortBy=userName&sortOrder=upwards", "sortBy=__proto__"])
    expect((await scim.send("GET", `/Users?${query}`)).status).toBe(400);
});

test.each([
  ['userName sw "ANA"', ["Ana"]],
  ['userName co "LIND@" or externalId eq "e-Ana"', ["Ana", "Bo"]],
  ['externalId eq "E-ANA"', []],
  ['externalId ne "e-Ana"', ["Bo", "Carla"]],
  ["externalId pr", ["Ana", "Bo"]],
  ["not (externalId pr)", ["Carla"]],
  ["name.familyName pr and not (active eq true)", ["Bo"]],
  ['active eq "True"', ["Ana", "Carla"]],
  ["active ne true", ["Bo"]],
  ['displayName eq "ana ruiz"', ["Ana"]],
  ['displayName eq "Carla"', ["Carla"]],
  ['emails.value ew ".test" and emails[type eq "work" and primary eq true]', people],
  ['emails[type eq "home"]', []],
  ['emails co "_"', []],
  ['meta.lastModified gt "2020-01-01T00:00:00Z" and meta.created le "2999-01-01T00:00:00+02:00"', people],
  ['meta.lastModified lt "2020-01-01T00:00:00Z"', []],
  ['name.givenName gt "b" and name.givenName le "carla"', ["Bo", "Carla"]],
  ['urn:ietf:params:scim:schemas:core:2.0:User:userName sw "bo."', ["Bo"]],
  ['userName sw "x" or userName sw "ana" and active eq true', ["Ana"]],
  ['groups.value eq "01900000-0000-7000-8000-000000000000"', []],
  ['id eq "not an id"', []],
])("The filter %s finds %j", async (filter, names) => {
  expect(await found(filter)).toEqual(names);
});

test("A filter finds by id", async () => {
  expect(await found(`id eq "${ids["Ana"]}"`)).toEqual(["Ana"]);
  expect(await found(`id ne "${ids["Ana"]}"`)).toEqual(["Bo", "Carla"]);
});

test("Pages neither skip nor repeat users, and say how many there are", async () => {
  const whole = (await scim.send("GET", "/Users")).body;
  const seen: string[] = [];
  for (let startIndex = 1; startIndex <= whole.totalResults; startIndex += 2) {
    const { body } = await scim.send("GET", `/Users?startIndex=${startIndex}&count=2`);
    expect([body.totalResults, body.startIndex]).toEqual([whole.totalResults, startIndex]);
    seen.push(...body.Resources.map(({ id }) => id));
  }
  expect(seen).toEqual(whole.Resources.map(({ id }) => id));
  expect((await scim.send("GET", "/Users?count=0")).body).toMatchObject({ itemsPerPage: 0, Resources: [] });
  expect((await scim.send("GET", "/Users?startIndex=-5&count=-1")).body).toMatchObject({
    startIndex: 1,
    Resources: [],
  });
  expect((await scim.send("GET", "/Users?startIndex=500")).body.Resources).toEqual([]);
});

test("The caller chooses the attributes; id and schemas come always", async () => {
  const path = `/Users/${ids["Ana"]}`;
  const some = await scim.send("GET", `${path}?attributes=userName,name.familyName`);
  expect(Object.keys(some.body).sort()).toEqual(["id", "name", "schemas", "userName"]);
  expect(some.body.name).toEqual({ familyName: "Ruiz" });
  const most = await scim.send("GET", `${path}?excludedAttributes=id,emails,name.formatted,META`);
  expect(most.body).not.toHaveProperty("emails");
  expect(most.body).not.toHaveProperty("meta");
  expect([most.body.id, most.body.name]).toEqual([ids["Ana"], { givenName: "Ana", familyName: "Ruiz" }]);
});

test("A change that is based on another state is refused, no matter who has changed the user or group meanwhile [If-Match]", async () => {
  const { administrator } = scim;
  const read = await scim.send("GET", `/Users/${ids["Carla"]}`);
  const tag = String(read.headers["etag"]);
  expect(tag).toMatch(/^W\/"[\w-]{16}"$/);
  const { version } = (await administrator.call(readUser, { params: { userId: ids["Carla"] ?? "" } })).body.user;
  await administrator.call(updateUser, { body: { id: ids["Carla"] ?? "", version, lastName: "Moss" } });
  const patch = { Operations: [{ op: "replace", path: "externalId", value: "new" }] };
  const path = `/Users/${ids["Carla"]}`;
  for (const method of ["PATCH", "PUT", "DELETE"] as const) {
    const refused = await scim.send(method, path, method === "DELETE" ? undefined : patch, { "if-match": tag });
    expect([refused.status, refused.body.status]).toEqual([412, "412"]);
  }
  const current = String((await scim.send("GET", path)).headers["etag"]);
  expect((await scim.send("PATCH", path, patch, { "if-match": `W/"other", ${current}` })).status).toBe(200);
  expect((await scim.send("PATCH", path, patch, { "if-match": "*" })).status).toBe(200);

  const group = await scim.send("POST", "/Groups", { displayName: "Tagged" });
  await administrator.call(updateGroup, { body: { id: group.body.id, name: "Tagged", usersIds: [ids["Ana"] ?? ""] } });
  const stale = { "if-match": String(group.headers["etag"]) };
  expect((await scim.send("PATCH", `/Groups/${group.body.id}`, patch, stale)).status).toBe(412);
  expect((await scim.send("DELETE", `/Groups/${group.body.id}`, undefined, stale)).status).toBe(412);
});

test("A provisioned user is invited once their account is open; one whom an identity provider signs in is active at once", async () => {
  const userName = `later@${tenant.key}.test`;
  const { id } = (await scim.send("POST", "/Users", { userName, active: false })).body;
  const statusOf = async (userId: string) =>
    (await scim.administrator.call(readUser, { params: { userId } })).body.user.status;
  expect(await statusOf(id)).toBe("UNREGISTERED");
  expect(mailsTo(server.mail, userName)).toHaveLength(0);
  await scim.send("PATCH", `/Users/${id}`, { Operations: [{ op: "Replace", path: "active", value: "True" }] });
  expect(await statusOf(id)).toBe("PENDING");
  await server.mail.waitFor(userName);

  await server.services.database.withTenant(tenant.id, (tx) =>
    tx
      .insertInto("saml_settings")
      .values({
        tenant_id: tenant.id,
        enabled: true,
        entity_id: "https://idp.test",
        sign_on_url: "https://idp.test/sso",
        certificates: ["none"],
        name_id_format: "none",
        attributes: JSON.stringify({ userName: "", email: "", firstName: "", lastName: "" }),
        create_users: false,
        idp_initiated: false,
        sign_requests: false,
        look_for_session: false,
        updated_at: server.clock.now(),
      })
      .execute(),
  );
  const signedInElsewhere = `sso@${tenant.key}.test`;
  const made = await scim.send("POST", "/Users", { userName: signedInElsewhere, name: { givenName: "Sol" } });
  const params = { userId: made.body.id };
  const user = async () => (await scim.administrator.call(readUser, { params })).body.user;
  expect(await user()).toMatchObject({ status: "ACTIVE", samlUser: true, firstName: "Sol" });
  await scim.send("DELETE", `/Users/${made.body.id}`);
  expect((await scim.send("POST", "/Users", { userName: signedInElsewhere })).body.id).toBe(made.body.id);
  expect(await user()).toMatchObject({ status: "ACTIVE", samlUser: true, firstName: "Sol" });
  expect(mailsTo(server.mail, signedInElsewhere)).toEqual([]);
});

test("What a body leaves out stays as it is, and the last name and the id at the identity provider can be taken away", async () => {
  const path = `/Users/${ids["Ana"]}`;
  const put = await scim.send("PUT", path, { userName: `ana.ruiz@${tenant.key}.test` });
  expect(put.body).toMatchObject({ externalId: "e-Ana", name: { givenName: "Ana", familyName: "Ruiz" }, active: true });
  const Operations = [
    { op: "remove", path: "externalId" },
    { op: "remove", path: "name.familyName" },
    { op: "remove", path: 'emails[type eq "work"]' },
  ];
  const { body } = await scim.send("PATCH", path, { Operations });
  expect(body).not.toHaveProperty("externalId");
  expect(body.name).toEqual({ formatted: "Ana", givenName: "Ana" });
  expect(body.emails[0]?.value).toBe(`ana.ruiz@${tenant.key}.test`);
});
