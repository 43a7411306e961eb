import {
  acknowledgeNotifications,
  broadcastMessage,
  listNotifications,
  publishNotification,
  readNotificationSettings,
  updateNotificationSettings,
} from "@evolve/contracts/notifications";
import { type BuiltTenant, buildTenant, buildUser, type BuiltUser } from "@evolve/testkit/builders";
import { anonymous, signIn, type TestClient } from "@evolve/testkit/client";
import { mailsTo } from "@evolve/testkit/mails";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { newId } from "../../../ids.ts";
import { notify } from "./index.ts";

let server: TestServer;
let tenant: BuiltTenant;
let administrator: TestClient;
let ann: BuiltUser;
let client: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services, { allowedDomains: ["partner.test"] });
  administrator = await signIn(
    server,
    await buildUser(server.services, tenant, { firstName: "Ada", lastName: "King" }),
  );
});
beforeEach(async () => {
  ann = await buildUser(server.services, tenant, { permissions: ["user:view"] });
  client = await signIn(server, ann);
});
afterAll(() => server.close());

const publish = (body: Record<string, unknown>, who = administrator) =>
  who.send(publishNotification, { body: { title: "Hello", recipients: { users: [ann.id] }, ...body } });
const listOf = async (who: TestClient) => (await who.call(listNotifications, { query: {} })).body;
const action = (more: Record<string, unknown> = {}, guideline: Record<string, unknown> = {}) => ({
  uri: "/jobs/v1/jobs",
  uriHttpVerb: "POST",
  payload: { again: true },
  guideline: { uriLaunchMethod: "API_CALL", actionTextTranslation: "Run again", ...guideline },
  ...more,
});

test("A notification has all its parts, in its reader's language and time zone [NOTE-002] [NOTE-003]", async () => {
  const whole = action({}, { onSuccessTextTranslation: "It runs", windowProperties: { width: 800, height: 600 } });
  await publish({ title: "Outage", content: "At noon", linkURL: "/admin/#/users", actions: [whole] });
  await server.services.database.withTenant(tenant.id, (tx) =>
    notify(server.services, tx, {
      to: { users: [ann.id] },
      topic: "jobs",
      text: { key: "jobDone", values: { job: { message: "jobs.kind.audit.export" } } },
    }),
  );
  const answer = await client.send(listNotifications, {
    path: "/notifications/v1/notifications?timezone=Asia/Tokyo",
    headers: { "accept-language": "ru" },
  });
  const [newer, older] = (answer.body as Awaited<ReturnType<typeof listOf>>).notifications;
  expect(newer).toMatchObject({
    title: "Выгрузка журнала аудита: завершено",
    publisher: "Evolve Suite",
    isRead: false,
  });
  const now = server.clock.now();
  expect(older).toMatchObject({
    title: "Outage",
    content: "At noon",
    publisher: "Ada King",
    linkURL: "/admin/#/users",
    isRead: false,
    actions: [whole],
  });
  expect(Math.abs(Date.parse(older?.publishDate ?? "") - now.getTime())).toBeLessThan(60_000);
  const inTokyo = new Intl.DateTimeFormat("ru-RU", { dateStyle: "medium", timeStyle: "short", timeZone: "Asia/Tokyo" });
  expect(older?.date).toBe(inTokyo.format(new Date(older?.publishDate ?? "")));
});

test("An action without address, launch method or text is dropped, the rest of the notification is kept [NOTE-010]", async () => {
  const { status } = await publish({
    actions: [
      action({ uri: "" }),
      action({}, { uriLaunchMethod: undefined }),
      action({}, { actionTextTranslation: " " }),
      action({ guideline: undefined }),
      action({ uri: "/kept" }),
    ],
  });
  expect(status).toBe(200);
  const [only] = (await listOf(client)).notifications;
  expect(only?.actions.map(({ uri }) => uri)).toEqual(["/kept"]);
});

test("An action may call this host and the allowed ones with any verb, and open any address; `javascript:` and the like are refused [NOTE-013]", async () => {
  const called = ["/own/path", "https://api.partner.test/v1?x=1"].flatMap((uri) =>
    ["DELETE", "PATCH"].map((uriHttpVerb) => action({ uri, uriHttpVerb })),
  );
  const elsewhere = "https://api.other.test/v1";
  const opened = action({ uri: elsewhere, uriHttpVerb: "GET" }, { uriLaunchMethod: "NEW_WINDOW" });
  expect((await publish({ actions: [...called, opened] })).status).toBe(200);
  expect(await publish({ actions: [action({ uri: elsewhere })] })).toMatchObject({
    status: 400,
    body: { fields: { actions: "allowedAddress" } },
  });
  for (const uri of [
    "javascript:alert(1)",
    " javascript:alert(1)",
    "data:text/html,x",
    "//evil.test",
    "/\\evil.test",
    "/\t/evil.test",
    "https://me:secret@evil.test",
  ]) {
    const asAction = await publish({ actions: [action({ uri })] });
    const asLink = await publish({ linkURL: uri });
    expect([uri, asAction.status, asLink.status]).toEqual([uri, 400, 400]);
    expect(asLink.errorCode).toBe("platform_user_manager_service_106");
  }
  expect((await listOf(client)).notifications).toHaveLength(1);
});

test("The newest 30 are kept and counted [NOTE-017] [NOTE-018]", async () => {
  for (let n = 1; n <= 32; n += 1) await publish({ title: `Number ${n}` });
  const { notifications, unreadCount } = await listOf(client);
  expect(unreadCount).toBe(30);
  expect(notifications.map(({ title }) => title)).toEqual(
    Array.from({ length: 30 }, (_, index) => `Number ${32 - index}`),
  );
  const page = await client.call(listNotifications, {
    query: { before: String(notifications[9]?.sequence), top: "2" },
  });
  expect(page.body.notifications.map(({ title }) => title)).toEqual(["Number 22", "Number 21"]);
});

test("It goes to users, holders of a role by first or second role, or the tenant, and nobody else", async () => {
  const holder = await buildUser(server.services, tenant, { permissions: [] });
  const { roleId } = await buildUser(server.services, tenant);
  const second = { tenant_id: tenant.id, user_id: ann.id, role_id: roleId };
  await server.services.database.withTenant(tenant.id, (tx) =>
    tx.insertInto("secondary_roles").values(second).execute(),
  );
  const gone = await buildUser(server.services, tenant, { status: "DELETED" });
  const stranger = await buildUser(server.services, await buildTenant(server.services));
  const sent = await publish({ title: "Roles", recipients: { roles: [roleId, holder.roleId] } });
  expect((sent.body as { recipientCount: number }).recipientCount).toBe(3);
  await publish({ title: "All", recipients: { tenant: true } });
  const titlesOf = async (user: BuiltUser) =>
    (await listOf(user === ann ? client : await signIn(server, user))).notifications.map(({ title }) => title);
  expect(await titlesOf(ann)).toEqual(["All", "Roles"]);
  expect(await titlesOf(holder)).toEqual(["All", "Roles"]);
  expect(await titlesOf(stranger)).toEqual([]);
  expect((await publish({ recipients: { users: [gone.id] } })).body).toMatchObject({ recipientCount: 0 });
  expect((await publish({ recipients: { users: [ann.id, stranger.id] } })).status).toBe(404);
});

test("Publishing again under the same id changes nothing; something else under it is refused", async () => {
  const id = { notificationUuid: newId() };
  const [first, again] = [await publish(id), await publish(id)];
  expect([first.body, again.status]).toEqual([again.body, 200]);
  expect((await listOf(client)).notifications).toHaveLength(1);
  expect((await publish({ ...id, title: "Other" })).errorCode).toBe("CHANGED_MEANWHILE");
  const message = { broadcastUuid: newId(), message: "Fire drill", duration: 5_000 };
  for (const status of [200, 200])
    expect((await administrator.call(broadcastMessage, { body: message })).status).toBe(status);
  expect((await administrator.call(broadcastMessage, { body: { ...message, message: "No" } })).status).toBe(409);
});

test("Only who may publish does, and it is in the audit trail", async () => {
  expect((await publish({}, client)).status).toBe(403);
  expect((await publish({}, anonymous(server))).status).toBe(401);
  const body = { message: "Hello", duration: 5_000 };
  expect((await client.call(broadcastMessage, { body })).status).toBe(403);
  await publish({ title: "Audited" });
  const events = await server.services.database.withTenant(tenant.id, (tx) =>
    tx.selectFrom("audit_events").select("details").where("action", "=", "notification.published").execute(),
  );
  expect(events.map(({ details }) => details)).toContainEqual({ title: "Audited", recipients: 1 });
});

test("One's own are acknowledged; those of somebody else do not exist", async () => {
  await publish({});
  const [own] = (await listOf(client)).notifications;
  const uuids = { notificationUuids: [own?.notificationUuid ?? ""] };
  expect((await administrator.call(acknowledgeNotifications, { body: uuids })).errorCode).toBe("NOT_FOUND");
  expect((await client.call(acknowledgeNotifications, { body: uuids })).body.unreadCount).toBe(0);
  expect((await listOf(client)).notifications[0]?.isRead).toBe(true);
});

test("A transaction that is rolled back has notified nobody", async () => {
  await expect(
    server.services.database.withTenant(tenant.id, async (tx) => {
      await notify(server.services, tx, {
        to: { users: [ann.id] },
        topic: "messages",
        text: { title: "Never", content: "" },
      });
      throw new Error("rolled back");
    }),
  ).rejects.toThrow();
  expect((await listOf(client)).notifications).toEqual([]);
});

test("Everybody chooses the channels of each topic: bell, mail, both or none", async () => {
  const choose = (bell: boolean, mail: boolean) =>
    client.call(updateNotificationSettings, { body: { topic: "messages", bell, mail } });
  const usual = (await client.call(readNotificationSettings, {})).body.settings;
  expect(usual.find(({ topic }) => topic === "security")).toMatchObject({ mail: true, mailIsFixed: true });
  expect(usual.find(({ topic }) => topic === "messages")).toMatchObject({ bell: true, mail: false });

  await choose(false, false);
  await publish({ title: "Neither" });
  await choose(false, true);
  await publish({ title: "By mail", content: "Read this", linkURL: "/admin/#/users" });
  await choose(true, true);
  await publish({ title: "Both" });
  const mails = () => mailsTo(server.mail, ann.userName);
  await vi.waitFor(() => expect(mails()).toHaveLength(2), 20_000);
  expect(
    mails()
      .map(({ subject }) => subject)
      .sort(),
  ).toEqual(["Both", "By mail"]);
  const text = mails().find(({ subject }) => subject === "By mail")?.text ?? "";
  expect(text).toContain("Read this");
  expect(text).toContain("http://localhost:8080/admin/#/users");
  expect((await listOf(client)).notifications.map(({ title }) => title)).toEqual(["Both"]);
});
