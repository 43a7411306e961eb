import { deleteAccessKey, updateAccessKey } from "@evolve/contracts/access-keys";
import { setUserLock } from "@evolve/contracts/authentication";
import { type BuiltTenant, type BuiltUser, buildTenant, buildUser } from "@evolve/testkit/builders";
import { signIn } from "@evolve/testkit/client";
import { connectScim, type ScimAnswer, type ScimClient } from "@evolve/testkit/scim-client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;
let scim: ScimClient;
let foreigner: ScimClient;
let person: BuiltUser;
let groupId: string;

beforeAll(async () => {
  server = await startTestServer({ limits: { callsPerAccessKey: 200 } });
  tenant = await buildTenant(server.services);
  scim = await connectScim(server, tenant);
  foreigner = await connectScim(server, await buildTenant(server.services));
  person = await buildUser(server.services, tenant, { permissions: [] });
  groupId = (await scim.send("POST", "/Groups", { displayName: "Guarded" })).body.id;
});
afterAll(() => server.close());

const patchBody = {
  schemas: ["urn:ietf:params:scim:api:messages:2.0:PatchOp"],
  Operations: [{ op: "replace", path: "externalId", value: "mine" }],
};
const calls = () =>
  [
    ["GET", "/Users"],
    ["POST", "/Users", { userName: `new@${tenant.key}.test` }],
    ["GET", `/Users/${person.id}`],
    ["PUT", `/Users/${person.id}`, { name: { givenName: "Other" } }],
    ["PATCH", `/Users/${person.id}`, patchBody],
    ["DELETE", `/Users/${person.id}`],
    ["GET", "/Groups"],
    ["POST", "/Groups", { displayName: "New" }],
    ["GET", `/Groups/${groupId}`],
    ["PUT", `/Groups/${groupId}`, { displayName: "Other" }],
    ["PATCH", `/Groups/${groupId}`, patchBody],
    ["DELETE", `/Groups/${groupId}`],
  ] as const;

const isScimError = ({ body }: ScimAnswer, status: number) =>
  expect(body).toMatchObject({
    schemas: ["urn:ietf:params:scim:api:messages:2.0:Error"],
    status: String(status),
    detail: expect.any(String),
  });

test("Without a key, with a wrong one and with another tenant's, nobody gets in or finds anything", async () => {
  for (const [method, path, body] of calls()) {
    for (const authorization of ["", "Bearer none", `Bearer ${scim.key.accessKeyId}.${"x".repeat(43)}`]) {
      const answer = await scim.send(method, path, body, { authorization });
      expect(`${method} ${path} ${answer.status}`).toBe(`${method} ${path} 401`);
      isScimError(answer, 401);
    }
    if (!path.includes(person.id) && !path.includes(groupId)) continue;
    const foreign = await foreigner.send(method, path, body);
    expect(`${method} ${path} ${foreign.status}`).toBe(`${method} ${path} 404`);
    isScimError(foreign, 404);
  }
  expect((await foreigner.send("GET", "/Groups")).body.totalResults).toBe(0);
});

test("Each call takes the permission that the same change takes elsewhere", async () => {
  const powerless = await connectScim(server, tenant, ["skill:view"]);
  for (const [method, path, body] of calls()) {
    const answer = await powerless.send(method, path, body);
    expect(`${method} ${path} ${answer.status}`).toBe(`${method} ${path} 403`);
    isScimError(answer, 403);
  }
});

test.each([
  ["POST", "/Users", { userName: "no address" }, "invalidValue"],
  ["POST", "/Users", { userName: 17 }, "invalidValue"],
  ["POST", "/Users", { userName: "a@b.test", name: { givenName: "a<b" } }, "invalidValue"],
  ["POST", "/Users", { userName: "a@b.test", active: "perhaps" }, "invalidValue"],
  ["POST", "/Users", { userName: "a@b.test", emails: [{ value: "none" }] }, "invalidValue"],
  ["POST", "/Groups", {}, "invalidValue"],
  ["POST", "/Groups", { displayName: "a?b" }, "invalidValue"],
  ["POST", "/Groups", { displayName: "Ok", members: [{ value: "x" }] }, "invalidValue"],
  [
    "POST",
    "/Groups",
    { displayName: "Ok", members: [{ value: "01900000-0000-7000-8000-000000000000" }] },
    "invalidValue",
  ],
  ["GET", "/Users?filter=nonsense", undefined, "invalidFilter"],
  ["GET", "/Users?filter=shoeSize%20eq%201", undefined, "invalidFilter"],
  ["GET", `/Users?filter=userName%20eq%20%22${"%0A".repeat(60)}`, undefined, "invalidFilter"],
  ["GET", `/Users?filter=${"(".repeat(3_000)}`, undefined, "invalidFilter"],
  ["GET", "/Users?count=many", undefined, "invalidValue"],
] as const)("A bad request is refused in the protocol's words: %s %s %j", async (method, path, body, scimType) => {
  const answer = await scim.send(method, path, body);
  expect([answer.status, answer.body.scimType]).toEqual([400, scimType]);
  isScimError(answer, 400);
});

test.each([
  [{ op: "remove" }, "noTarget"],
  [{ op: "replace", path: "id", value: "x" }, "mutability"],
  [{ op: "replace", path: "a..b", value: "x" }, "invalidPath"],
  [{ op: "replace", path: "emails[type eq", value: "x" }, "invalidPath"],
  [{ op: "replace", path: 'emails[type zz "x"].value', value: "x" }, "invalidFilter"],
  [{ op: "replace", path: 'emails[type eq "home"].value', value: "a@b.test" }, "noTarget"],
  [{ op: "replace", path: "active", value: "perhaps" }, "invalidValue"],
  [{ op: "remove", path: "userName" }, "invalidValue"],
  [{ op: "swap", path: "userName" }, "invalidValue"],
  [{ op: "add", value: "x" }, "invalidValue"],
  [{ op: "replace", path: "__proto__.polluted", value: "x" }, "invalidPath"],
])("A bad operation is refused and changes nothing: %j", async (operation, scimType) => {
  const before = (await scim.send("GET", `/Users/${person.id}`)).body;
  const answer = await scim.send("PATCH", `/Users/${person.id}`, {
    ...patchBody,
    Operations: [{ op: "replace", path: "name.givenName", value: "Half" }, operation],
  });
  expect([answer.status, answer.body.scimType]).toEqual([400, scimType]);
  expect((await scim.send("GET", `/Users/${person.id}`)).body).toEqual(before);
  expect({}).not.toHaveProperty("polluted");
});

test("A body that is no JSON, or of another type, is refused in the protocol's words", async () => {
  const response = await server.app.inject({
    method: "POST",
    url: "/scim/v2/Users",
    headers: {
      authorization: `Bearer ${scim.key.accessKeyId}.${scim.key.accessKeySecret}`,
      "content-type": "application/scim+json",
    },
    payload: '{"userName":',
  });
  expect([response.statusCode, response.json<{ scimType: string }>().scimType]).toEqual([400, "invalidSyntax"]);
  const text = await scim.send("POST", "/Users", {}, { "content-type": "text/plain" });
  expect(text.status).toBe(415);
});

test("An identity provider changes nobody who holds more than its service account, and nothing it does escapes the audit log", async () => {
  const boss = await buildUser(server.services, tenant);
  for (const [method, body] of [
    ["PUT", { name: { givenName: "Other" } }],
    ["PATCH", { ...patchBody, Operations: [{ op: "replace", path: "active", value: false }] }],
    ["DELETE", undefined],
  ] as const)
    expect((await scim.send(method, `/Users/${boss.id}`, body)).body.errorCode).toBe("FORBIDDEN");

  const { id } = (await scim.send("POST", "/Users", { userName: `audited@${tenant.key}.test` })).body;
  await scim.send("PATCH", `/Users/${id}`, patchBody);
  await scim.send("PATCH", `/Users/${id}`, { Operations: [{ op: "replace", path: "active", value: false }] });
  await scim.send("DELETE", `/Users/${id}`);
  const { rows } = await server.services.database.systemPool.query<{ action: string }>(
    "select action from audit_events where target_id = $1 and actor_id = $2 order by action",
    [id, scim.userId],
  );
  expect(rows.map(({ action }) => action)).toEqual(["user.created", "user.deleted", "user.locked", "user.updated"]);
});

test("A key that is deactivated or deleted, or whose service account is locked, serves no further call", async () => {
  const connection = await connectScim(server, await buildTenant(server.services));
  const { administrator, key, userId } = connection;
  const status = async () => (await connection.send("GET", "/Users")).status;
  const params = { accessKeyId: key.accessKeyId };
  expect(await status()).toBe(200);
  await administrator.call(setUserLock, { params: { userId }, body: { locked: true } });
  expect(await status()).toBe(401);
  await administrator.call(setUserLock, { params: { userId }, body: { locked: false } });
  expect(await status()).toBe(200);
  await administrator.call(updateAccessKey, { params, body: { isActive: false } });
  expect(await status()).toBe(401);
  await administrator.call(updateAccessKey, { params, body: { isActive: true } });
  expect(await status()).toBe(200);
  await administrator.call(deleteAccessKey, { params });
  expect(await status()).toBe(401);
});

test("A key opens one session, not one for each call, and its calls are counted", async () => {
  const connection = await connectScim(server, await buildTenant(server.services));
  const answers = await Promise.all(Array.from({ length: 5 }, () => connection.send("GET", "/Users")));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const { rows } = await server.services.database.systemPool.query("select id from sessions where user_id = $1", [
    connection.userId,
  ]);
  expect(rows).toHaveLength(1);
  expect(answers[0]?.headers["ratelimit-limit"]).toBe("200");
  for (let sent = 5; sent < 200; sent += 1) await connection.send("GET", "/Users?count=0");
  const throttled = await connection.send("GET", "/Users?count=0");
  expect([throttled.status, throttled.body.status]).toEqual([429, "429"]);
  expect(Number(throttled.headers["retry-after"])).toBeGreaterThan(0);
});

test("The access token of a person serves too", async () => {
  const client = await signIn(server, await buildUser(server.services, tenant, { permissions: ["user:view"] }));
  const headers = { authorization: `Bearer ${client.tokens?.accessToken ?? ""}` };
  expect((await scim.send("GET", "/Users?count=1", undefined, headers)).status).toBe(200);
  expect((await scim.send("GET", "/Groups", undefined, headers)).status).toBe(403);
});
