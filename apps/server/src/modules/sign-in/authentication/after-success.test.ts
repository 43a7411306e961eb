import { login, setUserLock } from "@evolve/contracts/authentication";
import { buildTenant, buildUser, type BuiltTenant } from "@evolve/testkit/builders";
import { anonymous, signIn } from "@evolve/testkit/client";
import { withAdmin } from "@evolve/testkit/global-setup";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import pg from "pg";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services);
});
afterAll(() => server.close());

/** While the database refuses to forget wrong guesses. */
const withoutForgetting = async (work: () => Promise<void>): Promise<void> => {
  const set = (statement: string) => withAdmin(server.connectionString, (owner) => owner.query(statement));
  await set("revoke delete on sign_in_failures from evolve_system");
  try {
    await work();
  } finally {
    await set("grant delete on sign_in_failures to evolve_system");
  }
};

test("A sign-in that has succeeded stays one when its earlier wrong guesses cannot be forgotten", async () => {
  const user = await buildUser(server.services, tenant);
  const stranger = anonymous(server);
  const enter = (password: string) => stranger.call(login, { body: { userName: user.userName, password } });
  expect((await enter("Not#2026-this")).status).toBe(401);
  await withoutForgetting(async () => {
    expect((await enter(user.password)).status).toBe(200);
  });
  expect(server.logged).toContainEqual(expect.objectContaining({ msg: "what follows a success failed" }));
});

test("Everything that a sign-in writes is written by one commit, which is all that the disk is waited for", async () => {
  const user = await buildUser(server.services, tenant);
  await signIn(server, user);
  const query = vi.spyOn(pg.Client.prototype, "query");
  onTestFinished(() => query.mockRestore());
  await anonymous(server).call(login, { body: { userName: user.userName, password: user.password } });
  const texts = query.mock.calls.map(([given]: unknown[]) => (given as { text?: string }).text ?? String(given));
  const written = /^(?:insert into|update|delete from) "(?:sessions|known_devices|users|audit_events)"/;
  const writes = texts.flatMap((text, at) => (written.test(text) ? [at] : []));
  expect(writes).toHaveLength(4);
  const commit = texts.indexOf("commit", writes[0]);
  expect(texts.slice(writes[0], commit).filter((text) => text.startsWith("begin"))).toEqual([]);
  expect(writes.every((at) => at < commit)).toBe(true);
});

test("An account is unlocked from every lock, or from none and the administrator is told", async () => {
  server.allowDefects("sign_in_failures");
  const user = await buildUser(server.services, tenant, { lockedDown: true });
  const administrator = await signIn(server, await buildUser(server.services, tenant));
  const unlock = () => administrator.call(setUserLock, { params: { userId: user.id }, body: { locked: false } });
  const isLocked = async () =>
    (
      await server.services.database.system
        .selectFrom("users")
        .select("locked_down")
        .where("id", "=", user.id)
        .executeTakeFirst()
    )?.locked_down;
  await withoutForgetting(async () => {
    expect((await unlock()).status).toBe(500);
    expect(await isLocked()).toBe(true);
  });
  expect((await unlock()).status).toBe(200);
  expect(await isLocked()).toBe(false);
});
