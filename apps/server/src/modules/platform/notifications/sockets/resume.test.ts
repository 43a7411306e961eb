import { broadcastMessage, publishNotification } from "@evolve/contracts/notifications";
import type { Notification } from "@evolve/contracts/notifications";
import type { Server } from "@evolve/server/app";
import { type BuiltTenant, buildTenant, buildUser, type BuiltUser } from "@evolve/testkit/builders";
import { brokenRedises } from "@evolve/testkit/broken-redis";
import { signIn, type TestClient } from "@evolve/testkit/client";
import { createGate } from "@evolve/testkit/gate";
import { listen, openSocket, type SocketClient } from "@evolve/testkit/socket-client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";

let server: TestServer;
let other: Server;
let addresses: readonly [string, string];
let tenant: BuiltTenant;
let administrator: TestClient;
let ann: BuiltUser;
let client: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  other = await server.anotherNode();
  addresses = [await listen(server), await listen(other)];
  tenant = await buildTenant(server.services);
  administrator = await signIn(server, await buildUser(server.services, tenant));
});
beforeEach(async () => {
  ann = await buildUser(server.services, tenant, { permissions: [] });
  client = await signIn(server, ann);
});
afterAll(() => server.close());

const publish = (title: string, who = administrator) =>
  who.call(publishNotification, { body: { title, recipients: { users: [ann.id] } } });

/** What a browser holds, by the rules of docs/protocols.md. */
const createHolder = () => {
  const held = new Map<string, Notification>();
  let sequence = 0;
  let unread = 0;
  let deliveries = 0;
  return {
    take: (socket: SocketClient): void => {
      for (const frame of socket.frames) {
        if (frame.command !== "CONNECTED" && frame.command !== "NOTIFICATION") continue;
        if (frame.payload.isWhole) held.clear();
        for (const notification of frame.payload.notifications) held.set(notification.notificationUuid, notification);
        deliveries += frame.payload.notifications.length;
        ({ sequence, unreadCount: unread } = frame.payload);
      }
    },
    sequence: () => sequence,
    unread: () => unread,
    deliveries: () => deliveries,
    titles: () => [...held.values()].sort((a, b) => a.sequence - b.sequence).map(({ title }) => title),
  };
};

test("Over twenty cut connections and two nodes every notification arrives once, in order", async () => {
  const gates = await Promise.all(addresses.map((address) => createGate(address)));
  const holder = createHolder();
  const expected: string[] = [];
  for (let round = 0; round < 20; round += 1) {
    const gate = gates[round % 2];
    if (!gate) throw new Error("no gate");
    const socket = await openSocket(gate.address.replace(/\/$/, ""), client, undefined);
    socket.connect({ after: holder.sequence() });
    await socket.next("CONNECTED");
    // One is pushed; one comes while the connection is cut, another after it.
    const inTime = publish(`Pushed ${round}`);
    const cut = round % 3 === 0 ? gate.shut() : inTime.then(() => socket.next("NOTIFICATION")).then(() => gate.shut());
    await Promise.all([inTime, publish(`Meanwhile ${round}`), cut]);
    await socket.closed;
    holder.take(socket);
    await publish(`Missed ${round}`);
    await gate.open();
    expected.push(`Missed ${round}`);
  }
  const last = await openSocket(addresses[0], client);
  last.connect({ after: holder.sequence() });
  await last.next("CONNECTED");
  holder.take(last);
  last.close();
  expect(holder.deliveries()).toBe(60);
  expect(holder.titles().filter((title) => title.startsWith("Missed"))).toEqual(expected);
  expect(holder.unread()).toBe(30);
  for (const gate of gates) await gate.shut();
});

test("What is published on one node is pushed by the other, and a sign-out there closes its sockets within a second", async () => {
  const socket = await openSocket(addresses[1], client);
  socket.connect();
  await socket.next("CONNECTED");
  await publish("From the first node");
  expect((await socket.next("NOTIFICATION")).payload.notifications).toMatchObject([{ title: "From the first node" }]);
  const body = { message: "To all nodes", duration: 10_000 };
  await administrator.call(broadcastMessage, { body });
  expect((await socket.next("BROADCAST")).payload.message).toBe("To all nodes");
  const at = performance.now();
  await server.services.bus.publish({ kind: "session-ended", sessionId: client.tokens?.sessionId ?? "" });
  expect(await socket.closed).toBe(4401);
  expect(performance.now() - at).toBeLessThan(1_000);
});

test("A node that has missed messages makes up for it as soon as it receives again", async () => {
  const socket = await openSocket(addresses[1], client);
  socket.connect();
  await socket.next("CONNECTED");
  // The listening connections are cut at the database; what is published until they are back is told to nobody.
  const cut = () =>
    server.services.database.systemPool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %'",
    );
  await cut();
  await publish("Told to nobody");
  const { payload } = await socket.next("NOTIFICATION");
  expect(payload.notifications).toMatchObject([{ title: "Told to nobody" }]);
  await vi.waitFor(() => expect(other.services.bus.connected).toBe(true), 10_000);
  socket.close();
});

test.each(Object.entries(brokenRedises))(
  "With a Redis that %s notifications still arrive",
  async (_name, breakRedis) => {
    const redis = await breakRedis();
    const node = await startTestServer({ environment: { REDIS_URL: redis.url } });
    const second = await node.anotherNode();
    const [, address] = [await listen(node), await listen(second)];
    const place = await buildTenant(node.services);
    const admin = await buildUser(node.services, place);
    const who = await signIn(node, admin);
    const socket = await openSocket(address, who);
    socket.connect();
    await socket.next("CONNECTED");
    await who.call(publishNotification, { body: { title: "Without Redis", recipients: { tenant: true } } });
    expect((await socket.next("NOTIFICATION")).payload.notifications).toMatchObject([{ title: "Without Redis" }]);
    await node.close();
    expect(await socket.closed).toBe(1012);
    redis.close();
  },
);

const redisUrl = process.env["REDIS_URL"];
/**
 * A minute, and a little more: longer than the five seconds for which nodes send both ways after the last word of one without Redis
 * (decision 35), and than the time after which a node looks at the database by itself.
 */
const outageMs = 61_000;

test.each(redisUrl ? [redisUrl] : [])(
  "While Redis is away for a minute every notification arrives once, in order, at a socket of either node, and so it does when Redis is back",
  async (url) => {
    const gate = await createGate(url);
    const node = await startTestServer({ environment: { REDIS_URL: gate.address } });
    const second = await node.anotherNode();
    const nodes = [node, second] as const;
    const who = await buildUser(node.services, await buildTenant(node.services));
    const clients = [await signIn(node, who), await signIn(second, who)] as const;
    const sockets = await Promise.all(nodes.map(async (each) => openSocket(await listen(each), clients[0])));
    for (const socket of sockets) {
      socket.connect();
      await socket.next("CONNECTED");
    }
    const sent: string[] = [];
    const send = async (title: string) => {
      const body = { title, recipients: { users: [who.id] } };
      await clients[sent.length % 2 === 0 ? 0 : 1].call(publishNotification, { body });
      sent.push(title);
    };
    await send("Before");
    await gate.shut();
    for (const until = performance.now() + outageMs; performance.now() < until; await sleep(1_000))
      await send(`Away ${sent.length}`);
    await gate.open();
    // While it is found again, and after.
    for (const until = performance.now() + 2_000; performance.now() < until; await sleep(250))
      await send(`Back ${sent.length}`);
    for (const { services } of nodes)
      await vi.waitFor(() => expect(services.bus.transports.redis).toBe(true), { timeout: 10_000 });
    await send("After");

    const titlesAt = ({ frames }: SocketClient) =>
      frames.flatMap((frame) =>
        frame.command === "NOTIFICATION"
          ? frame.payload.notifications.toSorted((a, b) => a.sequence - b.sequence).map(({ title }) => title)
          : [],
      );
    for (const socket of sockets) await vi.waitFor(() => expect(titlesAt(socket)).toEqual(sent), { timeout: 5_000 });
    await node.close();
    await gate.shut();
  },
  outageMs + 30_000,
);
