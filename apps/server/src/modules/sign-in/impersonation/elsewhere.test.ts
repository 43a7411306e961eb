import { currentUser } from "@evolve/contracts/current-user";
import { endImpersonation, startImpersonation } from "@evolve/contracts/impersonation";
import type { Server } from "@evolve/server/app";
import { buildTenant, buildUser, type BuiltUser } from "@evolve/testkit/builders";
import { signIn, type TestClient, withTokens } from "@evolve/testkit/client";
import { listen, openSocket } from "@evolve/testkit/socket-client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { findSignedInByCookie, sessionCookieName } from "../sessions/index.ts";

let server: TestServer;
let other: Server;
let address: string;
let manager: BuiltUser;
let agent: BuiltUser;
let client: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  other = await server.anotherNode();
  address = await listen(server);
});
beforeEach(async () => {
  const tenant = await buildTenant(server.services);
  manager = await buildUser(server.services, tenant);
  agent = await buildUser(server.services, tenant, { permissions: ["user:view"] });
  client = await signIn(server, manager);
});
afterAll(() => server.close());

const start = () => client.call(startImpersonation, { body: { userId: agent.id, reason: "Ticket 4711", minutes: 30 } });
const userOf = async (cookies: readonly { name: string; value: string }[]) => {
  const name = sessionCookieName(server.services.config);
  const cookie = cookies.find((one) => one.name === name)?.value;
  return (await findSignedInByCookie(server.services, cookie))?.userId;
};

test("Other applications are signed in to as nobody meanwhile, and as the impersonator themselves afterwards", async () => {
  const started = await start();
  expect(started.response.cookies).not.toEqual([]);
  expect(await userOf(started.response.cookies as { name: string; value: string }[])).toBeUndefined();
  const ended = await withTokens(server, started.body).call(endImpersonation, {});
  expect(await userOf(ended.response.cookies as { name: string; value: string }[])).toBe(manager.id);
});

test("Sockets are of one of both people only: those of the other close when it begins and ends [SEC-30]", async () => {
  const before = await openSocket(address, client);
  before.connect();
  await before.next("CONNECTED");
  const acting = withTokens(server, (await start()).body);
  await before.closed;
  const during = await openSocket(address, acting);
  during.connect();
  await during.next("CONNECTED");
  await acting.call(endImpersonation, {});
  await during.closed;
});

test("Another node knows it too, from the message on", async () => {
  const on = (one: TestClient) => ({ ...one, ...(one.tokens && withTokens(other, one.tokens)) });
  expect((await on(client).call(currentUser, {})).body.user.id).toBe(manager.id);
  const acting = withTokens(server, (await start()).body);
  await vi.waitFor(async () => {
    const { body, status } = await on(acting).call(currentUser, {});
    expect(status).toBe(200);
    expect(body.user.id).toBe(agent.id);
  });
  expect((await on(client).call(currentUser, {})).errorCode).toBe("SIGNED_OUT");
});
