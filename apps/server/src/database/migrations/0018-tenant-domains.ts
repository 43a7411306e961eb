import { type Kysely, sql } from "kysely";
import { tenantTable } from "./tables.ts";

/**
 * Mail domains that tenants claim. A verified one is one tenant's alone, which a function decides above the tenants; it, and no
 * longer the names that happen to be there, decides which tenant an unknown name is answered with.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table tenant_domains (
      tenant_id uuid not null references tenants,
      id uuid not null,
      domain text not null,
      token text not null,
      claimed_at timestamptz not null,
      verified_at timestamptz,
      primary key (tenant_id, id),
      unique (tenant_id, domain)
    );
    create unique index tenant_domains_verified on tenant_domains (domain) where verified_at is not null;
    drop index sign_in_directory_by_domain;

    create function verify_domain(claim uuid, at timestamptz) returns boolean
      language plpgsql security definer set search_path = public, pg_temp as
      $$
        begin
          update tenant_domains set verified_at = at
          where tenant_id = current_setting('app.tenant')::uuid and id = claim;
          return found;
        exception when unique_violation then
          return false;
        end
      $$;
  `.execute(db);
  await tenantTable(db, "tenant_domains");
  await sql`
    grant create on schema public to evolve_system;
    alter function verify_domain owner to evolve_system;
    revoke create on schema public from evolve_system;
    revoke execute on function verify_domain from public;
    grant execute on function verify_domain to evolve_tenant;
  `.execute(db);
};
