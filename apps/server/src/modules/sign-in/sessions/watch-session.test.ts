import { logout } from "@evolve/contracts/session-tokens";
import { setUserLock } from "@evolve/contracts/authentication";
import { watchSession } from "@evolve/contracts/session-state";
import type { Server } from "@evolve/server/app";
import { buildTenant, buildUser, type BuiltTenant } from "@evolve/testkit/builders";
import { anonymous, signIn, type TestClient, withTokens } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;
let other: Server;
let tenant: BuiltTenant;

beforeAll(async () => {
  server = await startTestServer();
  other = await server.anotherNode();
  tenant = await buildTenant(server.services);
});
afterAll(() => server.close());

const open = async () => {
  const user = await buildUser(server.services, tenant);
  const client = await signIn(server, user);
  if (!client.tokens) throw new Error("no tokens");
  return { user, client, tokens: client.tokens };
};
const watch = (client: TestClient, seconds = "25") => client.call(watchSession, { query: { seconds } });
const leave = (client: TestClient) =>
  anonymous(server).call(logout, { body: { refreshToken: client.tokens?.refreshToken } });

test("Pages that wait hear of the session's end on every node, whether before or after they ask [SEC-20]", async () => {
  const { client, tokens } = await open();
  const waiting = [watch(client), watch(withTokens(other, tokens))];
  // Both are waiting once a later call of theirs has been answered.
  for (const node of [client, withTokens(other, tokens)]) expect((await watch(node, "0")).body.state).toBe("live");
  await leave(client);
  for (const { status, body, errorCode } of await Promise.all(waiting))
    expect(status === 200 ? body.state : errorCode).toBe(status === 200 ? "ended" : "SIGNED_OUT");
  expect((await watch(client)).errorCode).toBe("SIGNED_OUT");
});

test("Another session's end is no news", async () => {
  const { user, client } = await open();
  await leave(await signIn(server, user));
  expect((await watch(client, "1")).body).toEqual({ state: "live" });
});

test("A change of the user's rights or lock is told to all who wait for them [SEC-21]", async () => {
  const { user, client } = await open();
  const administrator = await signIn(server, await buildUser(server.services, tenant));
  const waiting = watch(client);
  expect((await watch(client, "0")).body.state).toBe("live");
  await administrator.call(setUserLock, { params: { userId: user.id }, body: { locked: true } });
  expect((await waiting).body).toEqual({ state: "changed" });
  expect((await watch(client)).errorCode).toBe("SIGNED_OUT");
});

test("Nobody signed out may wait, and no longer than the server allows", async () => {
  expect((await watch(anonymous(server))).errorCode).toBe("SIGNED_OUT");
  const { client } = await open();
  for (const seconds of ["-1", "100", "x", ""]) expect((await watch(client, seconds)).status).toBe(400);
});

test("A server that closes lets nobody wait", async () => {
  const node = await server.anotherNode();
  const { tokens } = await open();
  const client = withTokens(node, tokens);
  const waiting = watch(client);
  expect((await watch(client, "0")).body.state).toBe("live");
  await node.app.close();
  expect((await waiting).body).toEqual({ state: "live" });
});
