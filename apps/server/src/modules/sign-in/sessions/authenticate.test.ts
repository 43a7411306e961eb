import { rolePermissions } from "@evolve/contracts/authorization";
import { currentTenant } from "@evolve/contracts/own-tenant";
import { searchUsers } from "@evolve/contracts/users";
import { currentUser } from "@evolve/contracts/current-user";
import type { Server } from "@evolve/server/app";
import { buildTenant, buildUser, type BuiltTenant, type BuiltUser } from "@evolve/testkit/builders";
import { anonymous, signIn, type TestClient, withTokens } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { Bus, BusMessage } from "../../../bus/index.ts";
import { newId } from "../../../ids.ts";
import { createAuthentication } from "./authenticate.ts";

let server: TestServer;
let other: Server;
let tenant: BuiltTenant;
let user: BuiltUser;
let client: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  other = await server.anotherNode();
  tenant = await buildTenant(server.services);
});
beforeEach(async () => {
  user = await buildUser(server.services, tenant, { permissions: ["user:view"] });
  client = await signIn(server, user);
});
afterAll(() => server.close());

const search = async (on: Pick<Server, "app">): Promise<number> =>
  client.tokens ? (await withTokens(on, client.tokens).call(searchUsers, { body: {} })).status : 0;
const permit = (permissions: string[]) =>
  server.services.database.system.updateTable("roles").set({ permissions }).where("id", "=", user.roleId).execute();

test("The scheme of the header counts in any case, another scheme or none does not", async () => {
  const token = client.tokens?.accessToken ?? "";
  const withHeader = async (authorization?: string) =>
    (await anonymous(server).send(currentUser, { headers: { ...(authorization && { authorization }) } })).errorCode;
  for (const scheme of ["Bearer", "bearer", "BEARER"]) expect(await withHeader(`${scheme} ${token}`)).toBe("");
  for (const header of [undefined, token, "Bearer", "Bearer ", `Basic ${token}`])
    expect(await withHeader(header)).toBe("SIGNED_OUT");
});

test("A token in a cookie or an address admits to nothing [SEC-24]", async () => {
  const token = client.tokens?.accessToken ?? "";
  const nobody = anonymous(server);
  const cookie = `auth_info=${encodeURIComponent(JSON.stringify({ token }))}; system_session=${token}`;
  expect((await nobody.send(currentUser, { headers: { cookie } })).status).toBe(401);
  expect((await nobody.send(currentUser, { path: `${currentUser.path}?access_token=${token}` })).status).toBe(401);
});

test("Permissions count in any case, of the primary role and the secondary ones alike [PERM-003, USER-006]", async () => {
  const secondary = await buildUser(server.services, tenant, { permissions: ["Team:View"] });
  await server.services.database.system
    .insertInto("secondary_roles")
    .values({ tenant_id: tenant.id, user_id: user.id, role_id: secondary.roleId })
    .execute();
  await permit(["USER:View"]);
  const held = (await client.call(rolePermissions, {})).body.permissions.map((name) => name.toLowerCase());
  expect(held).toEqual(expect.arrayContaining(["user:view", "team:view"]));
  expect(await search(server)).toBe(200);
});

test.each(["user-changed", "tenant-changed"] as const)(
  "A permission that was taken away counts on all nodes from the message '%s' on [SEC-30, PERM-002]",
  async (kind) => {
    for (const node of [server, other]) expect(await search(node)).toBe(200);
    await permit([]);
    await server.services.bus.publish({ kind, tenantId: tenant.id, userId: user.id });
    for (const node of [server, other]) await vi.waitFor(async () => expect(await search(node)).toBe(403));
    await permit(["all"]);
    await other.services.bus.publish({ kind, tenantId: tenant.id, userId: user.id });
    for (const node of [server, other]) await vi.waitFor(async () => expect(await search(node)).toBe(200));
  },
);

test("A change that no message told of counts within a minute", async () => {
  expect(await search(server)).toBe(200);
  await permit([]);
  server.clock.advance(60);
  expect(await search(server)).toBe(403);
});

/** The guard alone, behind a bus that can be cut, over the real database. `whileReading` runs before a reading ends. */
const guarded = (whileReading: (deliver: (message: BusMessage) => void) => void = () => undefined) => {
  const { database } = server.services;
  const deliver = (message: BusMessage): void => {
    for (const listener of listeners) listener(message);
  };
  const listeners: ((message: BusMessage) => void)[] = [];
  const bus = {
    connected: true as boolean,
    transports: { postgresql: true },
    subscribe: (listener: (message: BusMessage) => void) => void listeners.push(listener),
    publish: () => Promise.resolve(),
    close: () => Promise.resolve(),
  } satisfies Bus;
  let readings = 0;
  const readTenant: typeof database.readTenant = async (id, work) => {
    readings += 1;
    const result = await database.readTenant(id, work);
    whileReading(deliver);
    return result;
  };
  const authenticate = createAuthentication({ ...server.services, bus, database: { ...database, readTenant } });
  const headers = { authorization: `Bearer ${client.tokens?.accessToken ?? ""}` };
  return {
    bus,
    permissions: async () => [...(await authenticate({ headers })).permissions],
    deliver,
    readings: () => readings,
  };
};

test("Many requests that come at once with one token make one look-up", async () => {
  const { permissions, readings } = guarded();
  const held = await Promise.all(Array.from({ length: 20 }, permissions));
  for (const one of held) expect(one).toContain("user:view");
  expect(readings()).toBe(1);
});

test("A call in a session that has just been checked makes no statement besides its own", async () => {
  await client.call(currentTenant, {});
  const query = vi.spyOn(pg.Client.prototype, "query");
  onTestFinished(() => query.mockRestore());
  expect((await client.call(currentTenant, {})).status).toBe(200);
  const statements = query.mock.calls.map(([given]: unknown[]) => (given as { text?: string }).text ?? String(given));
  expect(statements).toHaveLength(2);
  for (const statement of statements) expect(statement).toMatch(/ from "(tenants|licences)" where "tenant_id" = /);
});

test("A request after a message does not take what an earlier one was reading", async () => {
  const { deliver, permissions, readings } = guarded();
  const early = permissions();
  await vi.waitFor(() => expect(readings()).toBe(1));
  deliver({ kind: "user-changed", tenantId: tenant.id, userId: user.id });
  await Promise.all([early, permissions()]);
  expect(readings()).toBe(2);
});

test("While the bus is down nothing is answered from memory", async () => {
  const { bus, permissions } = guarded();
  expect(await permissions()).toContain("user:view");
  await permit([]);
  expect(await permissions()).toContain("user:view");
  bus.connected = false;
  expect(await permissions()).not.toContain("user:view");
  await permit(["user:view"]);
  expect(await permissions()).toContain("user:view");
});

test("What was remembered before the bus was lost is forgotten when it is back", async () => {
  const { bus, deliver, permissions } = guarded();
  expect(await permissions()).toContain("user:view");
  bus.connected = false;
  await permit([]);
  bus.connected = true;
  deliver({ kind: "messages-lost" });
  expect(await permissions()).not.toContain("user:view");
});

test("Messages of other users, tenants and sessions leave what is remembered", async () => {
  const { deliver, permissions } = guarded();
  expect(await permissions()).toContain("user:view");
  await permit([]);
  deliver({ kind: "user-changed", tenantId: tenant.id, userId: newId() });
  deliver({ kind: "tenant-changed", tenantId: newId() });
  deliver({ kind: "session-ended", sessionId: newId() });
  expect(await permissions()).toContain("user:view");
  deliver({ kind: "session-ended", sessionId: client.tokens?.sessionId ?? "" });
  expect(await permissions()).not.toContain("user:view");
});

test("What was read while a message came in is not remembered", async () => {
  const { permissions } = guarded((deliver) => {
    deliver({ kind: "user-changed", tenantId: tenant.id, userId: user.id });
  });
  expect(await permissions()).toContain("user:view");
  await permit([]);
  expect(await permissions()).not.toContain("user:view");
});
