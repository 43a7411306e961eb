import { type Kysely, sql } from "kysely";

/** OpenID clients that a tenant's administrators register; without a tenant a client is the installation's. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table openid_clients
      add column tenant_id uuid references tenants,
      add column changed_at timestamptz;
    create index openid_clients_by_tenant on openid_clients (tenant_id);
    comment on column openid_clients.tenant_id is 'Whose users the client may sign in; null: everybody''s';
  `.execute(db);
};
