import type { Tx } from "../database/index.ts";

interface Key {
  readonly tenantId: string;
  readonly userId: string;
  readonly call: string;
  readonly keyHash: Buffer;
}

export interface KeptCall {
  requestHash: Buffer;
  /** Null while the call is in progress, and forever if its node died. */
  answer: string | null;
}

const columnsOf = ({ tenantId, userId, call, keyHash }: Key) => ({
  tenant_id: tenantId,
  user_id: userId,
  call,
  key_hash: keyHash,
});

/** Claims a key for a call; false where it is taken. */
export const insertKey = async (tx: Tx, key: Key, requestHash: Buffer, now: Date): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("idempotency_keys")
    .values({ ...columnsOf(key), request_hash: requestHash, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
};

const where = (key: Key) => Object.entries(columnsOf(key)) as [keyof ReturnType<typeof columnsOf>, string | Buffer][];

export const findKey = async (tx: Tx, key: Key): Promise<KeptCall | null> => {
  let query = tx.selectFrom("idempotency_keys").select(["request_hash as requestHash", "answer"]);
  for (const [column, value] of where(key)) query = query.where(column, "=", value);
  return (await query.executeTakeFirst()) ?? null;
};

export const keepAnswer = async (tx: Tx, key: Key, answer: string): Promise<void> => {
  let query = tx.updateTable("idempotency_keys").set({ answer });
  for (const [column, value] of where(key)) query = query.where(column, "=", value);
  await query.execute();
};

export const deleteKey = async (tx: Tx, key: Key): Promise<void> => {
  let query = tx.deleteFrom("idempotency_keys");
  for (const [column, value] of where(key)) query = query.where(column, "=", value);
  await query.execute();
};
