import { buildTenant, type BuiltTenant } from "@evolve/testkit/builders";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "../ids.ts";
import { createTenantFence } from "./fence.ts";
import { connect, type Database, DatabaseUnavailable, type SystemTx, type Tx } from "./index.ts";

let server: TestServer;
let database: Database;
let ours: BuiltTenant;
let theirs: BuiltTenant;

beforeAll(async () => {
  server = await startTestServer();
  ({ database } = server.services);
  ours = await buildTenant(server.services);
  theirs = await buildTenant(server.services);
});
afterAll(() => server.close());

const teamsOf = async (tenantId: string) =>
  (await database.withTenant(tenantId, (tx) => tx.selectFrom("teams").select("tenant_id").execute())).map(
    (team) => team.tenant_id,
  );

test("A tenant's transaction reads only its own rows, without filtering for them", async () => {
  expect(await teamsOf(ours.id)).toEqual([ours.id]);
  expect(await teamsOf(theirs.id)).toEqual([theirs.id]);
  expect(await teamsOf(newId())).toEqual([]);
});

test("A tenant's transaction cannot change, delete or insert rows of another tenant", async () => {
  const changed = await database.withTenant(ours.id, async (tx) => ({
    updated: await tx.updateTable("teams").set({ name: "ours" }).where("tenant_id", "=", theirs.id).executeTakeFirst(),
    deleted: await tx.deleteFrom("teams").where("tenant_id", "=", theirs.id).executeTakeFirst(),
  }));
  expect(changed.updated.numUpdatedRows).toBe(0n);
  expect(changed.deleted.numDeletedRows).toBe(0n);
  const team = { tenant_id: theirs.id, id: newId(), name: "slipped in" };
  await expect(database.withTenant(ours.id, (tx) => tx.insertInto("teams").values(team).execute())).rejects.toThrow(
    "row-level security",
  );
  const moved = database.withTenant(ours.id, (tx) => tx.updateTable("teams").set({ tenant_id: theirs.id }).execute());
  await expect(moved).rejects.toThrow("row-level security");
  expect(await teamsOf(theirs.id)).toEqual([theirs.id]);
});

test("Failed work leaves nothing behind, and its connection serves the next tenant", async () => {
  const failing = database.withTenant(ours.id, async (tx) => {
    await tx.insertInto("teams").values({ tenant_id: ours.id, id: newId(), name: "half done" }).execute();
    throw new Error("in the middle");
  });
  await expect(failing).rejects.toThrow("in the middle");
  expect(await teamsOf(ours.id)).toHaveLength(1);
});

test("Concurrent transactions of two tenants do not mix", async () => {
  const turns = Array.from({ length: 60 }, (_, turn) => (turn % 2 ? ours : theirs));
  const seen = await Promise.all(turns.map(({ id }) => teamsOf(id)));
  expect(seen).toEqual(turns.map(({ id }) => [id]));
});

test("Reads of a tenant return only its own rows, one after the other and concurrently", async () => {
  const seen = await database.readTenant(ours.id, async (tx) => {
    const first = await tx.selectFrom("teams").select("tenant_id").execute();
    const others = await Promise.all([1, 2].map(() => tx.selectFrom("teams").select("tenant_id").execute()));
    return [first, ...others].flat().map((team) => team.tenant_id);
  });
  expect(seen).toEqual([ours.id, ours.id, ours.id]);
  const turns = Array.from({ length: 60 }, (_, turn) => (turn % 2 ? ours : theirs));
  const read = ({ id }: BuiltTenant) =>
    database.readTenant(id, (tx) => tx.selectFrom("teams").select("tenant_id").execute());
  expect((await Promise.all(turns.map(read))).flat()).toEqual(turns.map(({ id }) => ({ tenant_id: id })));
});

test("A failed read reports its cause, writes nothing, and its connection serves the next tenant", async () => {
  const writing = database.readTenant(ours.id, (tx) => tx.updateTable("teams").set({ name: "read" }).execute());
  await expect(writing).rejects.toThrow("read-only transaction");
  const faulty = database.readTenant(ours.id, (tx) => sql`select 1 / 0`.execute(tx));
  await expect(faulty).rejects.toThrow("division by zero");
  expect(await teamsOf(theirs.id)).toEqual([theirs.id]);
});

test("The fence also applies to a statement too long to be prepared, with values and without", async () => {
  const padding = sql.raw(`/*${" ".repeat(2_000)}*/`);
  for (const condition of [sql``, sql`where name <> ${"nobody's"}`]) {
    const { rows } = await database.readTenant(ours.id, (tx) =>
      sql<{ tenant_id: string }>`select distinct tenant_id from teams ${condition} ${padding}`.execute(tx),
    );
    expect(rows).toEqual([{ tenant_id: ours.id }]);
    const writing = sql`update teams set name = name ${condition} ${padding}`;
    await expect(database.readTenant(ours.id, (tx) => writing.execute(tx))).rejects.toThrow("read-only transaction");
  }
});

test("A single-statement write is committed, is bound to its tenant, and is rolled back on failure", async () => {
  const team = (tenantId: string, name: string) => ({ tenant_id: tenantId, id: newId(), name });
  const put = (...teams: ReturnType<typeof team>[]) =>
    database.writeTenant(ours.id, (tx) => tx.insertInto("teams").values(teams).returning("name").execute());
  const names = async (tenantId: string) =>
    (await database.readTenant(tenantId, (tx) => tx.selectFrom("teams").select("name").execute())).map(
      ({ name }) => name,
    );
  const before = await names(theirs.id);
  expect(await put(team(ours.id, "written"))).toEqual([{ name: "written" }]);
  await expect(put(team(theirs.id, "slipped in"))).rejects.toThrow("row-level security");
  const twice = team(ours.id, "half done");
  await expect(put(team(ours.id, "beside it"), twice, twice)).rejects.toThrow("duplicate key");
  expect(await names(ours.id)).toContain("written");
  expect(await names(ours.id)).not.toContain("beside it");
  const [atOnce, read] = await Promise.all([put(team(ours.id, "at once")), names(theirs.id)]);
  expect(atOnce).toEqual([{ name: "at once" }]);
  expect(read).toEqual(before);
});

test("A builder kept after its transaction has ended runs nothing", async () => {
  let kept: Tx | undefined;
  await database.readTenant(ours.id, async (tx) => {
    kept = tx;
    await tx.selectFrom("teams").selectAll().execute();
  });
  await expect(kept?.selectFrom("teams").selectAll().execute()).rejects.toThrow("the transaction has ended");
});

test("Outside a transaction no tenant is set, even on a connection that has served one", async () => {
  const options = "-c role=evolve_tenant";
  const pool = new pg.Pool({ connectionString: server.connectionString, options, max: 1, pipeline: true });
  const fence = createTenantFence(pool, () => undefined);
  const pid = sql<{ pid: number }>`select pg_backend_pid() as pid`;
  const refused = fence.transaction(ours.id, (tx) => sql`select 1 / 0`.execute(tx));
  await expect(refused).rejects.toThrow("division by zero");
  const served = [
    await fence.transaction(ours.id, (tx) => pid.execute(tx)),
    await fence.reads(ours.id, (tx) => pid.execute(tx)),
    await fence.write(ours.id, (tx) => pid.execute(tx)),
  ];
  const text = "select pg_backend_pid() as pid, current_setting('app.tenant', true) as tenant";
  const [asked] = (await pool.query<{ pid: number; tenant: string | null }>(text)).rows;
  expect(new Set(served.map(({ rows }) => rows[0]?.pid))).toEqual(new Set([asked?.pid]));
  expect(asked?.tenant ?? "").toBe("");
  await expect(pool.query("select * from teams")).rejects.toThrow(/app\.tenant|type uuid/);
  await pool.end();
});

test.each(["", "x", "1' or '1'='1", "01900000-0000-7000-8000-000000000000'; reset role; --", "*"])(
  "A malformed tenant id opens no transaction: %j",
  async (id) => {
    await expect(database.withTenant(id, () => Promise.resolve())).rejects.toThrow("a tenant id must be a UUID");
  },
);

test("The request role owns no table, reaches none above the tenants and cannot create one", async () => {
  for (const table of ["sign_in_directory", "hosts", "signing_keys", "rate_limits", "caught_mails"])
    await expect(
      database.withTenant(ours.id, (tx) => sql`select 1 from ${sql.table(table)}`.execute(tx)),
    ).rejects.toThrow("permission denied");
  await expect(database.withTenant(ours.id, (tx) => sql`create table mine (id int)`.execute(tx))).rejects.toThrow(
    "permission denied",
  );
  await expect(
    database.withTenant(ours.id, (tx) => sql`alter table users disable row level security`.execute(tx)),
  ).rejects.toThrow("must be owner");
});

test("A request may add mail of its own tenant to the outbox, of no other tenant, and read nothing there", async () => {
  const mail = (tenantId: string | null) => ({
    id: newId(),
    tenant_id: tenantId,
    recipient: "a@b.test",
    message: "v1.x",
    created_at: new Date(),
    next_attempt_at: new Date(Date.now() + 3_600_000),
  });
  const put = (tenantId: string | null) =>
    database.withTenant(ours.id, (tx) => tx.insertInto("mail_outbox").values(mail(tenantId)).execute());
  await put(ours.id);
  for (const tenantId of [theirs.id, null]) await expect(put(tenantId)).rejects.toThrow("row-level security");
  await expect(
    database.withTenant(ours.id, (tx) => tx.selectFrom("mail_outbox").selectAll().execute()),
  ).rejects.toThrow("permission denied");
});

test("After a migration changes a column's type, a connection fails once at most", async () => {
  const names = () => database.readTenant(ours.id, (tx) => tx.selectFrom("teams").select("name").execute());
  const asOwner = new pg.Client({ connectionString: server.connectionString });
  await asOwner.connect();
  await Promise.all(Array.from({ length: 32 }, names));
  await asOwner.query("alter table teams alter column name type varchar(200)");
  await asOwner.end();
  // Each failing read closes its connection.
  for (let connection = 0; connection < 16; connection += 1) await names().catch(() => undefined);
  expect(await Promise.all(Array.from({ length: 32 }, names))).toHaveLength(32);
});

test("A transaction that ignored a failed statement reports that nothing was committed", async () => {
  const ignoring = async (tx: Tx): Promise<void> => {
    await tx.insertInto("teams").values({ tenant_id: ours.id, id: newId(), name: "lost" }).execute();
    await sql`select 1 / 0`.execute(tx).catch(() => undefined);
  };
  await expect(database.withTenant(ours.id, ignoring)).rejects.toThrow("nothing was committed");
  await expect(
    database.withSystem(async (tx) => {
      await sql`select 1 / 0`.execute(tx).catch(() => undefined);
    }),
  ).rejects.toThrow("nothing was committed");
});

/** A database with one connection per role, so that two statements are known to share it. */
const narrow = async (work: (narrowed: Database) => Promise<void>): Promise<void> => {
  const narrowed = connect(server.connectionString, server.services.log, { tenant: 1, system: 1, queue: 1 });
  try {
    await work(narrowed);
  } finally {
    await narrowed.close();
  }
};
const connectionOf = async (tx: SystemTx): Promise<number | undefined> =>
  (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)).rows[0]?.pid;

test("A connection keeps the most recently used prepared statements, however many different ones there are", async () => {
  await narrow(async ({ system }) => {
    const variants = Array.from({ length: 450 }, (_, length) => Array.from({ length: length + 1 }, () => newId()));
    for (const ids of variants) {
      // Used between all others, so never evicted.
      await sql`select 'often'`.execute(system);
      await system
        .selectFrom("teams")
        .select("id")
        .where("id", "in", ids.slice(0, 30))
        .where("name", "=", `${ids.length}`)
        .execute();
      await sql`select ${sql.lit(ids.length)}::int`.execute(system);
    }
    const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(system);
    const statements = rows.map(({ statement }) => statement);
    expect(statements.length).toBeLessThanOrEqual(201);
    expect(statements).toContain("select 'often'");
    expect(statements).toContain("select 450::int");
    expect(statements).not.toContain("select 1::int");
    expect((await sql`select 1::int`.execute(system)).rows).toHaveLength(1);
  });
});

test("A connection that has lost its prepared statements is replaced; one that rejects a feature is kept", async () => {
  await narrow(async ({ system }) => {
    const first = await connectionOf(system);
    await expect(sql`select count(*) from teams for update`.execute(system)).rejects.toThrow("FOR UPDATE");
    expect(await connectionOf(system)).toBe(first);
    await sql`deallocate all`.execute(system);
    await expect(connectionOf(system)).rejects.toThrow("does not exist");
    expect(await connectionOf(system)).not.toBe(first);
  });
});

test("The audit trail is append-only: neither a request nor the system changes or deletes an event", async () => {
  const event = { tenant_id: ours.id, id: newId(), at: new Date(), action: "test.done", details: "{}" };
  await database.withTenant(ours.id, (tx) => tx.insertInto("audit_events").values(event).execute());
  for (const change of [
    sql`update audit_events set action = 'nothing'`,
    sql`delete from audit_events`,
    sql`truncate audit_events`,
  ]) {
    await expect(database.withTenant(ours.id, (tx) => change.execute(tx))).rejects.toThrow("permission denied");
    await expect(change.execute(database.system)).rejects.toThrow("permission denied");
  }
  const kept = database.readTenant(ours.id, (tx) =>
    tx.selectFrom("audit_events").select("action").where("id", "=", event.id).execute(),
  );
  expect(await kept).toEqual([{ action: "test.done" }]);
});

test("A statement that takes too long is cancelled, and reported as an unavailable database", async () => {
  await narrow(async ({ system }) => {
    const slow = sql`select set_config('statement_timeout', '50', false)`.execute(system);
    await slow;
    await expect(sql`select pg_sleep(20)`.execute(system)).rejects.toBeInstanceOf(DatabaseUnavailable);
    await expect(sql`select pg_sleep(20)`.execute(system)).rejects.toThrow("took longer than its time limit");
  });
});
