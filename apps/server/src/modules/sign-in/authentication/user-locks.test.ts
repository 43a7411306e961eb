import { lockedUsers, login, setUserLock } from "@evolve/contracts/authentication";
import { refresh } from "@evolve/contracts/session-tokens";
import { currentTenant } from "@evolve/contracts/own-tenant";
import { searchUsers } from "@evolve/contracts/users";
import { type BuiltTenant, type BuiltUser, buildTenant, buildUser } from "@evolve/testkit/builders";
import { anonymous, signIn, type TestClient } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;
let admin: TestClient;
let adminUser: BuiltUser;

beforeAll(async () => {
  server = await startTestServer({ limits: { failuresPerName: 3 } });
  tenant = await buildTenant(server.services);
  adminUser = await buildUser(server.services, tenant);
  admin = await signIn(server, adminUser);
});
afterAll(() => server.close());

const lock = (client: TestClient, userId: string, locked: boolean) =>
  client.call(setUserLock, { params: { userId }, body: { locked } });

test("Locking a user ends their sessions and refresh tokens at once, on every node [LOGIN-051, SEC-21]", async () => {
  const user = await buildUser(server.services, tenant, { permissions: [] });
  const theirs = await signIn(server, user);
  const other = await server.anotherNode();
  expect((await theirs.call(currentTenant, {})).status).toBe(200);
  expect((await lock(admin, user.id, true)).body).toEqual({ success: true });

  expect((await theirs.call(currentTenant, {})).status).toBe(401);
  const token = theirs.tokens?.refreshToken ?? "";
  expect((await anonymous(other).call(refresh, { body: { token } })).status).toBe(401);
  const again = await anonymous(server).call(login, { body: { userName: user.userName, password: user.password } });
  expect(again.errorCode).toBe("platform_user_manager_service_145");
});

test("Unlocking lets a user in again, whether locked down or locked by wrong guesses [LOGIN-051]", async () => {
  const user = await buildUser(server.services, tenant, { lockedDown: true });
  const credentials = { userName: user.userName, password: user.password };
  await lock(admin, user.id, false);
  expect((await anonymous(server).call(login, { body: credentials })).status).toBe(200);

  for (let guess = 0; guess < 3; guess += 1)
    await anonymous(server).call(login, { body: { ...credentials, password: "wrong" } });
  expect((await anonymous(server).call(login, { body: credentials })).errorCode).toMatch(/_144$/);
  await lock(admin, user.id, false);
  expect((await anonymous(server).call(login, { body: credentials })).status).toBe(200);
});

test("The list of locked users has both kinds of lock and their end, of one's own tenant alone [LOGIN-049]", async () => {
  const down = await buildUser(server.services, tenant, { lockedDown: true });
  const guessed = await buildUser(server.services, tenant);
  for (let guess = 0; guess < 3; guess += 1)
    await anonymous(server).call(login, { body: { userName: guessed.userName, password: "wrong" } });
  const { body } = await admin.call(lockedUsers, {});
  const of = (user: BuiltUser) => body.lockedUsers.find(({ userId }) => userId === user.id);
  expect(of(down)).toMatchObject({ lockdown: true, lockedUntil: null });
  const minutes = (Date.parse(of(guessed)?.lockedUntil ?? "") - server.clock.now().getTime()) / 60_000;
  expect(Math.round(minutes)).toBe(30);

  const stranger = await signIn(server, await buildUser(server.services, await buildTenant(server.services)));
  expect((await stranger.call(lockedUsers, {})).body).toEqual({ lockedUsers: [] });
});

test("A user locked by wrong guesses shows in the list of users with the end of the lock; a lock by an administrator has none", async () => {
  const user = await buildUser(server.services, tenant, { lastName: "Guessed" });
  for (let guess = 0; guess < 3; guess += 1)
    await anonymous(server).call(login, { body: { userName: user.userName, password: "wrong" } });
  const shown = async () => (await admin.call(searchUsers, { body: { filter: { search: "guessed" } } })).body.users[0];
  const row = await shown();
  expect(row?.locked).toBe(true);
  expect(Math.round((Date.parse(row?.lockedUntil ?? "") - server.clock.now().getTime()) / 60_000)).toBe(30);
  await lock(admin, user.id, true);
  expect(await shown()).toMatchObject({ locked: true, lockedUntil: null });
  await lock(admin, user.id, false);
  expect(await shown()).toMatchObject({ locked: false, lockedUntil: null });
});

test("Nobody locks themselves, or somebody who holds more than they do", async () => {
  expect(await lock(admin, adminUser.id, true)).toMatchObject({ status: 403, errorCode: "FORBIDDEN" });
  const editor = await signIn(server, await buildUser(server.services, tenant, { permissions: ["user:edit"] }));
  expect((await lock(editor, adminUser.id, true)).status).toBe(403);
  const agent = await buildUser(server.services, tenant, { permissions: [] });
  expect((await lock(editor, agent.id, true)).status).toBe(200);
});

test("Locks are for editors of the same tenant: signed out, without permission and strangers get nothing", async () => {
  const user = await buildUser(server.services, tenant, { permissions: [] });
  const plain = await signIn(server, user);
  const stranger = await signIn(server, await buildUser(server.services, await buildTenant(server.services)));
  expect((await lock(anonymous(server), user.id, true)).status).toBe(401);
  expect((await lock(plain, adminUser.id, true)).status).toBe(403);
  expect((await plain.call(lockedUsers, {})).status).toBe(403);
  expect((await lock(stranger, user.id, true)).status).toBe(404);
  expect(
    (await admin.send(setUserLock, { path: `/authentication/v1/users/${user.id}`, body: { lock: 1 } })).status,
  ).toBe(400);
  expect((await plain.call(currentTenant, {})).status).toBe(200);
});
