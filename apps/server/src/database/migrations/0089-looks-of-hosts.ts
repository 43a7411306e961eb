import { type Kysely, sql } from "kysely";
import { tenantTable } from "./tables.ts";

/**
 * The look of a host that differs from its tenant's. The row stays when the look is reset, since its version counts on. Pictures are rows
 * of branding_files.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table host_branding_profiles (
      tenant_id uuid not null references tenants,
      host text not null check (host = lower(host)),
      version integer not null,
      is_reset boolean not null default false,
      profile_name text not null,
      brand_name text not null,
      logo_url text not null,
      favicon_url text not null,
      background_color text not null,
      icon_text_color text not null,
      system_email text not null,
      co_brand text not null,
      marketing_url text,
      primary key (tenant_id, host)
    );
    comment on table host_branding_profiles is 'Looks of hosts that differ from their tenant''s';
  `.execute(db);
  await tenantTable(db, "host_branding_profiles");
};
