import { type Kysely, sql } from "kysely";

const appendOnly = ["audit_links", "audit_events", "published_series", "published_forecasts"];

/**
 * The one way in which rows leave the append-only tables: with their tenant, once it can no longer be restored. The function runs as
 * the owner of the schema, whom forced row-level security shows only what is due, by the database's own clock.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create policy of_owner on tenants for select to current_user using (true)`.execute(db);
  for (const name of appendOnly) {
    const table = sql.table(name);
    await sql`
      create policy of_purge on ${table} to current_user
        using (exists (select from tenants where tenants.tenant_id = ${table}.tenant_id and delete_after < now()))
    `.execute(db);
  }
  await sql`
    create function purge_append_only(name text, purged uuid, most integer) returns integer
      language plpgsql security definer set search_path = public, pg_temp as $$
    declare
      gone integer;
    begin
      if name not in (${sql.join(appendOnly.map((name) => sql.lit(name)))}) then
        raise exception 'not an append-only table';
      end if;
      if not exists (select from tenants where tenant_id = purged and delete_after < now()) then
        raise exception 'the tenant can still be restored';
      end if;
      execute format('delete from %1$I where tenant_id = $1 and ctid = any (array(select ctid from %1$I where tenant_id = $1 limit $2))', name)
        using purged, most;
      get diagnostics gone = row_count;
      return gone;
    end $$;
    revoke all on function purge_append_only(text, uuid, integer) from public;
    grant execute on function purge_append_only(text, uuid, integer) to evolve_system;
  `.execute(db);
};
