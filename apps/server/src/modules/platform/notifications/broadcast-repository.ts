import type { Tx } from "../../../database/index.ts";

interface BroadcastRow {
  id: string;
  message: string;
  endsAt: Date;
}

/** Stores a broadcast. False when there is one of this id. */
export const insertBroadcast = async (tx: Tx, tenantId: string, row: BroadcastRow, now: Date): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("broadcasts")
    .values({ tenant_id: tenantId, id: row.id, message: row.message, published_at: now, ends_at: row.endsAt })
    .onConflict((conflict) => conflict.columns(["tenant_id", "id"]).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
};

export const findBroadcast = async (tx: Tx, tenantId: string, id: string): Promise<{ message: string } | null> =>
  (await tx
    .selectFrom("broadcasts")
    .select("message")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .executeTakeFirst()) ?? null;

/** The newest that are still shown, oldest first. */
export const listBroadcasts = async (tx: Tx, tenantId: string, now: Date, most: number): Promise<BroadcastRow[]> => {
  const rows = await tx
    .selectFrom("broadcasts")
    .select(["id", "message", "ends_at as endsAt"])
    .where("tenant_id", "=", tenantId)
    .where("ends_at", ">", now)
    .orderBy("published_at", "desc")
    .limit(most)
    .execute();
  return rows.reverse();
};
