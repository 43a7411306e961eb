import type { SystemTx } from "../../../database/index.ts";

/** What the provider keeps before it knows whose it is. Of its name only a digest is kept. */
export interface RequestRow {
  idHash: Buffer;
  kind: string;
  payload: Record<string, unknown>;
  expiresAt: Date;
}

/** False when there is one of this name. */
export const insertRequest = async (tx: SystemTx, row: RequestRow): Promise<boolean> => {
  const inserted = await tx
    .insertInto("openid_requests")
    .values({ id_hash: row.idHash, kind: row.kind, payload: JSON.stringify(row.payload), expires_at: row.expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning("kind")
    .executeTakeFirst();
  return inserted !== undefined;
};

export interface KnownRequest {
  payload: Record<string, unknown>;
  consumedAt: Date | null;
}

export const findRequest = async (
  tx: SystemTx,
  { idHash, kind }: Pick<RequestRow, "idHash" | "kind">,
  now: Date,
): Promise<KnownRequest | null> => {
  const row = await tx
    .selectFrom("openid_requests")
    .select(["payload", "consumed_at as consumedAt"])
    .where("id_hash", "=", idHash)
    .where("kind", "=", kind)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row ?? null;
};

/** Spends what is good once. False when it was spent before. */
export const spendRequest = async (tx: SystemTx, idHash: Buffer, now: Date): Promise<boolean> => {
  const row = await tx
    .updateTable("openid_requests")
    .set({ consumed_at: now })
    .where("id_hash", "=", idHash)
    .where("consumed_at", "is", null)
    .returning("kind")
    .executeTakeFirst();
  return row !== undefined;
};

export const deleteRequest = async (tx: SystemTx, idHash: Buffer): Promise<void> => {
  await tx.deleteFrom("openid_requests").where("id_hash", "=", idHash).execute();
};
