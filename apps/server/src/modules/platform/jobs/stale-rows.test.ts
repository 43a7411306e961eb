import { buildTenant, buildUser, type BuiltUser } from "@evolve/testkit/builders";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { deleteStaleRows, sweepsAt } from "./stale-rows-repository.ts";

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
  const { log } = server.services;
  expect(await deleteStaleRows({ database: { system }, log }, server.clock.now())).toBe(3_500);
  expect(Math.max(...statements.map(Number))).toBe(1_000);
  expect([await count("sessions"), await count("mail_outbox")]).toEqual([3, 2]);
});

test("A table whose stale rows cannot be deleted is logged, and the others are still swept", async () => {
  const owner = new pg.Client({ connectionString: server.connectionString });
  await owner.connect();
  onTestFinished(() => owner.end());
  await owner.query(`
    create function sweep_trap() returns trigger language plpgsql as $$ begin raise 'not now'; end $$;
    create trigger sweep_trap before delete on sessions for each row execute function sweep_trap()`);
  await putSessions(1, "91 days");
  await putMails(5, "31 days");
  const now = server.clock.now();
  expect(await deleteStaleRows(server.services, now)).toBe(5);
  const line = { level: 50, table: "sessions", msg: "stale rows could not be deleted" };
  expect(server.logged.filter(({ msg }) => msg === line.msg)).toMatchObject([line]);
  await owner.query("drop function sweep_trap cascade");
  expect(await deleteStaleRows(server.services, now)).toBe(1);
});

test.each(sweepsAt(new Date()))("What is deleted by age from $table is found by an index", async (sweep) => {
  const { table, condition } = sweep;
  await server.services.database.withSystem(async (tx) => {
    for (const way of ["seqscan", "hashjoin", "mergejoin"])
      await sql`set local ${sql.raw(`enable_${way}`)} = off`.execute(tx);
    const { rows } = await sql<{ "QUERY PLAN": string }>`
      explain select ctid from ${sql.table(table)} where ${condition} limit 1000`.execute(tx);
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    expect(plan).toMatch(/Index Cond: \(.* < /);
    expect(plan).not.toContain("Seq Scan");
  });
});
