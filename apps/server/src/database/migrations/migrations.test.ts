import { freshDatabase, type FreshDatabase } from "@evolve/testkit/fresh-database";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrate } from "../migrate.ts";
import { migrations } from "./index.ts";

let fresh: FreshDatabase;
let owner: pg.Client;

beforeAll(async () => {
  fresh = await freshDatabase();
  owner = new pg.Client({ connectionString: fresh.connectionString });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  fresh.drop();
});

const rows = async <T extends object>(query: string): Promise<T[]> => (await owner.query<T>(query)).rows;

/**
 * Tables that are above the tenants although they have a tenant column: their rows belong to a name, a host or the
 * installation.
 */
const aboveTheTenants = [
  "hosts",
  "mail_outbox",
  "openid_clients",
  "password_resets",
  "sign_in_directory",
  "sign_in_failures",
  "tenant_domains",
];

interface Key {
  table: string;
  name: string;
  type: "p" | "u" | "f";
  columns: string[];
}

const keysOfTenantTables = async (): Promise<Key[]> => {
  const keys = await rows<Key>(`
    select class.relname as table, key.conname as name, key.contype as type,
      array(select attribute.attname::text from unnest(key.conkey) as number
        join pg_attribute attribute on attribute.attrelid = class.oid and attribute.attnum = number) as columns
    from pg_constraint key join pg_class class on class.oid = key.conrelid
    where key.contype in ('p', 'u', 'f') and class.relnamespace = 'public'::regnamespace
      and exists (select from pg_attribute where attrelid = class.oid and attname = 'tenant_id' and not attisdropped)`);
  return keys.filter(({ table }) => !aboveTheTenants.includes(table));
};

const schema = () =>
  rows(`
    select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns
    where table_schema = 'public' order by table_name, column_name`);
const applied = () => rows<{ name: string }>("select name, timestamp from kysely_migration order by name");

test("Migrations have a number each, and the newest sorts last", () => {
  const names = Object.keys(migrations);
  expect(names).toEqual([...names].sort());
  for (const name of names) expect(name).toMatch(/^\d{4}-[a-z]+(-[a-z]+)*$/);
  expect(new Set(names.map((name) => name.slice(0, 4))).size).toBe(names.length);
});

test("Every migration has been applied, and a second run changes nothing", async () => {
  const before = { schema: await schema(), applied: await applied() };
  expect(before.applied.map(({ name }) => name)).toEqual(Object.keys(migrations));
  await migrate(fresh.connectionString);
  expect({ schema: await schema(), applied: await applied() }).toEqual(before);
});

test("Migrations only go forward", () => {
  for (const migration of Object.values(migrations)) expect(migration.down).toBeUndefined();
});

test("Two nodes that start at once on an empty database migrate it once", async () => {
  const name = new URL(fresh.connectionString).pathname.slice(1);
  await owner.query(`create database ${name}_empty`);
  const url = new URL(fresh.connectionString);
  url.pathname = `/${name}_empty`;
  const empty = new pg.Client({ connectionString: url.href });
  try {
    await Promise.all([migrate(url.href), migrate(url.href)]);
    await empty.connect();
    const { rows: done } = await empty.query<{ name: string }>("select name from kysely_migration order by name");
    expect(done.map((row) => row.name)).toEqual(Object.keys(migrations));
  } finally {
    await empty.end();
    await owner.query(`drop database ${name}_empty with (force)`);
  }
});

test("Every tenant table has the tenant first in its primary key", async () => {
  const keys = await keysOfTenantTables();
  const tables = new Set(keys.map(({ table }) => table));
  expect(tables.size).toBeGreaterThan(15);
  const primary = keys.filter(({ type }) => type === "p");
  expect(new Set(primary.map(({ table }) => table))).toEqual(tables);
  for (const { table, columns } of primary) expect(`${table}: ${columns[0]}`).toBe(`${table}: tenant_id`);
});

test("Every unique and foreign key of a tenant table contains the tenant", async () => {
  // A tenant's short name is unique among all tenants.
  const without = (await keysOfTenantTables()).filter(({ columns }) => !columns.includes("tenant_id"));
  expect(without.map(({ name }) => name)).toEqual(["tenants_key_key"]);
});

test("Every unique index of a tenant table contains the tenant too", async () => {
  const indexes = await rows<{ table: string; columns: string }>(`
    select tablename as table, indexdef as columns from pg_indexes
    where schemaname = 'public' and indexdef like 'CREATE UNIQUE%' and tablename in
      (select table_name from information_schema.columns where column_name = 'tenant_id' and table_schema = 'public')`);
  const without = indexes.filter(
    ({ table, columns }) => !aboveTheTenants.includes(table) && !columns.includes("tenant_id"),
  );
  expect(without.map(({ columns }) => columns)).toEqual([expect.stringContaining("tenants_key_key")]);
});

test("Every table with a tenant column has forced row-level security, or is closed to requests", async () => {
  const tables = await rows<{ name: string; fenced: boolean; policies: number; open: boolean }>(`
    select class.relname as name, class.relrowsecurity and class.relforcerowsecurity as fenced,
      (select count(*)::int from pg_policy where polrelid = class.oid) as policies,
      has_table_privilege('evolve_tenant', class.oid, 'select, insert, update, delete') as open
    from pg_class class join pg_attribute attribute on attribute.attrelid = class.oid and attribute.attname = 'tenant_id'
    where class.relkind = 'r' and class.relnamespace = 'public'::regnamespace`);
  const unfenced = tables.filter(({ fenced, policies }) => !fenced || policies < 2);
  expect(unfenced.map(({ name }) => name).sort()).toEqual(["hosts", "openid_clients", "sign_in_directory"]);
  for (const { name, open } of unfenced) expect(`${name}: ${open}`).toBe(`${name}: false`);
});

test("Every row-level security policy reads the tenant once per statement, not per row", async () => {
  const policies = await rows<{ table: string; conditions: string[] }>(`
    select tablename as table, array_remove(array[qual, with_check], null) as conditions from pg_policies
    where schemaname = 'public' and 'evolve_tenant' = any(roles)`);
  expect(policies.length).toBeGreaterThan(30);
  for (const { table, conditions } of policies)
    for (const condition of conditions)
      expect(`${table}: ${condition}`).toMatch(
        /^\w+: \(tenant_id = \( SELECT \(current_setting\('app\.tenant'::text\)\)::uuid AS current_setting\)\)$/,
      );
});

test("Tables without a tenant are closed to requests", async () => {
  const open = await rows<{ name: string; rights: string }>(`
    select table_name as name, string_agg(privilege_type, ',' order by privilege_type) as rights
    from information_schema.role_table_grants
    where grantee = 'evolve_tenant' and table_schema = 'public' and table_name not in
      (select table_name from information_schema.columns where column_name = 'tenant_id' and table_schema = 'public')
    group by table_name order by table_name`);
  expect(open).toEqual([]);
});

test("The roles of requests and of the system cannot bypass row-level security, nor sign in", async () => {
  const roles = await rows(`
    select rolname, rolsuper, rolbypassrls, rolcanlogin, rolcreaterole from pg_roles
    where rolname in ('evolve_tenant', 'evolve_system') order by rolname`);
  const none = { rolsuper: false, rolbypassrls: false, rolcanlogin: false, rolcreaterole: false };
  expect(roles).toEqual([
    { rolname: "evolve_system", ...none },
    { rolname: "evolve_tenant", ...none },
  ]);
});

test("A security-definer function is owned by the system role, fixes its search path, and may be called by requests only; a purge and an analysis by no request", async () => {
  const functions = await rows<{ name: string; owner: string; settings: string[]; callers: string[] }>(`
    select proname as name, proowner::regrole::text as owner, proconfig as settings,
      array(select case grantee when 0 then 'everybody' else grantee::regrole::text end from aclexplode(proacl)
        where privilege_type = 'EXECUTE' and grantee <> proowner) as callers
    from pg_proc where prosecdef and pronamespace = 'public'::regnamespace order by proname`);
  const callers = ["evolve_tenant"];
  const settings = ["search_path=public, pg_temp"];
  const ofTables = expect.not.stringMatching(/^evolve_(tenant|system)$/);
  expect(functions).toEqual([
    // Only the owner of a table can analyze it; never for a request.
    { name: "analyze_grown_tables_of_users", owner: ofTables, settings, callers: ["evolve_system"] },
    { name: "change_directory_email", owner: "evolve_system", settings, callers },
    { name: "change_directory_names", owner: "evolve_system", settings, callers },
    { name: "claim_names", owner: "evolve_system", settings, callers },
    { name: "enqueue_jobs", owner: "evolve_system", settings, callers },
    // Only the owner of a partitioned table can add a partition.
    { name: "ensure_history_month", owner: ofTables, settings, callers },
    { name: "interactions_matching", owner: "evolve_system", settings, callers },
    { name: "is_own_host", owner: "evolve_system", settings, callers },
    // Only the owner may delete what is append-only; never for a request.
    { name: "purge_append_only", owner: ofTables, settings, callers: ["evolve_system"] },
    { name: "users_matching", owner: "evolve_system", settings, callers },
    { name: "verify_domain", owner: "evolve_system", settings, callers },
  ]);
});
