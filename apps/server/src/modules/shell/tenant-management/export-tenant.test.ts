import { readJob, readJobFile } from "@evolve/contracts/jobs";
import { exportTenant } from "@evolve/contracts/tenant-management";
import { newId } from "@evolve/server/ids";
import { type BuiltTenant, buildTenant, buildUser, testPassword } from "@evolve/testkit/builders";
import { signIn, type TestClient } from "@evolve/testkit/client";
import { populate } from "@evolve/testkit/populated";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { createHash } from "node:crypto";
import { strFromU8, unzipSync } from "fflate";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { work } from "./export-work.ts";
import { exportedTables, leftOutTables } from "./export-tables.ts";

let server: TestServer;
let platform: BuiltTenant;
let manager: TestClient;
let managerId: string;

beforeAll(async () => {
  server = await startTestServer();
  platform = await buildTenant(server.services, { licences: ["TM"] });
  const user = await buildUser(server.services, platform, { permissions: ["tenant:view", "tenants:manage"] });
  managerId = user.id;
  manager = await signIn(server, user);
});
afterAll(() => server.close());

interface Manifest {
  readonly tenant: { readonly id: string; readonly name: string };
  readonly schema: string;
  readonly rows: number;
  readonly tables: Readonly<
    Record<string, { rows: number; files: { name: string; rows: number; bytes: number; sha256: string }[] }>
  >;
}

const start = async (tenantId: string): Promise<string> =>
  (await manager.call(exportTenant, { params: { tenantId }, body: {} })).body.jobId;
const finished = (jobId: string) =>
  vi.waitFor(async () => {
    const { job } = (await manager.call(readJob, { params: { jobId }, query: {} })).body;
    expect(job).toMatchObject({ state: "done", progress: 1 });
    return job;
  }, 60_000);
const fetchFile = async (jobId: string): Promise<Record<string, Uint8Array>> => {
  const { file } = await finished(jobId);
  expect(file).toMatchObject({ name: expect.stringMatching(/^tenant-.*\.zip$/), encoding: "base64" });
  const parts: Buffer[] = [];
  for (let part = 0; part < (file?.parts ?? 0); part += 1) {
    const { content } = (await manager.call(readJobFile, { params: { jobId, part: String(part) } })).body;
    parts.push(Buffer.from(content, "base64"));
  }
  return unzipSync(Buffer.concat(parts));
};
const manifestOf = (files: Record<string, Uint8Array>): Manifest =>
  JSON.parse(strFromU8(files["manifest.json"] ?? new Uint8Array())) as Manifest;
/** Rows of the tenant in each table of the list. */
const countRows = async (tenantId: string, tables: readonly string[]): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table)} where tenant_id = ${tenantId}`.execute(
      server.services.database.system,
    );
    counts[table] = rows[0]?.count ?? 0;
  }
  return counts;
};

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
}
const columnsOfTenants = async (): Promise<readonly Column[]> => {
  const { rows } = await sql<Column>`
    select class.relname as "table", attribute.attname as "column", format_type(attribute.atttypid, null) as type
    from pg_class class join pg_attribute tenant on tenant.attrelid = class.oid and tenant.attname = 'tenant_id' and not tenant.attisdropped
    join pg_attribute attribute on attribute.attrelid = class.oid and attribute.attnum > 0 and not attribute.attisdropped
    where class.relkind in ('r', 'p') and not class.relispartition and class.relnamespace = 'public'::regnamespace
    order by 1, 2`.execute(server.services.database.system);
  return rows;
};

test("Each table with rows of tenants is either exported, with columns that it has, or left out for a reason", async () => {
  const columns = await columnsOfTenants();
  const tables = [...new Set(columns.map(({ table }) => table))];
  expect([...Object.keys(exportedTables), ...Object.keys(leftOutTables)].sort()).toEqual(tables.toSorted());
  const known = new Set(columns.map(({ table, column }) => `${table}.${column}`));
  const leftOut = Object.entries(exportedTables).flatMap(([table, some]) => some.map((column) => `${table}.${column}`));
  expect(leftOut.filter((column) => !known.has(column))).toEqual([]);
});

test("A column that looks like a secret, by its name or as bytes, is left out unless it is known to be harmless", async () => {
  const harmless = [
    // Evidence and pictures.
    "audit_links.hash",
    "branding_files.content",
    // When something happened, not what the secret is.
    "credentials.password_changed_at",
    "credentials.password_expiry_days",
    "credentials.password_idm_type",
    "credentials.totp_since",
    // Of inputs, to notice that they have changed.
    "forecast_series.calendar_hash",
    "forecast_series.history_hash",
    "staffing_calculations.forecast_hash",
    "staffing_calculations.goal_hash",
    "staffing_calculations.set_up_hash",
    "staffing_calculations.shrinkage_hash",
    // Ids and names.
    "openid_clients.id_token_alg",
    "sessions.access_key_id",
    "tenants.key",
  ];
  const suspicious = /secret|token|hash|salt|password|private|credential|totp|_key|^key$|cookie|recovery/;
  const exported = (await columnsOfTenants()).filter(
    ({ table, column, type }) =>
      exportedTables[table]?.includes(column) === false && (type === "bytea" || suspicious.test(column)),
  );
  expect(exported.map(({ table, column }) => `${table}.${column}`).sort()).toEqual(harmless.toSorted());
});

test("An export holds every row of the tenant in every exported table, none of another, and no secret", async () => {
  const ours = await populate(server);
  const theirs = await populate(server);
  const { system } = server.services.database;
  // The builders give every domain the same.
  await system.updateTable("tenant_domains").set({ token: newId() }).where("tenant_id", "=", ours.tenant.id).execute();
  await system
    .insertInto("hosts")
    .values({ host: `${ours.tenant.key}.example.test`, tenant_id: ours.tenant.id })
    .execute();
  const before = await countRows(ours.tenant.id, Object.keys(exportedTables));
  expect(Object.entries(before).filter(([, count]) => count === 0)).toEqual([]);
  const files = await fetchFile(await start(ours.tenant.id));
  const manifest = manifestOf(files);
  expect(manifest).toMatchObject({ tenant: { id: ours.tenant.id, name: `Tenant ${ours.tenant.key}` } });
  expect(manifest.schema).toMatch(/^\d{4}-/);
  expect(Object.keys(manifest.tables).sort()).toEqual(Object.keys(exportedTables).sort());
  // The chain and mails go on growing meanwhile.
  for (const [table, count] of Object.entries(before))
    expect(manifest.tables[table]?.rows, table).toBeGreaterThanOrEqual(count);
  let rows = 0;
  for (const file of Object.values(manifest.tables).flatMap((table) => table.files)) {
    const content = files[file.name] ?? new Uint8Array();
    expect(createHash("sha256").update(content).digest("hex")).toBe(file.sha256);
    const lines = strFromU8(content).trimEnd().split("\n");
    expect(lines.map((line) => typeof JSON.parse(line))).toEqual(lines.map(() => "object"));
    expect(lines.length).toBe(file.rows);
    rows += lines.length;
  }
  expect(manifest.rows).toBe(rows);

  const all = Object.values(files)
    .map((content) => strFromU8(content))
    .join("\n");
  expect(all).toContain(ours.administrator.userName);
  for (const foreign of [theirs.tenant.id, theirs.tenant.key, theirs.administrator.id, theirs.administrator.userName])
    expect(all).not.toContain(foreign);
  expect(all).not.toContain(testPassword);
  const secrets = await secretsOf(ours.tenant.id);
  expect(secrets.length).toBeGreaterThan(20);
  expect(secrets.filter(({ value }) => all.includes(value)).map(({ where }) => where)).toEqual([]);
});

/** Values of the columns that are left out, and of the tables that are left out because they open something, as they would be written. */
const secretsOf = async (tenantId: string): Promise<{ where: string; value: string }[]> => {
  const isSecret = ({ table, column }: Column): boolean =>
    /secret|hash|token|private|credential_id|public_key|salt/.test(column) &&
    (table in leftOutTables || exportedTables[table]?.includes(column) === true);
  const found: { where: string; value: string }[] = [];
  for (const { table, column, type } of (await columnsOfTenants()).filter(isSecret)) {
    const value = type === "bytea" ? sql`encode(${sql.ref(column)}, 'hex')` : sql`${sql.ref(column)}::text`;
    const { rows } = await sql<{ value: string | null }>`
      select ${value} as value from ${sql.table(table)} where tenant_id = ${tenantId}`.execute(
      server.services.database.system,
    );
    for (const row of rows)
      if (row.value && row.value.length > 8) found.push({ where: `${table}.${column}`, value: row.value });
  }
  return found;
};

test("An export whose node dies goes on where it was, and ends in one whole file", async () => {
  const tenant = await buildTenant(server.services);
  await buildUser(server.services, tenant);
  const payload = {
    tenantId: tenant.id,
    tenantName: "Whole",
    managerId,
    startedAt: server.services.clock.now().toISOString(),
  };
  const parts: string[] = [];
  let checkpoint: Record<string, unknown> | null = null;
  let runs = 0;
  // Each run ends with its third save.
  const run = async (): Promise<boolean> => {
    runs += 1;
    let saves = 0;
    const save: Parameters<typeof work>[0]["save"] = async (saved) => {
      if ((saves += 1) > 2) throw new Error("the node died");
      checkpoint = JSON.parse(JSON.stringify(saved.checkpoint)) as Record<string, unknown>;
      if (saved.part) parts[saved.part.number] = saved.part.content;
    };
    const { bus, database } = server.services;
    return work({ bus, database, tenantId: platform.id, payload, checkpoint, save }).then(
      () => true,
      (error: Error) => (error.message === "the node died" ? false : Promise.reject(error)),
    );
  };
  while (!(await run())) expect(runs).toBeLessThan(100);
  expect(runs).toBeGreaterThan(2);
  const files = unzipSync(Buffer.concat(parts.map((part) => Buffer.from(part, "base64"))));
  const manifest = manifestOf(files);
  const named = Object.values(manifest.tables).flatMap((table) => table.files.map(({ name }) => name));
  expect(Object.keys(files).sort()).toEqual([...named, "manifest.json"].sort());
  expect(manifest.tables["users"]?.rows).toBe(1);
  const told = await server.services.database.system
    .selectFrom("audit_events")
    .select("id")
    .where("tenant_id", "=", tenant.id)
    .where("action", "=", "tenant.exported")
    .execute();
  expect(told).toHaveLength(1);
});

test("Only managers of tenants export one, and only one that exists", async () => {
  const tenant = await buildTenant(server.services);
  const body = {};
  const administrator = await signIn(server, await buildUser(server.services, tenant, { permissions: ["all"] }));
  const params = { tenantId: tenant.id };
  expect((await administrator.call(exportTenant, { params, body })).status).toBe(403);
  const viewer = await signIn(server, await buildUser(server.services, platform, { permissions: ["tenant:view"] }));
  expect((await viewer.call(exportTenant, { params, body })).status).toBe(403);
  expect((await manager.call(exportTenant, { params: { tenantId: newId() }, body })).status).toBe(404);
});

test("Both audit trails tell of an export, and only its starter may download it, while they may manage tenants", async () => {
  const tenant = await buildTenant(server.services);
  const insider = await signIn(server, await buildUser(server.services, tenant, { permissions: ["all"] }));
  const colleague = await signIn(server, await buildUser(server.services, platform, { permissions: ["all"] }));
  const jobId = await start(tenant.id);
  await finished(jobId);
  const { system } = server.services.database;
  const trail = await system
    .selectFrom("audit_events")
    .select(["tenant_id as tenantId", "actor_id as actorId", "details"])
    .where("action", "=", "tenant.exported")
    .where("target_id", "=", tenant.id)
    .orderBy("actor_id")
    .execute();
  const name = `Tenant ${tenant.key}`;
  expect(trail).toEqual([
    { tenantId: platform.id, actorId: managerId, details: { name } },
    { tenantId: tenant.id, actorId: null, details: { name, manager: managerId } },
  ]);
  const params = { jobId, part: "0" };
  expect((await manager.call(readJobFile, { params })).status).toBe(200);
  for (const other of [insider, colleague]) expect((await other.call(readJobFile, { params })).status).toBe(404);
  await system.updateTable("roles").set({ permissions: [] }).where("tenant_id", "=", platform.id).execute();
  await server.services.bus.publish({ kind: "user-changed", tenantId: platform.id, userId: managerId });
  await vi.waitFor(async () => expect((await manager.call(readJobFile, { params })).status).toBe(404));
});
