import { type Kysely, sql } from "kysely";

/** For figures of interactions: who contacted again, and which interactions were evaluated. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create index interactions_by_customer on interactions (tenant_id, customer, started_at) where direction = 'inbound';
    create index quality_evaluations_by_reference on quality_evaluations (tenant_id, reference);
  `.execute(db);
};
