import { type Kysely, sql } from "kysely";

/**
 * Puts row-level security on a table, forced for its owner too, with one policy for requests (the transaction's
 * `app.tenant`, read once per statement) and one for the few operations above the tenants.
 */
export const tenantTable = async (db: Kysely<unknown>, table: string): Promise<void> => {
  const name = sql.table(table);
  await sql`
    alter table ${name} enable row level security;
    alter table ${name} force row level security;
    create policy of_tenant on ${name} to evolve_tenant
      using (tenant_id = (select current_setting('app.tenant')::uuid))
      with check (tenant_id = (select current_setting('app.tenant')::uuid));
    create policy of_system on ${name} to evolve_system using (true) with check (true);
    grant select, insert, update, delete on ${name} to evolve_tenant, evolve_system;
  `.execute(db);
};

/** A table above the tenants, accessible only in the system role. */
export const systemTable = async (db: Kysely<unknown>, table: string): Promise<void> => {
  await sql`grant select, insert, update, delete on ${sql.table(table)} to evolve_system`.execute(db);
};
