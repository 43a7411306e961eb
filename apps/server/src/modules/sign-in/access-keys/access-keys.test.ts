import {
  createAccessKey,
  deleteAccessKey,
  exchangeAccessKey,
  listAccessKeys,
  updateAccessKey,
} from "@evolve/contracts/access-keys";
import type { Permission } from "@evolve/contracts/permission-names";
import { deleteUser, reviveUser } from "@evolve/contracts/user-administration";
import { searchSessions } from "@evolve/contracts/sessions";
import { currentUser } from "@evolve/contracts/current-user";
import { type BuiltTenant, type BuiltUser, buildTenant, buildUser } from "@evolve/testkit/builders";
import { anonymous, signIn, type TestClient, withTokens } from "@evolve/testkit/client";
import { mailsTo } from "@evolve/testkit/mails";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;
let user: BuiltUser;
let client: TestClient;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  tenant = await buildTenant(server.services);
  user = await buildUser(server.services, tenant);
  client = await signIn(server, user);
});

const create = async (of: BuiltUser = user, by: TestClient = client) =>
  (await by.call(createAccessKey, { body: { userId: of.id, tenantId: tenant.id } })).body.accessKey;
const exchange = (key: { accessKeyId: string; accessKeySecret: string }) =>
  anonymous(server).call(exchangeAccessKey, {
    body: { accessKeyId: key.accessKeyId, accessKeySecret: key.accessKeySecret },
  });
const list = async (by: TestClient = client) =>
  (await by.call(listAccessKeys, { query: { userId: user.id } })).body.accessKeys;
const setActive = (accessKeyId: string, isActive: boolean) =>
  client.call(updateAccessKey, { params: { accessKeyId }, body: { isActive } });
const holder = async (permissions: readonly Permission[]) => {
  const built = await buildUser(server.services, tenant, { permissions });
  return { built, client: await signIn(server, built) };
};
/** A client with the tokens that a key was exchanged for. */
const programOf = async (key: { accessKeyId: string; accessKeySecret: string }) =>
  withTokens(server, (await exchange(key)).body);

test("A created key is answered with its secret, once [KEYS-006] [KEYS-019]", async () => {
  const key = await create();
  expect(key).toEqual({
    accessKeyId: expect.any(String),
    accessKeySecret: expect.stringMatching(/^[\w-]{43}$/),
    lastUsedDate: null,
    isActive: true,
  });
  expect(await list()).toEqual([{ accessKeyId: key.accessKeyId, lastUsedDate: null, isActive: true }]);
});

test("The list names the user's keys, newest first [KEYS-020]", async () => {
  const [first, second] = [await create(), await create()];
  expect((await list()).map(({ accessKeyId }) => accessKeyId)).toEqual([second.accessKeyId, first.accessKeyId]);
});

test("A program exchanges its key for the tokens of its user; the last use is recorded to the minute", async () => {
  const key = await create();
  const program = await programOf(key);
  expect((await program.call(currentUser, {})).body.user.id).toBe(user.id);
  const lastUse = async () => Date.parse((await list())[0]?.lastUsedDate ?? "");
  const first = await lastUse();
  expect(Math.abs(server.clock.now().getTime() - first)).toBeLessThan(10_000);
  server.clock.advance(30);
  expect((await exchange(key)).status).toBe(200);
  expect(await lastUse()).toBe(first);
  server.clock.advance(30);
  await exchange(key);
  expect(await lastUse()).toBeGreaterThanOrEqual(first + 60_000);
});

test("A deactivated key is refused and its sessions have ended, others go on; activated it works again [KEYS-021]", async () => {
  const [key, other] = [await create(), await create()];
  const [program, otherProgram] = [await programOf(key), await programOf(other)];
  expect((await setActive(key.accessKeyId, false)).body).toEqual({ success: true });
  expect((await program.call(currentUser, {})).errorCode).toBe("SIGNED_OUT");
  expect((await otherProgram.call(currentUser, {})).status).toBe(200);
  expect((await client.call(currentUser, {})).status).toBe(200);
  expect((await exchange(key)).errorCode).toBe("ACCESS_KEY_INVALID");
  await setActive(key.accessKeyId, true);
  expect((await exchange(key)).status).toBe(200);
});

test("A deleted key is refused and its sessions have ended [KEYS-022]", async () => {
  const key = await create();
  const program = await programOf(key);
  const params = { accessKeyId: key.accessKeyId };
  expect((await client.call(deleteAccessKey, { params })).status).toBe(200);
  expect((await program.call(currentUser, {})).errorCode).toBe("SIGNED_OUT");
  expect((await exchange(key)).errorCode).toBe("ACCESS_KEY_INVALID");
  expect((await client.call(deleteAccessKey, { params })).errorCode).toBe("NOT_FOUND");
});

test("Whatever is wrong with a key, the answer is the same; a secret is nowhere in the database [SEC-08]", async () => {
  const key = await create();
  const wrong = await exchange({ ...key, accessKeySecret: "A".repeat(43) });
  const unknown = await exchange({ ...key, accessKeyId: tenant.id });
  expect(wrong).toMatchObject({ status: 401, errorCode: "ACCESS_KEY_INVALID" });
  expect(unknown.body).toEqual({ ...wrong.body, requestId: expect.any(String) });
  const { rows } = await server.services.database.systemPool.query<{ text: string }>(
    "select access_keys::text as text from access_keys union all select details::text from audit_events",
  );
  expect(rows.filter(({ text }) => text.includes(key.accessKeySecret))).toEqual([]);
});

test("A key opens no step-up: with it alone no other key is made [SEC-23]", async () => {
  const program = await programOf(await create());
  const body = { userId: user.id, tenantId: tenant.id };
  expect((await program.call(createAccessKey, { body })).errorCode).toBe("STEP_UP_REQUIRED");
  server.clock.advance(6 * 60);
  expect((await client.call(createAccessKey, { body })).errorCode).toBe("STEP_UP_REQUIRED");
});

test("Keys are gone with their user, also when the user is revived [SEC-21]", async () => {
  const agent = await buildUser(server.services, tenant, { permissions: ["myAccessKey:view"] });
  const key = await create(agent);
  const program = await programOf(key);
  await client.call(deleteUser, { body: { userId: agent.id } });
  expect((await program.call(currentUser, {})).status).toBe(401);
  expect((await exchange(key)).errorCode).toBe("ACCESS_KEY_INVALID");
  await client.call(reviveUser, { body: { emailAddress: agent.userName } });
  expect((await client.call(listAccessKeys, { query: { userId: agent.id } })).body.accessKeys).toEqual([]);
});

test("One's own keys need myAccessKey, somebody else's accessKey [KEYS-013] [KEYS-014]", async () => {
  const own = await holder(["myAccessKey:view", "myAccessKey:create"]);
  const mine = { query: { userId: own.built.id } };
  expect((await own.client.call(listAccessKeys, mine)).status).toBe(200);
  expect((await own.client.call(listAccessKeys, { query: { userId: user.id } })).errorCode).toBe("FORBIDDEN");
  const body = { userId: user.id, tenantId: tenant.id };
  expect((await own.client.call(createAccessKey, { body })).errorCode).toBe("FORBIDDEN");
  const viewer = await holder(["accessKey:view"]);
  expect((await viewer.client.call(listAccessKeys, mine)).status).toBe(200);
  const key = await create(own.built, own.client);
  const params = { accessKeyId: key.accessKeyId };
  expect((await own.client.call(deleteAccessKey, { params })).errorCode).toBe("FORBIDDEN");
  const change = await own.client.call(updateAccessKey, { params, body: { isActive: false } });
  expect(change.errorCode).toBe("FORBIDDEN");
});

test("Each of accessKey's permissions is for its own action on somebody else's keys [KEYS-013]", async () => {
  const agent = await buildUser(server.services, tenant, { permissions: [] });
  const statusesFor = async (permissions: readonly Permission[]) => {
    const { accessKeyId } = await create(agent);
    const by = (await holder(permissions)).client;
    const body = { userId: agent.id, tenantId: tenant.id };
    const answers = [
      await by.call(listAccessKeys, { query: { userId: agent.id } }),
      await by.call(createAccessKey, { body }),
      await by.call(updateAccessKey, { params: { accessKeyId }, body: { isActive: false } }),
      await by.call(deleteAccessKey, { params: { accessKeyId } }),
    ];
    return answers.map(({ status }) => status);
  };
  expect(await statusesFor(["accessKey:view"])).toEqual([200, 403, 403, 403]);
  expect(await statusesFor(["accessKey:create"])).toEqual([403, 200, 403, 403]);
  expect(await statusesFor(["accessKey:edit"])).toEqual([403, 403, 200, 403]);
  expect(await statusesFor(["accessKey:delete"])).toEqual([403, 403, 403, 200]);
  expect(await statusesFor(["myAccessKey:create", "myAccessKey:edit"])).toEqual([403, 403, 403, 403]);
});

test("Nobody makes a key of a user who holds more than they do", async () => {
  const helpDesk = await holder(["accessKey:create", "accessKey:edit", "accessKey:delete"]);
  const body = { userId: user.id, tenantId: tenant.id };
  expect((await helpDesk.client.call(createAccessKey, { body })).errorCode).toBe("FORBIDDEN");
  const { accessKeyId } = await create();
  expect((await helpDesk.client.call(deleteAccessKey, { params: { accessKeyId } })).errorCode).toBe("FORBIDDEN");
});

test("A user has at most ten keys", async () => {
  for (let made = 0; made < 10; made += 1) await create();
  const eleventh = await client.call(createAccessKey, { body: { userId: user.id, tenantId: tenant.id } });
  expect(eleventh).toMatchObject({ status: 409, errorCode: "TOO_MANY_ACCESS_KEYS", body: { details: "10" } });
});

test("A request for a key names its user and the tenant of the caller's own token [KEYS-007]", async () => {
  const elsewhere = await buildTenant(server.services);
  const body = { userId: user.id, tenantId: elsewhere.id };
  expect((await client.call(createAccessKey, { body })).errorCode).toBe("NOT_FOUND");
});

test("The key's user is told by mail, and what happened to it is in the audit trail [SEC-16]", async () => {
  const { accessKeyId } = await create();
  await setActive(accessKeyId, false);
  await client.call(deleteAccessKey, { params: { accessKeyId } });
  const rows = await server.services.database.system
    .selectFrom("audit_events")
    .select(["action", "target_id"])
    .where("tenant_id", "=", tenant.id)
    .where("action", "like", "access-key.%")
    .orderBy("id")
    .execute();
  const actions = ["access-key.created", "access-key.deactivated", "access-key.deleted"];
  expect(rows).toEqual(actions.map((action) => ({ action, target_id: user.id })));
  await vi.waitFor(() =>
    expect(mailsTo(server.mail, user.userName, /access key/)[0]?.text ?? "").toContain(accessKeyId),
  );
});

test("In the list of sessions, one that was opened with a key bears the key's id, and others none", async () => {
  const key = await create();
  await exchange(key);
  const { sessions } = (await client.call(searchSessions, { body: {} })).body;
  expect(sessions.map(({ current, accessKeyId }) => [current, accessKeyId]).sort()).toEqual([
    [false, key.accessKeyId],
    [true, null],
  ]);
});
