import { login } from "@evolve/contracts/authentication";
import { inviteUsers } from "@evolve/contracts/invitations";
import { logout } from "@evolve/contracts/session-tokens";
import { searchUsers } from "@evolve/contracts/users";
import type { Server } from "@evolve/server/app";
import { type BrokenRedis, brokenRedises } from "@evolve/testkit/broken-redis";
import { type BuiltUser, buildTenant, buildUser } from "@evolve/testkit/builders";
import { anonymous, signIn } from "@evolve/testkit/client";
import { createGate, type Gate } from "@evolve/testkit/gate";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { connectRedis } from "./redis.ts";

const redisUrl = process.env["REDIS_URL"];
const limits = { failuresPerAddress: 4, failuresPerName: 1_000 };

const readiness = async ({ app }: Pick<Server, "app">): Promise<{ status: number; body: unknown }> => {
  const answer = await app.inject({ url: "/readyz" });
  return { status: answer.statusCode, body: answer.json() };
};
const degraded = {
  status: 200,
  body: { status: "ready", database: true, clock: true, bus: true, degraded: ["redis"] },
};
const normal = { status: 200, body: { status: "ready", database: true, clock: true, bus: true, degraded: [] } };

/** Signs in on one node and out on the other; the session has ended on both. */
const comeAndGo = async (user: BuiltUser, nodes: readonly [Server, Server]): Promise<void> => {
  const [one, two] = nodes;
  const { tokens } = await signIn(one, user);
  const searchOn = (node: Server) =>
    anonymous(node).send(searchUsers, { body: {}, headers: { authorization: `Bearer ${tokens?.accessToken ?? ""}` } });
  for (const node of nodes) expect((await searchOn(node)).status).toBe(200);
  const left = await anonymous(two).call(logout, {
    body: { accessToken: tokens?.accessToken ?? "", refreshToken: tokens?.refreshToken ?? "" },
  });
  expect(left.status).toBe(200);
  expect((await searchOn(two)).status).toBe(401);
  await vi.waitFor(async () => expect((await searchOn(one)).status).toBe(401), { timeout: 10_000 });
};

describe.each(Object.entries(brokenRedises))("A Redis that %s", (_name, breakRedis) => {
  let broken: BrokenRedis;
  let server: TestServer;
  let other: Server;
  let user: BuiltUser;

  beforeAll(async () => {
    broken = await breakRedis();
    server = await startTestServer({ limits, environment: { REDIS_URL: broken.url } });
    other = await server.anotherNode();
    user = await buildUser(server.services, await buildTenant(server.services));
  });
  afterAll(async () => {
    await server.close();
    broken.close();
  });

  test("Nodes are ready and name the degraded service", async () => {
    for (const node of [server, other]) expect(await readiness(node)).toEqual(degraded);
    const { body } = await server.app.inject({ url: "/metrics" });
    expect(body).toMatch(/^redis_up 0$/m);
  });

  test("Signing in and out works, and a session that ends on one node ends on the other", async () => {
    await comeAndGo(user, [server, other]);
  });

  test("An invitation is mailed", async () => {
    const client = await signIn(other, user);
    const answer = await client.call(inviteUsers, { body: { emailAddressesList: ["new@outage.test"] } });
    expect(answer.body.results).toMatchObject([{ outcome: "invited" }]);
    await server.mail.waitFor("new@outage.test");
  });

  test("Failures on all nodes together block an address", async () => {
    const enter = (node: Server, password: string) =>
      anonymous(node, "10.201.0.1").call(login, { body: { userName: user.userName, password } });
    for (const node of [server, other, server, other]) expect((await enter(node, "Not#2026-this")).status).toBe(401);
    for (const node of [server, other]) expect((await enter(node, user.password)).status).toBe(503);
  });
});

test("A node tries to reach Redis again at intervals that let it notice a recovery within three seconds", async () => {
  const closed = await createGate("redis://127.0.0.1:6379");
  await closed.shut();
  const redis = await connectRedis(closed.address, pino({ level: "silent" }));
  const { connectTimeout = Infinity, retryStrategy } = redis.options;
  redis.disconnect();
  const pauses = Array.from({ length: 1_000 }, (_, times) => Number(retryStrategy?.(times + 1)));
  expect(Math.max(...pauses) + connectTimeout).toBeLessThanOrEqual(3_000);
});

describe.each(redisUrl ? [redisUrl] : [])("A Redis that fails while nodes run", (url) => {
  let gate: Gate;
  let server: TestServer;
  let other: Server;
  let user: BuiltUser;

  beforeEach(async () => {
    gate = await createGate(url);
    server = await startTestServer({ limits, environment: { REDIS_URL: gate.address } });
    other = await server.anotherNode();
    user = await buildUser(server.services, await buildTenant(server.services));
  });
  afterEach(async () => {
    await server.close();
    await gate.shut();
  });

  const outages: [string, () => Promise<void> | void, () => Promise<void> | void][] = [
    ["ends connections and refuses new ones", () => gate.shut(), () => gate.open()],
    [
      "freezes with its connections open",
      () => {
        gate.freeze();
      },
      () => {
        gate.thaw();
      },
    ],
  ];
  test.each(outages)(
    "When it %s, signing in and out still work, and all is as before when it is back",
    async (_name, fail, recover) => {
      for (const node of [server, other]) expect(await readiness(node)).toEqual(normal);
      await fail();
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, at) =>
          anonymous(at % 2 ? other : server).call(login, {
            body: { userName: user.userName, password: user.password },
          }),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
      await comeAndGo(user, [server, other]);
      for (const node of [server, other]) await vi.waitFor(async () => expect(await readiness(node)).toEqual(degraded));
      await comeAndGo(user, [other, server]);
      await recover();
      for (const node of [server, other])
        await vi.waitFor(async () => expect(await readiness(node)).toEqual(normal), { timeout: 10_000 });
      await comeAndGo(user, [server, other]);
    },
  );
});
