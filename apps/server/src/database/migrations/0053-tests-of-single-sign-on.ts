import { type Kysely, sql } from "kysely";
import { tenantTable } from "./tables.ts";

/** Sign-ins that administrators make to see what their identity provider says of them. Nobody is signed in by one. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table saml_tests (
      tenant_id uuid not null,
      id text not null,
      user_id uuid not null,
      return_origin text not null,
      report jsonb,
      expires_at timestamptz not null,
      primary key (tenant_id, id),
      foreign key (tenant_id, user_id) references users
    );
    comment on column saml_tests.id is 'Of the request that was sent to the identity provider';
    comment on column saml_tests.report is 'What came back; null until then';
    create index saml_tests_by_end on saml_tests (expires_at);
  `.execute(db);
  await tenantTable(db, "saml_tests");
};
