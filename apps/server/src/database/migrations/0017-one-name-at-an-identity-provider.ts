import { type Kysely, sql } from "kysely";

/** A user has one name at an identity provider. Of several only the first stays linked: a later one may be somebody else's. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    delete from saml_identities later using saml_identities earlier
    where (later.tenant_id, later.issuer, later.user_id) = (earlier.tenant_id, earlier.issuer, earlier.user_id)
      and (later.created_at, later.name_id) > (earlier.created_at, earlier.name_id);
    create unique index saml_identities_by_user on saml_identities (tenant_id, issuer, user_id);
  `.execute(db);
};
