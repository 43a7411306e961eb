import { type Kysely, sql } from "kysely";

/** Lists count their people by this index alone; since service accounts came, the kind had to be looked up in every row. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    drop index users_listed;
    create index users_listed on users (tenant_id, kind, role_id) where not impersonated and status <> 'DELETED';
  `.execute(db);
};
