import { watchSession } from "@evolve/contracts/session-state";
import { endTenantSessions } from "@evolve/contracts/sessions";
import { buildTenant, buildUser, type BuiltTenant } from "@evolve/testkit/builders";
import { signIn, withTokens } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";

const many = 10_000;
const clients = 50;
let server: TestServer;
let tenant: BuiltTenant;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services);
});
afterEach(() => void vi.restoreAllMocks());
afterAll(() => server.close());

/** Sessions of one user, some of them signed in to an OpenID client. */
const openMany = async (userId: string): Promise<void> => {
  const { clock, database } = server.services;
  await sql`
    with opened as (
      insert into sessions (tenant_id, id, user_id, cookie_hash, user_agent, address, created_at, last_seen_at, expires_at,
        refresh_salt, authenticated_at)
      select ${tenant.id}, gen_random_uuid(), ${userId}, decode(md5(n::text), 'hex'), '', '', ${clock.now()}::timestamptz, ${clock.now()},
        ${clock.now()}::timestamptz + interval '12 hours', '', ${clock.now()}
      from generate_series(1, ${many}) as n
      returning tenant_id, id
    )
    insert into openid_session_clients (tenant_id, session_id, client_id, redirect_uri, next_attempt_at)
    select tenant_id, id, 'nobody', '', ${clock.now()}::timestamptz + interval '12 hours' from opened limit ${clients}
  `.execute(database.system);
};

test("All sessions of a large tenant end by a handful of statements and one message, which reaches everybody who waits [SEC-21]", async () => {
  const other = await server.anotherNode();
  const administrator = await signIn(server, await buildUser(server.services, tenant));
  const somebody = await buildUser(server.services, tenant);
  const client = await signIn(server, somebody);
  if (!client.tokens || !administrator.tokens) throw new Error("no tokens");
  await openMany(somebody.id);
  const watch = (on: Pick<TestServer, "app">, tokens: typeof client.tokens & object, seconds: string) =>
    withTokens(on, tokens).call(watchSession, { query: { seconds } });
  for (const tokens of [client.tokens, administrator.tokens])
    expect((await watch(other, tokens, "0")).body.state).toBe("live");
  const waiting = watch(other, client.tokens, "25");
  const spared = watch(other, administrator.tokens, "4");
  expect((await watch(other, client.tokens, "0")).body.state).toBe("live");
  const publish = vi.spyOn(server.services.bus, "publish");
  const statements = vi.spyOn(pg.Client.prototype, "query");
  expect((await administrator.call(endTenantSessions, {})).body).toEqual({ ended: many + 1 });
  const texts = statements.mock.calls.map(([given]: unknown[]) => (given as { text?: string }).text ?? String(given));
  const ending = texts.filter((text) =>
    /^update "(sessions|openid_session_clients)" set "(ended|next)|enqueue_jobs/.test(text),
  );
  expect(ending).toHaveLength(3);
  // With the guards, the trail and whatever both nodes did by themselves meanwhile.
  expect(texts.length).toBeLessThan(60);
  expect(publish).toHaveBeenCalledTimes(1);
  expect((await waiting).body).toEqual({ state: "ended" });
  expect((await spared).body).toEqual({ state: "live" });
  for (const on of [server, other])
    expect((await withTokens(on, client.tokens).call(watchSession, { query: {} })).errorCode).toBe("SIGNED_OUT");
  const { count } = await server.services.database.system
    .selectFrom("openid_session_clients")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("next_attempt_at", "=", sql<Date>`'infinity'`)
    .executeTakeFirstOrThrow();
  expect(count).toBe(clients);
});
