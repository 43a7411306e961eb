import { listDevices, listUserDevices, forgetUserDevice } from "@evolve/contracts/devices";
import { endUserSession, searchUserSessions } from "@evolve/contracts/sessions";
import { listUserEvents } from "@evolve/contracts/audit";
import { currentUser } from "@evolve/contracts/current-user";
import { openBrowser } from "@evolve/testkit/browser";
import { type BuiltTenant, type BuiltUser, buildTenant, buildUser } from "@evolve/testkit/builders";
import { signIn, type TestClient } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;
let administrator: TestClient;
let user: BuiltUser;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services);
  administrator = await signIn(server, await buildUser(server.services, tenant));
});
afterAll(() => server.close());
beforeEach(async () => {
  user = await buildUser(server.services, tenant, { permissions: ["myAccessKey:view"] });
});

const helpDesk = async () => signIn(server, await buildUser(server.services, tenant, { permissions: ["user:edit"] }));
const actionsAbout = async (userId: string) =>
  (await administrator.call(listUserEvents, { params: { userId }, query: {} })).body.events.map(({ action }) => action);

test("An administrator ends one session of a user; the user's other session goes on [SEC-21]", async () => {
  const [one, other] = [await signIn(server, user), await signIn(server, user)];
  const sessionId = one.tokens?.sessionId ?? "";
  const params = { userId: user.id, sessionId };
  expect((await administrator.call(endUserSession, { params })).status).toBe(200);
  expect((await one.call(currentUser, {})).errorCode).toBe("SIGNED_OUT");
  expect((await other.call(currentUser, {})).status).toBe(200);
  const left = await administrator.call(searchUserSessions, { body: { userId: user.id } });
  expect(left.body.sessions.map(({ id }) => id)).toEqual([other.tokens?.sessionId]);
  expect((await administrator.call(endUserSession, { params })).errorCode).toBe("NOT_FOUND");
  expect(await actionsAbout(user.id)).toContain("user.session-ended");
});

test("A session is only ended under the name of its own user", async () => {
  const stranger = await buildUser(server.services, tenant, { permissions: [] });
  const session = await signIn(server, user);
  const params = { userId: stranger.id, sessionId: session.tokens?.sessionId ?? "" };
  expect((await administrator.call(endUserSession, { params })).errorCode).toBe("NOT_FOUND");
  expect((await session.call(currentUser, {})).status).toBe(200);
});

test("An administrator sees a user's known devices and forgets one of them", async () => {
  const browser = openBrowser(server);
  await browser.enter(user);
  const params = { userId: user.id };
  const { devices } = (await administrator.call(listUserDevices, { params })).body;
  expect(devices).toEqual([{ ...(await browser.call(listDevices, {})).body.devices[0], current: false }]);
  const device = { params: { ...params, deviceId: devices[0]?.id ?? "" } };
  expect((await administrator.call(forgetUserDevice, device)).status).toBe(200);
  expect((await administrator.call(listUserDevices, { params })).body.devices).toEqual([]);
  expect((await administrator.call(forgetUserDevice, device)).errorCode).toBe("NOT_FOUND");
  expect(await actionsAbout(user.id)).toContain("user.device-forgotten");
});

test("Nobody looks into the access of a user who holds more than they do, or ends it", async () => {
  const caller = await helpDesk();
  const above = await buildUser(server.services, tenant);
  const browser = openBrowser(server);
  await browser.enter(above);
  const [device] = (await browser.call(listDevices, {})).body.devices;
  const session = await signIn(server, above);
  const params = { userId: above.id };
  const refused = [
    await caller.call(listUserDevices, { params }),
    await caller.call(forgetUserDevice, { params: { ...params, deviceId: device?.id ?? "" } }),
    await caller.call(endUserSession, { params: { ...params, sessionId: session.tokens?.sessionId ?? "" } }),
  ];
  expect(refused.map(({ errorCode }) => errorCode)).toEqual(["FORBIDDEN", "FORBIDDEN", "FORBIDDEN"]);
});
