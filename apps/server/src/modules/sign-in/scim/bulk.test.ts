import { type BuiltTenant, buildTenant, buildUser } from "@evolve/testkit/builders";
import { signIn } from "@evolve/testkit/client";
import { connectScim, type ScimClient } from "@evolve/testkit/scim-client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";

/* The requests of RFC 7644, 3.7 and 3.11, for a tenant of ours. */

let server: TestServer;
let tenant: BuiltTenant;
let scim: ScimClient;

beforeAll(async () => {
  server = await startTestServer({ limits: { callsPerAccessKey: 2_000 } });
  tenant = await buildTenant(server.services);
  scim = await connectScim(server, tenant);
});
afterAll(() => server.close());

const schemas = ["urn:ietf:params:scim:api:messages:2.0:BulkRequest"];
const patchOf = (operation: object) => ({
  schemas: ["urn:ietf:params:scim:api:messages:2.0:PatchOp"],
  Operations: [operation],
});
const userOf = (name: string) => ({
  schemas: ["urn:ietf:params:scim:schemas:core:2.0:User"],
  userName: `${name}@${tenant.key}.test`,
  name: { givenName: name },
});
const groupOf = (displayName: string, ...members: string[]) => ({
  schemas: ["urn:ietf:params:scim:schemas:core:2.0:Group"],
  displayName,
  members: members.map((value) => ({ type: "User", value })),
});

interface Result {
  readonly bulkId?: string;
  readonly status: string;
  readonly location?: string;
  readonly version?: string;
  readonly response?: { readonly scimType?: string; readonly status: string; readonly detail: string };
}
const bulk = async (Operations: readonly object[], more: object = {}, client = scim) => {
  const { status, body } = await client.send("POST", "/Bulk", { schemas, ...more, Operations });
  return { status, body, results: (body as unknown as { Operations: Result[] }).Operations };
};
const statuses = (results: readonly Result[]) => results.map(({ bulkId, status }) => [bulkId, status]);
const idOf = ({ location = "" }: Result = { status: "" }): string => location.split("/").at(-1) ?? "";

test("Users and groups are created, changed and deleted in one request, each with its address and version", async () => {
  const old = (await scim.send("POST", "/Users", userOf("bulk.old"))).body;
  const leaver = (await scim.send("POST", "/Users", userOf("bulk.leaver"))).body;
  const { status, body, results } = await bulk(
    [
      { method: "POST", path: "/Users", bulkId: "qwerty", data: userOf("bulk.alice") },
      {
        method: "PUT",
        path: `/Users/${old.id}`,
        version: old.meta.version,
        data: { ...old, name: { givenName: "Bob" } },
      },
      {
        method: "PATCH",
        path: `/Users/${old.id}`,
        data: patchOf({ op: "add", path: "name.familyName", value: "Stone" }),
      },
      { method: "DELETE", path: `/Users/${leaver.id}`, version: leaver.meta.version },
    ],
    { failOnErrors: 1 },
  );
  expect([status, body.schemas]).toEqual([200, ["urn:ietf:params:scim:api:messages:2.0:BulkResponse"]]);
  expect(statuses(results)).toEqual([
    ["qwerty", "201"],
    [undefined, "200"],
    [undefined, "200"],
    [undefined, "204"],
  ]);
  expect(results.every(({ response }) => response === undefined)).toBe(true);
  const [alice, , bob] = results;
  expect((await scim.send("GET", `/Users/${idOf(alice)}`)).body.meta).toMatchObject({
    location: alice?.location,
    version: alice?.version,
  });
  const changed = (await scim.send("GET", `/Users/${old.id}`)).body;
  expect([changed.displayName, changed.meta.location, changed.meta.version]).toEqual([
    "Bob Stone",
    bob?.location,
    bob?.version,
  ]);
  expect((await scim.send("GET", `/Users/${leaver.id}`)).status).toBe(404);
});

test("An operation refers to what another one creates, whichever comes first: as a value and in its path", async () => {
  const { results } = await bulk([
    { method: "POST", path: "/Groups", bulkId: "ytrewq", data: groupOf("Bulk tour guides", "bulkId:rita") },
    { method: "POST", path: "/Users", bulkId: "rita", data: userOf("bulk.rita") },
    { method: "POST", path: "/Users", bulkId: "sam", data: userOf("bulk.sam") },
    {
      method: "PATCH",
      path: "/Groups/bulkId:ytrewq",
      data: patchOf({ op: "add", path: "members", value: [{ value: "bulkId:sam" }] }),
    },
  ]);
  expect(statuses(results)).toEqual([
    ["rita", "201"],
    ["ytrewq", "201"],
    ["sam", "201"],
    [undefined, "200"],
  ]);
  const [rita, group, sam] = results;
  const { body } = await scim.send("GET", `/Groups/${idOf(group)}`);
  expect(body.members.map(({ value }) => value).sort()).toEqual([idOf(rita), idOf(sam)].sort());
});

test("What fails says why, as its own call does, and what refers to it is not made; the others are", async () => {
  const taken = userOf("bulk.taken");
  const stale = (await scim.send("POST", "/Users", taken)).body;
  await scim.send("PATCH", `/Users/${stale.id}`, patchOf({ op: "add", path: "externalId", value: "newer" }));
  const { status, results } = await bulk([
    { method: "POST", path: "/Users", bulkId: "twice", data: taken },
    { method: "POST", path: "/Groups", bulkId: "orphan", data: groupOf("Bulk orphan", "bulkId:twice") },
    { method: "POST", path: "/Groups", bulkId: "a", data: groupOf("Bulk a", "bulkId:b") },
    { method: "POST", path: "/Groups", bulkId: "b", data: groupOf("Bulk b", "bulkId:a") },
    { method: "POST", path: "/Groups", bulkId: "unknown", data: groupOf("Bulk unknown", "bulkId:nobody") },
    { method: "DELETE", path: `/Users/${stale.id}`, version: stale.meta.version },
    { method: "PATCH", path: "/Users/0", data: patchOf({ op: "replace", path: "active", value: false }) },
    { method: "PUT", path: `/Users/${stale.id}`, data: { userName: "no address" } },
    { method: "POST", path: "/Groups", bulkId: "fine", data: groupOf("Bulk fine") },
  ]);
  expect(status).toBe(200);
  const byName = new Map(results.map((result, index) => [result.bulkId ?? String(index), result]));
  const outcome = (name: string) => {
    const { status: own, response } = byName.get(name) ?? { status: "" };
    return [own, response?.status, response?.scimType, response?.detail];
  };
  expect(outcome("twice").slice(0, 3)).toEqual(["409", "409", "uniqueness"]);
  for (const name of ["orphan", "a", "b"]) expect(outcome(name).slice(0, 2)).toEqual(["409", "409"]);
  expect(outcome("orphan")[3]).toContain("bulkId:twice");
  expect(outcome("unknown").slice(0, 3)).toEqual(["400", "400", "invalidValue"]);
  expect(statuses(results.filter(({ bulkId }) => bulkId === undefined)).map(([, own]) => own)).toEqual([
    "412",
    "404",
    "400",
  ]);
  expect(outcome("fine")).toEqual(["201", undefined, undefined, undefined]);
  expect(byName.get("twice")).not.toHaveProperty("location");
  const groups = (await scim.send("GET", "/Groups?count=200")).body.Resources.map(({ displayName }) => displayName);
  expect(groups.filter((name) => ["Bulk orphan", "Bulk a", "Bulk b", "Bulk unknown"].includes(name))).toEqual([]);
});

test("After as many failures as the caller accepts nothing further is done", async () => {
  const nowhere = { method: "DELETE", path: "/Groups/0" };
  const last = { method: "POST", path: "/Groups", bulkId: "last", data: groupOf("Bulk last") };
  const stopped = await bulk([nowhere, nowhere, last], { failOnErrors: 2 });
  expect([stopped.status, stopped.results.map(({ status }) => status)]).toEqual([200, ["404", "404"]]);
  const finished = await bulk([nowhere, nowhere, last], { failOnErrors: 3 });
  expect(finished.results.map(({ status }) => status)).toEqual(["404", "404", "201"]);
});

test("The limits are those that ServiceProviderConfig names; more is answered with 413", async () => {
  const { maxOperations, maxPayloadSize } = (
    (await scim.send("GET", "/ServiceProviderConfig")).body as unknown as {
      bulk: { maxOperations: number; maxPayloadSize: number };
    }
  ).bulk;
  const nowhere = { method: "DELETE", path: "/Groups/0" };
  const most = await bulk(Array.from({ length: maxOperations }, () => nowhere));
  expect([most.status, most.results.length]).toEqual([200, maxOperations]);
  const more = await bulk(Array.from({ length: maxOperations + 1 }, () => nowhere));
  expect([more.status, more.body.status]).toEqual([413, "413"]);
  expect(more.body.detail).toContain(String(maxOperations));
  const large = await bulk([nowhere], { padding: "x".repeat(maxPayloadSize) });
  expect([large.status, large.body.status]).toEqual([413, "413"]);
});

test.each([
  ["no operation", []],
  ["a creation without bulkId", [{ method: "POST", path: "/Users", data: {} }]],
  [
    "one bulkId twice",
    [
      { method: "POST", path: "/Groups", bulkId: "x", data: {} },
      { method: "POST", path: "/Groups", bulkId: "x", data: {} },
    ],
  ],
  ["a method that reads", [{ method: "GET", path: "/Users" }]],
  ["the address of a bulk", [{ method: "POST", path: "/Bulk", bulkId: "x", data: {} }]],
  ["another address", [{ method: "POST", path: "/Users/../../user/register", bulkId: "x", data: {} }]],
])("A bulk with %s is refused as a whole", async (_, operations) => {
  const { status, body } = await bulk(operations);
  expect([status, body.scimType]).toEqual([400, "invalidValue"]);
});

test("Each operation takes the permission of its own call and counts as a call", async () => {
  const viewer = await connectScim(server, tenant, ["group:edit"]);
  const before = await viewer.send("GET", "/Groups?count=0");
  const { status, results } = await bulk(
    [
      { method: "POST", path: "/Users", bulkId: "x", data: userOf("bulk.denied") },
      { method: "POST", path: "/Groups", bulkId: "y", data: groupOf("Bulk allowed") },
    ],
    {},
    viewer,
  );
  expect([status, results.map((result) => result.status)]).toEqual([200, ["403", "201"]]);
  const after = await viewer.send("GET", "/Groups?count=0");
  const left = ({ headers }: typeof before): number => Number(headers["ratelimit-remaining"]);
  // The bulk, its two operations and the last request.
  expect(left(before) - left(after)).toBe(4);
  const { rows } = await server.services.database.systemPool.query(
    "select 1 from audit_events where action = 'group.created' and actor_id = $1",
    [viewer.userId],
  );
  expect(rows).toHaveLength(1);
  expect((await scim.send("POST", "/Bulk", { schemas }, { authorization: "" })).status).toBe(401);
});

test("/Me is the person whose token it is, as /Users has them, and no service account", async () => {
  const person = await buildUser(server.services, tenant, { permissions: ["user:edit"] });
  const client = await signIn(server, person);
  const headers = { authorization: `Bearer ${client.tokens?.accessToken ?? ""}` };
  const own = await scim.send("GET", "/Me", undefined, headers);
  const same = (await scim.send("GET", `/Users/${person.id}`)).body;
  expect([own.status, own.body, own.headers["location"]]).toEqual([200, same, same.meta.location]);
  const rename = patchOf({ op: "replace", path: "name.familyName", value: "Own" });
  const patched = await scim.send("PATCH", "/Me", rename, headers);
  expect([patched.status, patched.body.displayName.endsWith(" Own")]).toEqual([200, true]);
  const put = await scim.send("PUT", "/Me", { name: { givenName: "Me" } }, headers);
  expect([put.status, put.body.displayName]).toEqual([200, "Me Own"]);
  const locked = await scim.send("PATCH", "/Me", patchOf({ op: "replace", path: "active", value: false }), headers);
  expect(locked.status).toBe(403);

  const powerless = await signIn(server, await buildUser(server.services, tenant, { permissions: [] }));
  const theirs = { authorization: `Bearer ${powerless.tokens?.accessToken ?? ""}` };
  expect((await scim.send("GET", "/Me", undefined, theirs)).status).toBe(200);
  expect((await scim.send("PATCH", "/Me", rename, theirs)).status).toBe(403);
  for (const answer of [await scim.send("GET", "/Me"), await scim.send("PATCH", "/Me", rename)])
    expect([answer.status, answer.body.schemas, answer.body.status]).toEqual([
      404,
      ["urn:ietf:params:scim:api:messages:2.0:Error"],
      "404",
    ]);
});
