import { buildTenant, buildUser, type BuiltUser } from "@evolve/testkit/builders";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { deleteStaleRows } from "./index.ts";

let server: TestServer;
let user: BuiltUser;

beforeAll(async () => {
  server = await startTestServer();
  user = await buildUser(server.services, await buildTenant(server.services));
});
afterAll(() => server.close());

const count = async (table: "sessions" | "mail_outbox"): Promise<number> =>
  (
    await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(
      server.services.database.system,
    )
  ).rows[0]?.n ?? -1;
const putSessions = (many: number, expired: string) =>
  sql`insert into sessions (tenant_id, id, user_id, cookie_hash, user_agent, address, created_at, last_seen_at, expires_at, refresh_salt,
      authenticated_at)
    select ${user.tenantId}::uuid, gen_random_uuid(), ${user.id}::uuid, '', '', '', now(), now(), now() - ${expired}::interval, '', now()
    from generate_series(1, ${many}::int)`.execute(server.services.database.system);
const putMails = (many: number, sent: string) =>
  sql`insert into mail_outbox (id, recipient, message, created_at, sent_at)
    select gen_random_uuid(), 'a@b.test', '', now() - interval '60 days', now() - ${sent}::interval
    from generate_series(1, ${many}::int)`.execute(server.services.database.system);

test("Any number of stale sessions and mails is deleted, a thousand per statement, and nothing else", async () => {
  await putSessions(2_500, "91 days");
  await putSessions(3, "89 days");
  await putMails(1_000, "31 days");
  await putMails(2, "29 days");
  const statements: string[] = [];
  const { database } = server.services;
  const system = database.system.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) => {
      statements.push(String(result.numAffectedRows ?? 0n));
      return Promise.resolve(result);
    },
  });
  expect(await deleteStaleRows({ ...database, system }, server.clock.now())).toBe(3_500);
  expect(Math.max(...statements.map(Number))).toBe(1_000);
  expect([await count("sessions"), await count("mail_outbox")]).toEqual([3, 2]);
});

test("Everything that is deleted by age is found by an index", async () => {
  await server.services.database.withSystem(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    for (const [table, condition, index] of [
      ["sessions", sql`expires_at < now()`, "sessions_by_expiry"],
      ["mail_outbox", sql`sent_at < now()`, "mail_outbox_by_sending"],
    ] as const) {
      const { rows } = await sql<{ "QUERY PLAN": string }>`
        explain select ctid from ${sql.table(table)} where ${condition} limit 1000`.execute(tx);
      expect(rows.map((row) => row["QUERY PLAN"]).join("\n")).toContain(index);
    }
  });
});
