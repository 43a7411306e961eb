import type { SystemTx, Tx } from "../../../database/index.ts";

export interface PasskeyRow {
  id: string;
  userId: string;
  credentialId: string;
  publicKey: Buffer;
  signCount: number;
  transports: string[];
  isSynced: boolean;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

const columns = [
  "id",
  "user_id as userId",
  "credential_id as credentialId",
  "public_key as publicKey",
  "sign_count as signCount",
  "transports",
  "is_synced as isSynced",
  "name",
  "created_at as createdAt",
  "last_used_at as lastUsedAt",
] as const;

/** Oldest first. */
export const listPasskeyRows = (tx: Tx, tenantId: string, userId: string): Promise<PasskeyRow[]> =>
  tx
    .selectFrom("passkeys")
    .select(columns)
    .where("tenant_id", "=", tenantId)
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();

export const findPasskey = async (tx: Tx, tenantId: string, credentialId: string): Promise<PasskeyRow | null> => {
  const row = await tx
    .selectFrom("passkeys")
    .select(columns)
    .where("tenant_id", "=", tenantId)
    .where("credential_id", "=", credentialId)
    .executeTakeFirst();
  return row ?? null;
};

/** False when somebody of the tenant has this passkey already. */
export const insertPasskey = async (
  tx: Tx,
  tenantId: string,
  passkey: Omit<PasskeyRow, "lastUsedAt"> & { rpId: string },
): Promise<boolean> => {
  const row = await tx
    .insertInto("passkeys")
    .values({
      tenant_id: tenantId,
      id: passkey.id,
      user_id: passkey.userId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      sign_count: passkey.signCount,
      transports: passkey.transports,
      rp_id: passkey.rpId,
      is_synced: passkey.isSynced,
      name: passkey.name,
      created_at: passkey.createdAt,
    })
    .onConflict((conflict) => conflict.columns(["tenant_id", "credential_id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
};

/** Notes a use and the authenticator's counter. False when the counter has not grown: a possible cloned passkey, or a use already recorded. */
export const notePasskeyUse = async (
  tx: Tx,
  tenantId: string,
  id: string,
  use: { signCount: number; isSynced: boolean; now: Date },
): Promise<boolean> => {
  const row = await tx
    .updateTable("passkeys")
    .set({ sign_count: use.signCount, is_synced: use.isSynced, last_used_at: use.now })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .where((where) =>
      where.or([
        where("sign_count", "<", use.signCount),
        // An authenticator without a counter says 0 for ever.
        where.and([where("sign_count", "=", 0), where.lit(use.signCount === 0)]),
      ]),
    )
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
};

export const renamePasskeyRow = async (
  tx: Tx,
  tenantId: string,
  userId: string,
  id: string,
  name: string,
): Promise<boolean> => {
  const row = await tx
    .updateTable("passkeys")
    .set({ name })
    .where("tenant_id", "=", tenantId)
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
};

/** Removes passkeys of a user: the one given, or all. Answers their names. */
export const deletePasskeys = async (tx: Tx, tenantId: string, userId: string, id?: string): Promise<string[]> => {
  const rows = await tx
    .deleteFrom("passkeys")
    .where("tenant_id", "=", tenantId)
    .where("user_id", "=", userId)
    .$if(id !== undefined, (query) => query.where("id", "=", id ?? ""))
    .returning("name")
    .execute();
  return rows.map(({ name }) => name);
};

/** Spends a challenge. False when it was spent before. */
export const spendChallenge = async (tx: SystemTx, digest: Buffer, expiresAt: Date): Promise<boolean> => {
  const row = await tx
    .insertInto("spent_challenges")
    .values({ digest, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning("expires_at")
    .executeTakeFirst();
  return row !== undefined;
};
