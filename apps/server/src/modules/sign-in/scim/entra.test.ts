import { type BuiltTenant, buildTenant } from "@evolve/testkit/builders";
import { connectScim, filtered, type ScimClient } from "@evolve/testkit/scim-client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";

/* The requests of Microsoft Entra's provisioning service and of its SCIM validator. */

let server: TestServer;
let tenant: BuiltTenant;
let entra: ScimClient;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services);
  entra = await connectScim(server, tenant);
});
afterAll(() => server.close());

const enterprise = "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User";
const patchSchemas = ["urn:ietf:params:scim:api:messages:2.0:PatchOp"];
const userOf = (userName: string, externalId: string) => ({
  schemas: ["urn:ietf:params:scim:schemas:core:2.0:User", enterprise],
  externalId,
  userName,
  active: true,
  displayName: "Bob Kolt",
  emails: [{ primary: true, type: "work", value: userName }],
  meta: { resourceType: "User" },
  name: { formatted: "Bob Kolt", familyName: "Kolt", givenName: "Bob" },
  roles: [],
  title: "Agent",
  addresses: [{ type: "work", locality: "Oslo", primary: true }],
  [enterprise]: { department: "Care" },
});

test("A user is created, found by filter, patched, disabled and deleted", async () => {
  const userName = `test.user@${tenant.key}.test`;
  const made = await entra.send("POST", "/Users?aadOptscim062020", userOf(userName, "0a21f0f2-8d2a"));
  expect(made.status).toBe(201);
  const { id } = made.body;
  for (const filter of [
    `userName eq "${userName}"`,
    'externalId eq "0a21f0f2-8d2a"',
    `emails[type eq "work"].value eq "${userName}"`,
  ])
    expect((await entra.send("GET", `/Users${filtered(filter)}`)).body.Resources).toMatchObject([{ id }]);

  const patched = await entra.send("PATCH", `/Users/${id}`, {
    schemas: patchSchemas,
    Operations: [
      { op: "Replace", path: 'emails[type eq "work"].value', value: `updated@${tenant.key}.test` },
      { op: "Replace", path: "name.familyName", value: "Updated" },
      { op: "Add", path: "title", value: "Lead" },
      { op: "Add", path: `${enterprise}:department`, value: "Sales" },
      { op: "Replace", path: 'addresses[type eq "work"].locality', value: "Bergen" },
      { op: "Add", value: { "name.givenName": "Bobby", [`${enterprise}:manager`]: "x", externalId: "changed" } },
    ],
  });
  expect(patched.status).toBe(200);
  expect(patched.body).toMatchObject({
    userName,
    externalId: "changed",
    name: { givenName: "Bobby", familyName: "Updated", formatted: "Bobby Updated" },
    emails: [{ value: `updated@${tenant.key}.test`, type: "work" }],
  });

  const disabled = await entra.send("PATCH", `/Users/${id}`, {
    schemas: patchSchemas,
    Operations: [{ op: "Replace", path: "active", value: "False" }],
  });
  expect([disabled.status, disabled.body.active]).toEqual([200, false]);
  expect((await entra.send("DELETE", `/Users/${id}`)).status).toBe(204);
  expect((await entra.send("GET", `/Users/${id}`)).status).toBe(404);
  expect((await entra.send("DELETE", `/Users/${id}`)).status).toBe(404);
  expect((await entra.send("GET", `/Users${filtered(`userName eq "${userName}"`)}`)).body.totalResults).toBe(0);
});

test("A deleted user who is provisioned again is who they were", async () => {
  const userName = `returns@${tenant.key}.test`;
  const { id } = (await entra.send("POST", "/Users", userOf(userName, "first"))).body;
  await entra.send("DELETE", `/Users/${id}`);
  const again = await entra.send("POST", "/Users", userOf(userName, "second"));
  expect([again.status, again.body.id, again.body.externalId, again.body.active]).toEqual([201, id, "second", true]);
});

test("A user who changes name keeps the account, unless the name or address is somebody's, or of a domain that is not the tenant's", async () => {
  const { id } = (await entra.send("POST", "/Users", userOf(`maiden@${tenant.key}.test`, "m1"))).body;
  await entra.send("POST", "/Users", userOf(`taken@${tenant.key}.test`, "m2"));
  const rename = (userName: string, value = userName) =>
    entra.send("PATCH", `/Users/${id}`, {
      schemas: patchSchemas,
      Operations: [
        { op: "Replace", path: "userName", value: userName },
        { op: "Replace", path: 'emails[type eq "work"].value', value },
      ],
    });
  const renamed = await rename(`married@${tenant.key}.test`);
  expect([renamed.status, renamed.body.userName]).toEqual([200, `married@${tenant.key}.test`]);
  const taken = await rename(`taken@${tenant.key}.test`);
  expect([taken.status, taken.body.scimType]).toEqual([409, "uniqueness"]);
  expect((await rename(`married@${tenant.key}.test`, "thief@elsewhere.test")).body.errorCode).toBe(
    "DOMAIN_NOT_VERIFIED",
  );
  expect((await entra.send("GET", `/Users/${id}`)).body.emails[0]?.value).toBe(`married@${tenant.key}.test`);
});

test("A group is created without members, gains and loses them, and is read without them", async () => {
  const { id: userId } = (await entra.send("POST", "/Users", userOf(`member@${tenant.key}.test`, "g1"))).body;
  const made = await entra.send("POST", "/Groups", {
    schemas: [
      "urn:ietf:params:scim:schemas:core:2.0:Group",
      "http://schemas.microsoft.com/2006/11/ResourceManagement/ADSCIM/2.0/Group",
    ],
    externalId: "8aa1a0c0-c4c3",
    displayName: "Entra group",
    meta: { resourceType: "Group" },
  });
  expect([made.status, made.body.externalId, made.body.members]).toEqual([201, "8aa1a0c0-c4c3", []]);
  const path = `/Groups/${made.body.id}`;
  const patch = (...Operations: object[]) => entra.send("PATCH", path, { schemas: patchSchemas, Operations });
  const joined = await patch({ op: "Add", path: "members", value: [{ $ref: null, value: userId }] });
  expect([joined.status, joined.body.members[0]?.value]).toEqual([200, userId]);
  const found = await entra.send(
    "GET",
    `/Groups?excludedAttributes=members&filter=${encodeURIComponent('externalId eq "8aa1a0c0-c4c3"')}`,
  );
  expect(found.body.Resources).toHaveLength(1);
  expect(found.body.Resources[0]).not.toHaveProperty("members");
  expect(found.body.Resources[0]?.meta.version).toBe(joined.body.meta.version);
  const isMember = filtered(`id eq "${made.body.id}" and members eq "${userId}"`);
  expect((await entra.send("GET", `/Groups${isMember}`)).body.totalResults).toBe(1);
  const left = await patch({ op: "Remove", path: `members[value eq "${userId}"]` });
  expect(left.body.members).toEqual([]);
  expect((await entra.send("GET", `/Groups${isMember}`)).body.totalResults).toBe(0);
  await patch({ op: "Add", path: "members", value: [{ value: userId }] });
  const byValue = await patch({ op: "Remove", path: "members", value: [{ $ref: null, value: userId }] });
  expect(byValue.body.members).toEqual([]);
  const renamed = await patch({ op: "Replace", path: "displayName", value: "Entra team" });
  expect(renamed.body.displayName).toBe("Entra team");
  expect((await entra.send("DELETE", path)).status).toBe(204);
});

test("The validator reads what is served: settings, resource types and schemas", async () => {
  const config = await entra.send("GET", "/ServiceProviderConfig");
  expect(config.body).toMatchObject({
    patch: { supported: true },
    filter: { supported: true },
    etag: { supported: true },
  });
  const types = await entra.send("GET", "/ResourceTypes");
  expect(types.body.Resources.map(({ endpoint }) => endpoint)).toEqual(["/Users", "/Groups"]);
  expect((await entra.send("GET", "/ResourceTypes/User")).body.schema).toBe(
    "urn:ietf:params:scim:schemas:core:2.0:User",
  );
  const listed = await entra.send("GET", "/Schemas");
  expect(listed.body.totalResults).toBe(2);
  const user = await entra.send("GET", "/Schemas/urn:ietf:params:scim:schemas:core:2.0:User");
  const names = user.body.attributes.map(({ name }) => name);
  expect(names).toEqual(["externalId", "userName", "name", "displayName", "emails", "active", "groups"]);
  expect((await entra.send("GET", "/Schemas/none")).body).toMatchObject({ status: "404" });
});
