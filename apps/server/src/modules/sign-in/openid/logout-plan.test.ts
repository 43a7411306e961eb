import { logoutOutcome } from "@evolve/contracts/openid";
import { newId } from "@evolve/server/ids";
import { buildTenant, buildUser } from "@evolve/testkit/builders";
import { anonymous } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test("Which clients a sign-out has notified is looked up by an index on the session's id", async () => {
  const tenant = await buildTenant(server.services);
  const user = await buildUser(server.services, tenant);
  const now = server.clock.now();
  await sql`
    with opened as (
      insert into sessions (tenant_id, id, user_id, cookie_hash, user_agent, address, created_at, last_seen_at, expires_at,
        refresh_salt, authenticated_at)
      select ${tenant.id}, gen_random_uuid(), ${user.id}, decode(md5(n::text), 'hex'), '', '', ${now}::timestamptz, ${now},
        ${now}::timestamptz + interval '12 hours', '', ${now}
      from generate_series(1, 5000) as n
      returning tenant_id, id
    )
    insert into openid_session_clients (tenant_id, session_id, client_id, redirect_uri, next_attempt_at)
    select tenant_id, id, 'nobody', '', ${now}::timestamptz + interval '12 hours' from opened
  `.execute(server.services.database.system);
  const owner = new pg.Client({ connectionString: server.connectionString });
  await owner.connect();
  await owner.query("analyze sessions, openid_session_clients");

  const sent = vi.spyOn(pg.Client.prototype, "query");
  const { body } = await anonymous(server).call(logoutOutcome, { body: { sessionId: newId() } });
  expect(body.clients).toEqual([]);
  const statements = sent.mock.calls.map(([given]: unknown[]) => given as { text?: string; values?: unknown[] });
  vi.restoreAllMocks();
  const statement = statements.find(({ text }) => text?.includes('"openid_session_clients"'));
  if (!statement?.text) throw new Error("the call asked for no clients of a session");
  const { rows } = await owner.query<{ "QUERY PLAN": string }>(`explain ${statement.text}`, statement.values);
  await owner.end();
  const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
  expect(plan).toMatch(/Index Scan .*openid_session_clients_by_session/);
  expect(plan).not.toContain("Seq Scan");
});
