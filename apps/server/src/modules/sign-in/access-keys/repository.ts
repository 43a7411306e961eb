import type { SystemTx, Tx } from "../../../database/index.ts";

export interface AccessKeyRow {
  id: string;
  userId: string;
  isActive: boolean;
  lastUsedAt: Date | null;
}

const columns = ["id", "user_id as userId", "is_active as isActive", "last_used_at as lastUsedAt"] as const;

/** The user's keys, newest first: ids are ordered by time. */
export const listAccessKeyRows = (tx: Tx, tenantId: string, userId: string): Promise<AccessKeyRow[]> =>
  tx
    .selectFrom("access_keys")
    .select(columns)
    .where("tenant_id", "=", tenantId)
    .where("user_id", "=", userId)
    .orderBy("id", "desc")
    .execute();

export const findAccessKey = async (tx: Tx, tenantId: string, id: string): Promise<AccessKeyRow | null> =>
  (await tx
    .selectFrom("access_keys")
    .select(columns)
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .executeTakeFirst()) ?? null;

/** The tenant of a key, for any caller, or null. */
export const findTenantOfAccessKey = async (tx: SystemTx, id: string): Promise<string | null> => {
  const row = await tx.selectFrom("access_keys").select("tenant_id").where("id", "=", id).executeTakeFirst();
  return row?.tenant_id ?? null;
};

export interface NewAccessKeyRow {
  id: string;
  userId: string;
  secretHash: Buffer;
  createdAt: Date;
}

export const insertAccessKey = async (tx: Tx, tenantId: string, row: NewAccessKeyRow): Promise<void> => {
  await tx
    .insertInto("access_keys")
    .values({
      tenant_id: tenantId,
      id: row.id,
      user_id: row.userId,
      secret_hash: row.secretHash,
      created_at: row.createdAt,
    })
    .execute();
};

export const setAccessKeyActive = async (tx: Tx, tenantId: string, id: string, isActive: boolean): Promise<void> => {
  await tx
    .updateTable("access_keys")
    .set({ is_active: isActive })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .execute();
};

export const deleteAccessKeyRow = async (tx: Tx, tenantId: string, id: string): Promise<void> => {
  await tx.deleteFrom("access_keys").where("tenant_id", "=", tenantId).where("id", "=", id).execute();
};

/** Deletes every key of a user. */
export const deleteAccessKeysOf = async (tx: Tx, tenantId: string, userId: string): Promise<void> => {
  await tx.deleteFrom("access_keys").where("tenant_id", "=", tenantId).where("user_id", "=", userId).execute();
};

export interface UsableKey {
  userId: string;
  secretHash: Buffer;
  lastUsedAt: Date | null;
}

/** An active key of a user who may act, in a tenant that is active; locked, so that it is not deactivated meanwhile. */
export const findUsableKey = async (tx: Tx, tenantId: string, id: string): Promise<UsableKey | null> =>
  (await tx
    .selectFrom("access_keys as key")
    .innerJoin("users as person", (join) =>
      join.onRef("person.tenant_id", "=", "key.tenant_id").onRef("person.id", "=", "key.user_id"),
    )
    .innerJoin("tenants as tenant", "tenant.tenant_id", "key.tenant_id")
    .select(["key.user_id as userId", "key.secret_hash as secretHash", "key.last_used_at as lastUsedAt"])
    .where("key.tenant_id", "=", tenantId)
    .where("key.id", "=", id)
    .where("key.is_active", "=", true)
    .where("person.status", "=", "ACTIVE")
    .where("person.locked_down", "=", false)
    .where("tenant.status", "=", "ACTIVE")
    .forNoKeyUpdate("key")
    .executeTakeFirst()) ?? null;

export const markAccessKeyUsed = async (tx: Tx, tenantId: string, id: string, now: Date): Promise<void> => {
  await tx
    .updateTable("access_keys")
    .set({ last_used_at: now })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .execute();
};
