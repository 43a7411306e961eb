import { sql } from "kysely";
import type { Tx } from "../../../database/index.ts";
import type { Recipients } from "./repository.ts";

interface Publication {
  tenantId: string;
  id: string;
  digest: string;
  now: Date;
}

/** Records a publication. Null when its id is new; otherwise what was published under it. */
export const beginPublication = async (
  tx: Tx,
  { tenantId, id, digest, now }: Publication,
): Promise<{ digest: string; recipientCount: number } | null> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("notification_publications")
    .values({ tenant_id: tenantId, id, digest, recipient_count: 0, published_at: now })
    .onConflict((conflict) => conflict.columns(["tenant_id", "id"]).doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 1n) return null;
  return tx
    .selectFrom("notification_publications")
    .select(["digest", "recipient_count as recipientCount"])
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
};

export const setRecipientCount = async (tx: Tx, tenantId: string, id: string, count: number): Promise<void> => {
  await tx
    .updateTable("notification_publications")
    .set({ recipient_count: count })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .execute();
};

/** Whether all these users or roles are the tenant's. */
export const existInTenant = async (tx: Tx, tenantId: string, to: Recipients): Promise<boolean> => {
  if ("tenant" in to) return true;
  const [table, ids] = "users" in to ? (["users", to.users] as const) : (["roles", to.roles] as const);
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}
    where tenant_id = ${tenantId} and id = any(${[...ids]}::uuid[])`.execute(tx);
  return rows[0]?.n === new Set(ids.map((id) => id.toLowerCase())).size;
};
