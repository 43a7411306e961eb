import { type Kysely, sql } from "kysely";

/** The version of a tenant's brand: it outlives the profile, so that an edit from before a reset is refused, too. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table tenants add column branding_version integer not null default 1;
    comment on column tenants.branding_version is 'Of its branding profile and the pictures of that; rises when they go, too';
  `.execute(db);
};
