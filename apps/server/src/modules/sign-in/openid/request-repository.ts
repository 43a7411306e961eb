import { sql } from "kysely";
import type { SystemTx } from "../../../database/index.ts";

/** What the provider keeps before it knows whose it is. Of its name only a digest is kept. */
export interface RequestRow {
  idHash: Buffer;
  kind: string;
  payload: Record<string, unknown>;
  expiresAt: Date;
}

export const insertRequest = async (tx: SystemTx, row: RequestRow): Promise<boolean> => {
  const inserted = await tx
    .insertInto("openid_requests")
    .values(valuesOf(row))
    .onConflict((conflict) => conflict.doNothing())
    .returning("kind")
    .executeTakeFirst();
  return inserted !== undefined;
};

/** The same for what may change afterwards. */
export const putRequest = async (tx: SystemTx, row: RequestRow): Promise<void> => {
  const payload = JSON.stringify(row.payload);
  await tx
    .insertInto("openid_requests")
    .values(valuesOf(row))
    .onConflict((conflict) => conflict.column("id_hash").doUpdateSet({ payload }))
    .execute();
};

const valuesOf = ({ idHash, kind, payload, expiresAt }: RequestRow) => ({
  id_hash: idHash,
  kind,
  user_code: typeof payload["userCode"] === "string" ? payload["userCode"] : null,
  payload: JSON.stringify(payload),
  expires_at: expiresAt,
});

export interface KnownRequest {
  idHash: Buffer;
  payload: Record<string, unknown>;
  consumedAt: Date | null;
}

const columns = ["id_hash as idHash", "payload", "consumed_at as consumedAt"] as const;

export const findRequest = async (
  tx: SystemTx,
  { idHash, kind }: Pick<RequestRow, "idHash" | "kind">,
  now: Date,
): Promise<KnownRequest | null> => {
  const row = await tx
    .selectFrom("openid_requests")
    .select(columns)
    .where("id_hash", "=", idHash)
    .where("kind", "=", kind)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row ?? null;
};

export const findRequestByUserCode = async (
  tx: SystemTx,
  userCode: string,
  now: Date,
): Promise<KnownRequest | null> => {
  const row = await tx
    .selectFrom("openid_requests")
    .select(columns)
    .where("user_code", "=", userCode)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row ?? null;
};

/** Adds somebody's answer to a device's request. False when it was answered before. */
export const answerRequest = async (
  tx: SystemTx,
  idHash: Buffer,
  answer: Readonly<Record<string, unknown>>,
): Promise<boolean> => {
  const row = await tx
    .updateTable("openid_requests")
    .set({ payload: sql<string>`payload || ${JSON.stringify(answer)}::jsonb`, user_code: null })
    .where("id_hash", "=", idHash)
    .where("user_code", "is not", null)
    .returning("kind")
    .executeTakeFirst();
  return row !== undefined;
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
