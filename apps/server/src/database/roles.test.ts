import { randomBytes } from "node:crypto";
import { buildTenant, type BuiltTenant } from "@evolve/testkit/builders";
import { type Alter, createGate, type Gate } from "@evolve/testkit/gate";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { type Kysely, sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { builderOn } from "./builder-on.ts";
import { createSystemFence, createTenantFence } from "./fence.ts";
import { connect, type Database } from "./index.ts";
import { migrate } from "./migrate.ts";
import { createPool, createQueuePool } from "./pool.ts";
import { requireRoles } from "./roles.ts";
import type { Database as Tables } from "./types.ts";

let server: TestServer;
/** A pooler that drops its clients' start-up options, as many do. */
let pooler: Gate;
let behindPooler: Database;
let ours: BuiltTenant;

beforeAll(async () => {
  server = await startTestServer();
  pooler = await createGate(server.connectionString, withoutOptions);
  behindPooler = connect(pooler.address, server.services.log);
  ours = await buildTenant(server.services);
  await buildTenant(server.services);
});
afterAll(async () => {
  await behindPooler.close();
  await pooler.shut();
  await server.close();
});

/** A start-up message: its length and the protocol version, then names and values, each NUL-terminated, and a final NUL. */
const withoutOptions: Alter = (startUp, isStartUp) => {
  if (!isStartUp) return startUp;
  const words = startUp.subarray(8, -1).toString("utf8").split("\0").slice(0, -1);
  const kept: string[] = [];
  for (let at = 0; at < words.length; at += 2)
    if (words[at] !== "options") kept.push(words[at] ?? "", words[at + 1] ?? "");
  const body = Buffer.from(`${kept.map((word) => `${word}\0`).join("")}\0`);
  const head = Buffer.from(startUp.subarray(0, 8));
  head.writeInt32BE(body.length + 8);
  return Buffer.concat([head, body]);
};

const roleIn = async (tx: Kysely<Tables>): Promise<string | undefined> =>
  (await sql<{ role: string }>`select current_user as role`.execute(tx)).rows[0]?.role;

test("Behind a pooler that drops start-up options every statement still runs in its fence's role", async () => {
  const raw = new pg.Client({ connectionString: pooler.address, options: "-c role=evolve_tenant" });
  await raw.connect();
  const { rows } = await raw.query<{ dropped: boolean }>("select current_user = session_user as dropped");
  await raw.end();
  expect(rows).toEqual([{ dropped: true }]);

  const tenantRoles = [
    await behindPooler.withTenant(ours.id, roleIn),
    await behindPooler.readTenant(ours.id, roleIn),
    await behindPooler.writeTenant(ours.id, roleIn),
  ];
  expect(tenantRoles).toEqual(["evolve_tenant", "evolve_tenant", "evolve_tenant"]);
  const systemRoles = [await roleIn(behindPooler.system), await behindPooler.withSystem(roleIn)];
  expect(systemRoles).toEqual(["evolve_system", "evolve_system"]);
  const library = await behindPooler.systemPool.query<{ role: string }>("select current_user as role");
  expect(library.rows).toEqual([{ role: "evolve_system" }]);
  const queue = await behindPooler.queuePool.query<{ role: string }>("select current_user as role");
  expect(queue.rows).toEqual([{ role: "evolve_system" }]);
  await expect(behindPooler.requireRoles()).resolves.toBeUndefined();
});

test("Behind such a pooler the job queue's tables are made in the system role", async () => {
  const owner = new pg.Client({ connectionString: server.connectionString });
  await owner.connect();
  const url = new URL(pooler.address);
  const name = `${url.pathname.slice(1)}_empty`;
  url.pathname = name;
  await owner.query(`create database ${name}`);
  await migrate(url.href);
  const empty = new pg.Client({ connectionString: url.href });
  await empty.connect();
  const { rows } = await empty.query<{ tableowner: string }>(
    "select distinct tableowner from pg_tables where schemaname = 'graphile_worker'",
  );
  await empty.end();
  await owner.query(`drop database ${name} with (force)`);
  await owner.end();
  expect(rows).toEqual([{ tableowner: "evolve_system" }]);
});

test("Behind such a pooler a tenant sees only its own rows", async () => {
  const teams = await behindPooler.readTenant(ours.id, (tx) => tx.selectFrom("teams").select("tenant_id").execute());
  expect(teams).toEqual([{ tenant_id: ours.id }]);
});

test("A database user that may not take the roles is refused at the start", async () => {
  const name = `evolve_stranger_${randomBytes(4).toString("hex")}`;
  const owner = new pg.Client({ connectionString: server.connectionString });
  await owner.connect();
  await owner.query(`create role ${name} login password 'stranger'`);
  const url = new URL(server.connectionString);
  url.username = name;
  url.password = "stranger";
  // A direct connection would be refused for its role; behind the pooler only the fence can notice.
  const through = new URL(pooler.address);
  through.username = name;
  through.password = "stranger";
  for (const { href } of [url, through]) {
    const database = connect(href, server.services.log);
    await expect(database.requireRoles()).rejects.toThrow("permission denied to set role");
    await database.close();
  }
  await owner.query(`drop role ${name}`);
  await owner.end();
});

test("A connection path that runs in another role is refused at the start, by name", async () => {
  const pool = createPool(server.connectionString, "evolve_tenant", 1);
  const owner = new pg.Pool({ connectionString: server.connectionString, max: 1 });
  const systemPool = createPool(server.connectionString, "evolve_system", 1);
  const queue = createQueuePool(server.connectionString, 1);
  const { rows } = await owner.query<{ role: string }>("select current_user as role");
  const wrongRole = `the database runs statements in the role ${rows[0]?.role ?? ""}, not in evolve_system`;
  const asOwner = {
    ...createSystemFence(pool, () => undefined),
    statements: builderOn((text, values) => owner.query(text, values)),
  };
  await expect(
    requireRoles(
      createTenantFence(pool, () => undefined),
      asOwner,
      queue,
    ),
  ).rejects.toThrow(wrongRole);
  await expect(
    requireRoles(
      createTenantFence(pool, () => undefined),
      createSystemFence(systemPool, () => undefined),
      owner,
    ),
  ).rejects.toThrow(wrongRole);
  await Promise.all([pool, systemPool, owner, queue].map((one) => one.end()));
});
