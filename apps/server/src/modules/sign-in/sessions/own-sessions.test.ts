import { refresh } from "@evolve/contracts/session-tokens";
import {
  endOwnSession,
  endOwnSessions,
  endTenantSessions,
  endUserSessions,
  searchSessions,
} from "@evolve/contracts/sessions";
import { type Browser, openBrowser } from "@evolve/testkit/browser";
import { buildTenant, buildUser, type BuiltTenant, type BuiltUser } from "@evolve/testkit/builders";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;
let user: BuiltUser;
let own: Browser;
let other: Browser;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  tenant = await buildTenant(server.services);
  user = await buildUser(server.services, tenant, { permissions: ["mySpace:view"] });
  own = await entered(user);
  other = await entered(user);
});
afterAll(() => server.close());

const entered = async (person: BuiltUser): Promise<Browser> => {
  const browser = openBrowser(server);
  await browser.enter(person);
  return browser;
};
const lives = async (browser: Browser): Promise<boolean> =>
  (await browser.call(searchSessions, { body: {} })).status === 200;
const idOf = ({ tokens }: Browser): string => tokens?.sessionId ?? "";

test("Somebody sees their own open sessions, this one marked [SEC-22]", async () => {
  const { sessions } = (await own.call(searchSessions, { body: {} })).body;
  expect(sessions.map(({ id, current }) => [id, current]).sort()).toEqual(
    [
      [idOf(own), true],
      [idOf(other), false],
    ].sort(),
  );
});

test("More sessions than a page holds come page by page, the one used last first", async () => {
  server.clock.advance(1);
  const last = await entered(user);
  const first = (await last.call(searchSessions, { body: { top: 2 } })).body;
  expect(first.sessions.map(({ current }) => current)).toEqual([true, false]);
  expect(first.totalRecords).toBe(3);
  const rest = (await last.call(searchSessions, { body: { top: 2, after: first.next } })).body;
  expect([...first.sessions, ...rest.sessions].map(({ id }) => id).sort()).toEqual([own, other, last].map(idOf).sort());
  expect(rest.next).toBeUndefined();
});

test("They end one of them, and its refresh token with it, on every node [SEC-22]", async () => {
  const node = await server.anotherNode();
  const elsewhere = openBrowser(node);
  elsewhere.tokens = other.tokens;
  expect(await lives(elsewhere)).toBe(true);
  expect((await own.call(endOwnSession, { params: { sessionId: idOf(other) } })).status).toBe(200);
  await expect.poll(() => lives(elsewhere), { timeout: 10_000 }).toBe(false);
  expect((await other.call(refresh, { body: { token: other.tokens?.refreshToken ?? "" } })).status).toBe(401);
  expect((await own.call(endOwnSession, { params: { sessionId: idOf(other) } })).status).toBe(404);
  expect(await lives(own)).toBe(true);
});

test("They end all the others, or sign out everywhere [SEC-22]", async () => {
  expect((await own.call(endOwnSessions, { body: { which: "others" } })).body).toEqual({ ended: 1 });
  expect([await lives(own), await lives(other)]).toEqual([true, false]);
  await other.enter(user);
  expect((await own.call(endOwnSessions, { body: { which: "all" } })).body).toEqual({ ended: 2 });
  expect([await lives(own), await lives(other)]).toEqual([false, false]);
});

test("Nobody ends a session of somebody else by its id [SEC-22]", async () => {
  const neighbour = await entered(await buildUser(server.services, tenant));
  expect((await neighbour.call(endOwnSession, { params: { sessionId: idOf(own) } })).status).toBe(404);
  expect(await lives(own)).toBe(true);
});

test("An administrator ends the sessions of a user who holds no more permissions than they do [SEC-22]", async () => {
  const manager = await entered(
    await buildUser(server.services, tenant, { permissions: ["user:edit", "mySpace:view"] }),
  );
  const boss = await buildUser(server.services, tenant);
  const end = async (by: Browser, userId: string) => (await by.call(endUserSessions, { params: { userId } })).status;
  expect(await end(own, boss.id)).toBe(403);
  expect(await end(manager, boss.id)).toBe(403);
  const foreigner = await entered(await buildUser(server.services, await buildTenant(server.services)));
  expect(await end(foreigner, user.id)).toBe(404);
  expect(await end(manager, user.id)).toBe(200);
  expect([await lives(own), await lives(other), await lives(manager)]).toEqual([false, false, true]);
});

test("An administrator ends everybody's sessions in the tenant, and nobody's in another [SEC-22]", async () => {
  const administrator = await entered(await buildUser(server.services, tenant));
  const foreigner = await entered(await buildUser(server.services, await buildTenant(server.services)));
  expect((await own.call(endTenantSessions, {})).status).toBe(403);
  expect((await administrator.call(endTenantSessions, {})).body).toEqual({ ended: 2 });
  expect([await lives(own), await lives(administrator), await lives(foreigner)]).toEqual([false, true, true]);
});
