import { login, setUserLock } from "@evolve/contracts/authentication";
import { exchangeToken } from "@evolve/contracts/session-tokens";
import { buildTenant, buildUser, type BuiltTenant } from "@evolve/testkit/builders";
import { anonymous, signIn } from "@evolve/testkit/client";
import { withAdmin } from "@evolve/testkit/global-setup";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";

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

/**
 * The tables in which rows are written during some work, by transaction. What nodes and their jobs write by themselves is left out.
 */
const writesOf = (work: () => Promise<unknown>): Promise<string[][]> =>
  withAdmin(server.connectionString, async (owner) => {
    const { rows: begun } = await owner.query<{ id: string }>("select pg_current_xact_id()::text as id");
    await work();
    const { rows: tables } = await owner.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('job_nodes', 'audit_links') order by 1",
    );
    const written = new Map<string, string[]>();
    for (const { name } of tables) {
      const { rows } = await owner.query<{ writer: string }>(
        `select distinct xmin::text as writer from "${name}" where xmin::text::bigint > $1`,
        [begun[0]?.id],
      );
      for (const { writer } of rows) written.set(writer, [...(written.get(writer) ?? []), name]);
    }
    return [...written.values()];
  });

test("Everything that a sign-in writes is written by one commit, which is all that the disk is waited for; so is the exchange", async () => {
  const user = await buildUser(server.services, tenant);
  const address = "10.9.9.9";
  await signIn(server, user, address);
  const stranger = anonymous(server, address);
  let accessToken = "";
  const body = { userName: user.userName, password: user.password };
  const bySignIn = await writesOf(async () => {
    accessToken = (await stranger.call(login, { body })).body.id_token;
  });
  expect(bySignIn).toEqual([["audit_events", "known_devices", "sessions", "users"]]);
  expect(await writesOf(() => stranger.call(exchangeToken, { body: { accessToken } }))).toEqual([["sessions"]]);
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
