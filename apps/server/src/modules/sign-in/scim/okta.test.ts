import { currentUser } from "@evolve/contracts/current-user";
import { type BuiltTenant, buildTenant, buildUser } from "@evolve/testkit/builders";
import { signIn } from "@evolve/testkit/client";
import { connectScim, filtered, type ScimClient } from "@evolve/testkit/scim-client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";

/* The requests of Okta's SCIM 2.0 specification tests and of its provisioning guide, in their order. */

let server: TestServer;
let tenant: BuiltTenant;
let okta: ScimClient;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services);
  okta = await connectScim(server, tenant);
});
afterAll(() => server.close());

const schemas = ["urn:ietf:params:scim:schemas:core:2.0:User"];
const userOf = (userName: string) => ({
  schemas,
  userName,
  name: { givenName: "Rosa", familyName: "Marin" },
  emails: [{ primary: true, value: userName, type: "work" }],
  displayName: "Rosa Marin",
  locale: "en-US",
  externalId: "00ujl29u0le5T6Aj10h7",
  groups: [],
  password: "1mz050nq",
  active: true,
});

test("The specification tests: list, no such user, creation, conflict and the missing user name", async () => {
  const list = await okta.send("GET", "/Users?count=1&startIndex=1");
  expect(list.status).toBe(200);
  expect(list.headers["content-type"]).toBe("application/scim+json; charset=utf-8");
  expect(list.body).toMatchObject({
    schemas: ["urn:ietf:params:scim:api:messages:2.0:ListResponse"],
    itemsPerPage: 1,
    startIndex: 1,
  });
  expect(list.body.totalResults).toBeGreaterThan(0);
  const [first] = list.body.Resources;
  if (!first) throw new Error("an empty list");
  expect(first).toMatchObject({ id: expect.any(String), active: true, emails: [{ value: expect.any(String) }] });
  expect((await okta.send("GET", `/Users/${first.id}`)).body.userName).toBe(first.userName);

  const userName = `Runscope300@${tenant.key}.test`;
  const none = await okta.send("GET", `/Users${filtered(`userName eq "${userName}"`)}`);
  expect([none.status, none.body.totalResults, none.body.Resources]).toEqual([200, 0, []]);
  const missing = await okta.send("GET", "/Users/010101001010101011001010101011");
  expect(missing.status).toBe(404);
  expect(missing.body.schemas).toEqual(["urn:ietf:params:scim:api:messages:2.0:Error"]);
  const unknown = await okta.send("GET", "/Users/01900000-0000-7000-8000-000000000000");
  expect([unknown.status, unknown.body.status, unknown.body.detail]).toEqual([
    404,
    "404",
    "This doesn’t exist, or you don’t have access to it.",
  ]);

  const made = await okta.send("POST", "/Users", userOf(userName));
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({
    schemas,
    active: true,
    userName,
    externalId: "00ujl29u0le5T6Aj10h7",
    name: { givenName: "Rosa", familyName: "Marin" },
    emails: [{ value: userName, type: "work", primary: true }],
    meta: { resourceType: "User" },
  });
  expect(made.body).not.toHaveProperty("password");
  expect(made.headers["location"]).toBe(made.body.meta.location);
  expect(made.headers["etag"]).toBe(made.body.meta.version);
  const again = await okta.send("POST", "/Users", userOf(userName));
  expect([again.status, again.body.scimType]).toEqual([409, "uniqueness"]);
  const nameless = await okta.send("POST", "/Users", { schemas, name: { givenName: "Nobody" } });
  expect([nameless.status, nameless.body.scimType]).toEqual([400, "invalidValue"]);
});

test("A user is found whatever the case of the name, changed as a whole, deactivated and activated again", async () => {
  const userName = `rosa@${tenant.key}.test`;
  const made = await okta.send("POST", "/Users", userOf(userName));
  const { id } = made.body;
  const found = await okta.send("GET", `/Users${filtered(`userName eq "${userName.toUpperCase()}"`)}`);
  expect(found.body.Resources.map((one) => one.id)).toEqual([id]);

  const renamed = await okta.send("PUT", `/Users/${id}`, {
    ...made.body,
    name: { givenName: "Rose", familyName: "Marin" },
  });
  expect([renamed.status, renamed.body.displayName]).toEqual([200, "Rose Marin"]);
  expect(renamed.body.meta.version).not.toBe(made.body.meta.version);

  const patch = (active: boolean) =>
    okta.send("PATCH", `/Users/${id}`, {
      schemas: ["urn:ietf:params:scim:api:messages:2.0:PatchOp"],
      Operations: [{ op: "replace", value: { active } }],
    });
  const off = await patch(false);
  expect([off.status, off.body.active]).toEqual([200, false]);
  expect((await okta.send("GET", `/Users${filtered("active eq false")}`)).body.totalResults).toBe(1);
  expect((await patch(true)).body.active).toBe(true);
});

test("Who is deactivated loses every session at once, on every node", async () => {
  const person = await buildUser(server.services, tenant, { permissions: [] });
  const theirs = await signIn(server, person);
  const other = await server.anotherNode();
  const elsewhere = await signIn(other, person);
  expect((await theirs.call(currentUser, {})).status).toBe(200);
  const off = await okta.send("PATCH", `/Users/${person.id}`, {
    schemas: ["urn:ietf:params:scim:api:messages:2.0:PatchOp"],
    Operations: [{ op: "replace", path: "active", value: false }],
  });
  expect(off.status).toBe(200);
  expect((await theirs.call(currentUser, {})).errorCode).toBe("SIGNED_OUT");
  await expect.poll(async () => (await elsewhere.call(currentUser, {})).status).toBe(401);
});

test("Group push: creation with members, renaming, adding and removing members, deletion", async () => {
  const ids: string[] = [];
  for (const name of ["push.one", "push.two"])
    ids.push((await okta.send("POST", "/Users", userOf(`${name}@${tenant.key}.test`))).body.id);
  const [one, two] = ids;
  const group = { schemas: ["urn:ietf:params:scim:schemas:core:2.0:Group"], displayName: "Night shift" };
  const made = await okta.send("POST", "/Groups", { ...group, members: [{ value: one, display: "one" }] });
  expect([made.status, made.body.members.map(({ value }) => value)]).toEqual([201, [one]]);
  const path = `/Groups/${made.body.id}`;
  const patch = (...Operations: object[]) =>
    okta.send("PATCH", path, { schemas: ["urn:ietf:params:scim:api:messages:2.0:PatchOp"], Operations });
  const membersOf = ({ body }: Awaited<ReturnType<typeof patch>>): string[] => body.members.map(({ value }) => value);

  const renamed = await patch({ op: "replace", value: { id: made.body.id, displayName: "Late shift" } });
  expect([renamed.status, renamed.body.displayName]).toEqual([200, "Late shift"]);
  const changed = await patch(
    { op: "remove", path: `members[value eq "${one}"]` },
    { op: "add", path: "members", value: [{ value: two, display: "two" }] },
  );
  expect(membersOf(changed)).toEqual([two]);
  expect((await okta.send("GET", `/Users/${two}`)).body.groups).toMatchObject([
    { value: made.body.id, display: "Late shift" },
  ]);
  expect(
    membersOf(await patch({ op: "replace", path: "members", value: [{ value: one }, { value: two }] })),
  ).toHaveLength(2);
  const replaced = await okta.send("PUT", path, { ...group, id: made.body.id, displayName: "Late shift", members: [] });
  expect(replaced.body.members).toEqual([]);
  expect((await okta.send("GET", `/Groups${filtered('displayName eq "late SHIFT"')}`)).body.totalResults).toBe(1);
  expect((await okta.send("POST", "/Groups", { ...group, displayName: "Late shift" })).status).toBe(409);
  const gone = await okta.send("DELETE", path);
  expect([gone.status, gone.body]).toEqual([204, null]);
  expect((await okta.send("GET", path)).status).toBe(404);
});
