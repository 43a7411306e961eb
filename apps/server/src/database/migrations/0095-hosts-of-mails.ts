import { type Kysely, sql } from "kysely";

/**
 * A mail has the look of the host by which its cause came: a reset remembers that host until a job mails it, and a tenant's
 * transaction finds out, by a function, whether a host is the tenant's.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table password_resets add host text;

    create function is_own_host(name text) returns boolean
      language sql stable security definer set search_path = public, pg_temp as
      $$
        select exists (select from hosts where host = name and tenant_id = current_setting('app.tenant')::uuid)
      $$;

    grant create on schema public to evolve_system;
    alter function is_own_host owner to evolve_system;
    revoke create on schema public from evolve_system;
    revoke execute on function is_own_host from public;
    grant execute on function is_own_host to evolve_tenant;
  `.execute(db);
};
