import { broadcastMessage, listNotifications, publishNotification } from "@evolve/contracts/notifications";
import { logout } from "@evolve/contracts/session-tokens";
import { notificationLimits } from "@evolve/contracts/notification-limits";
import { type BuiltTenant, buildTenant, buildUser, type BuiltUser } from "@evolve/testkit/builders";
import { signIn, type TestClient } from "@evolve/testkit/client";
import { listen, openSocket, type SocketClient } from "@evolve/testkit/socket-client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { newId } from "../../../../ids.ts";

let server: TestServer;
let address: string;
let tenant: BuiltTenant;
let administrator: TestClient;
let ann: BuiltUser;
let client: TestClient;
const opened: SocketClient[] = [];

beforeAll(async () => {
  server = await startTestServer();
  address = await listen(server);
  tenant = await buildTenant(server.services);
  administrator = await signIn(server, await buildUser(server.services, tenant));
});
beforeEach(async () => {
  ann = await buildUser(server.services, tenant, { permissions: [] });
  client = await signInAgain();
});
afterEach(() => {
  for (const socket of opened.splice(0)) socket.close();
});
afterAll(() => server.close());

/** In the same place, so that it is no new device. */
const signInAgain = (): Promise<TestClient> => signIn(server, ann, "10.1.2.3");
const open = async (who: TestClient | null = client, at = address): Promise<SocketClient> => {
  const socket = await openSocket(at, who);
  opened.push(socket);
  return socket;
};
const connected = async (more: Parameters<SocketClient["connect"]>[0] = {}, who = client) => {
  const socket = await open(who);
  socket.connect(more);
  return { socket, first: (await socket.next("CONNECTED")).payload };
};
const publish = async (title: string): Promise<string> => {
  const body = { title, recipients: { users: [ann.id] } };
  return (await administrator.call(publishNotification, { body })).body.notificationUuid;
};
const errorOf = async (socket: SocketClient): Promise<string> => (await socket.next("ERROR")).payload.errorCode;

test("CONNECT is answered by CONNECTED with what there is, in the browser's language and time zone [NOTE-006] [NOTE-011] [NOTE-012]", async () => {
  await publish("Before");
  const { first } = await connected({ clientLocale: "es-ES", clientTimezone: "America/Bogota" });
  expect(first).toMatchObject({ unreadCount: 1, isWhole: true, broadcasts: [] });
  const [only] = first.notifications;
  const inBogota = new Intl.DateTimeFormat("es-ES", {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "America/Bogota",
  });
  expect(only).toMatchObject({ title: "Before", date: inBogota.format(new Date(only?.publishDate ?? "")) });
});

test("A new notification is pushed once, and ACKNOWLEDGE marks it as read in every browser of the user [NOTE-011, NOTE-012]", async () => {
  const [{ socket: one }, { socket: other }] = [await connected(), await connected({}, await signInAgain())];
  const id = await publish("Now");
  for (const socket of [one, other])
    expect((await socket.next("NOTIFICATION")).payload).toMatchObject({
      unreadCount: 1,
      notifications: [{ title: "Now", isRead: false }],
    });
  one.acknowledge(id);
  for (const socket of [one, other])
    expect((await socket.next("NOTIFICATION")).payload).toMatchObject({
      unreadCount: 0,
      notifications: [{ notificationUuid: id, isRead: true }],
    });
  expect((await client.call(listNotifications, { query: {} })).body.unreadCount).toBe(0);
});

test("Thirty commands at once are all carried out", async () => {
  const ids: string[] = [];
  for (let n = 0; n < 30; n += 1) ids.push(await publish(`Number ${n}`));
  const { socket } = await connected();
  for (const id of ids) socket.acknowledge(id);
  await vi.waitFor(async () => expect((await client.call(listNotifications, { query: {} })).body.unreadCount).toBe(0));
  expect(socket.frames.filter(({ command }) => command === "ERROR")).toEqual([]);
});

test("A browser resumes after its last sequence number: it gets what it missed, and that once", async () => {
  await publish("First");
  const { socket, first } = await connected();
  socket.close();
  await socket.closed;
  await publish("Missed");
  const again = await connected({ after: first.sequence });
  expect(again.first).toMatchObject({ isWhole: false, unreadCount: 2, notifications: [{ title: "Missed" }] });
  const nothing = await connected({ after: again.first.sequence });
  expect(nothing.first).toMatchObject({ notifications: [], unreadCount: 2 });
  const fromElsewhere = await connected({ after: again.first.sequence + 1_000 });
  expect(fromElsewhere.first).toMatchObject({ isWhole: true, unreadCount: 2 });
  expect(fromElsewhere.first.notifications).toHaveLength(2);
});

test("A broadcast reaches everybody in the tenant, those who come while it lasts too, and nobody else [NOTE-004, NOTE-021]", async () => {
  const { socket } = await connected();
  const stranger = await signIn(server, await buildUser(server.services, await buildTenant(server.services)));
  const { socket: strange } = await connected({}, stranger);
  const body = { message: "Fire drill at noon", duration: 60_000 };
  const { broadcastUuid } = (await administrator.call(broadcastMessage, { body })).body;
  const { payload } = await socket.next("BROADCAST");
  expect(payload).toMatchObject({ broadcastUuid, message: "Fire drill at noon" });
  expect(payload.duration).toBeGreaterThan(50_000);
  expect((await connected()).first.broadcasts).toMatchObject([{ broadcastUuid }]);
  expect(strange.frames.map(({ command }) => command)).toEqual(["CONNECTED"]);
});

test("A wrong frame is refused with a code, and the socket stays open", async () => {
  const { socket } = await connected();
  const theirs = (
    await administrator.call(publishNotification, {
      body: { title: "Theirs", recipients: { tenant: true }, notificationUuid: newId() },
    })
  ).body.notificationUuid;
  await socket.next("NOTIFICATION");
  const command = (name: unknown, headers: unknown) => ({ command: name, headers });
  const wrong: [unknown, string][] = [
    ["not JSON", "UNPARSABLE_BODY"],
    ["x".repeat(notificationLimits.socketFrameMax + 1), "BODY_TOO_LARGE"],
    ["x".repeat(1_000_000), "BODY_TOO_LARGE"],
    [command("FORMAT", {}), "UNKNOWN_COMMAND"],
    [null, "UNKNOWN_COMMAND"],
    [command("ACKNOWLEDGE", {}), "platform_user_manager_service_106"],
    [command("ACKNOWLEDGE", { notificationUuid: "' or 1=1" }), "platform_user_manager_service_106"],
    [command("ACKNOWLEDGE", { notificationUuid: newId() }), "NOT_FOUND"],
    [{ ...command("CONNECT", { sessionToken: "x" }), payload: { after: -1 } }, "platform_user_manager_service_106"],
  ];
  for (const [frame, code] of wrong) {
    socket.send(frame);
    expect(await errorOf(socket)).toBe(code);
  }
  socket.acknowledge(theirs);
  await socket.next("NOTIFICATION");
  expect(socket.isOpen()).toBe(true);
});

test("Somebody else's notification cannot be acknowledged: the answer names it, and it stays unread", async () => {
  const theirs = await publish("Ann's");
  const other = await signIn(server, await buildUser(server.services, tenant, { permissions: [] }));
  const { socket } = await connected({}, other);
  socket.acknowledge(theirs);
  expect(await socket.next("ERROR")).toMatchObject({
    headers: { notificationUuid: theirs },
    payload: { errorCode: "NOT_FOUND" },
  });
  expect((await connected()).first.unreadCount).toBe(1);
  expect(socket.isOpen()).toBe(true);
});

test("A socket that sends too many frames is told so, and its other frames are carried out", async () => {
  const id = await publish("Still");
  const { socket } = await connected();
  for (let n = 0; n < notificationLimits.socketFramesAtOnce + 20; n += 1) socket.send("{}");
  await vi.waitFor(() =>
    expect(socket.frames).toContainEqual(
      expect.objectContaining({ payload: { errorCode: "platform_user_manager_service_107", message: "throttled" } }),
    ),
  );
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  socket.acknowledge(id);
  expect((await socket.next("NOTIFICATION")).payload.unreadCount).toBe(0);
});

test("Without a live session nothing is told: no CONNECT, a forged token, one of a session that has ended", async () => {
  const early = await open();
  early.acknowledge(newId());
  expect(await errorOf(early)).toBe("SIGNED_OUT");
  const forged = await open(null);
  forged.send({ command: "CONNECT", headers: { sessionToken: "forged" } });
  expect(await errorOf(forged)).toBe("TOKEN_INVALID");
  expect(await forged.closed).toBe(4401);
  const signedOut = await signInAgain();
  const body = { accessToken: signedOut.tokens?.accessToken ?? "" };
  await signedOut.call(logout, { body });
  const over = await open(signedOut);
  over.connect();
  expect(await errorOf(over)).toBe("SIGNED_OUT");
  expect(await over.closed).toBe(4401);
});

test("Signing out closes the session's sockets within a second, and no other", async () => {
  const { socket: other } = await connected({}, await signInAgain());
  const { socket } = await connected();
  const at = performance.now();
  await client.call(logout, { body: { accessToken: client.tokens?.accessToken ?? "" } });
  expect(await socket.closed).toBe(4401);
  expect(performance.now() - at).toBeLessThan(1_000);
  expect(other.isOpen()).toBe(true);
});

test("A locked user's sockets are closed", async () => {
  const { socket } = await connected();
  await server.services.database.withTenant(tenant.id, (tx) =>
    tx.updateTable("users").set({ locked_down: true }).where("id", "=", ann.id).execute(),
  );
  await server.services.bus.publish({ kind: "user-changed", tenantId: tenant.id, userId: ann.id });
  expect(await socket.closed).toBe(4401);
});

test("A session has at most four sockets: the oldest makes room", async () => {
  const sockets: SocketClient[] = [];
  for (let n = 0; n < notificationLimits.socketsPerSession + 1; n += 1) sockets.push((await connected()).socket);
  expect(await sockets[0]?.closed).toBe(4409);
  expect(sockets.slice(1).every((socket) => socket.isOpen())).toBe(true);
});

test("Only pages of this host or an allowed one may open a socket", async () => {
  const statusOf = (origin: string) =>
    openSocket(address, client, origin).then(
      (socket) => {
        socket.close();
        return "open";
      },
      (error: Error) => error.message,
    );
  expect(await statusOf("https://evil.test")).toBe("403");
  expect(await statusOf("null")).toBe("403");
  expect(await statusOf(address)).toBe("open");
  expect(await statusOf("http://localhost:9999")).toBe("open");
});

test("The same socket takes a renewed token, and refuses another session's", async () => {
  const { socket, first } = await connected();
  socket.connect({ after: first.sequence });
  expect((await socket.next("CONNECTED")).payload).toMatchObject({ notifications: [], isWhole: first.sequence === 0 });
  const other = await signInAgain();
  socket.send({ command: "CONNECT", headers: { sessionToken: other.tokens?.accessToken } });
  expect(await errorOf(socket)).toBe("SIGNED_OUT");
  expect(await socket.closed).toBe(4401);
});
