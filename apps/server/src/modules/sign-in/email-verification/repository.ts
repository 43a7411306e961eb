import type { Tx } from "../../../database/index.ts";

export interface EmailHolder {
  userId: string;
  userName: string;
  email: string;
  saml: boolean;
}

/** An active user of the tenant who has an address, or null. */
export const findEmailHolder = async (tx: Tx, tenantId: string, userId: string): Promise<EmailHolder | null> => {
  const row = await tx
    .selectFrom("users")
    .select(["id as userId", "user_name as userName", "email", "saml"])
    .where("tenant_id", "=", tenantId)
    .where("id", "=", userId)
    .where("status", "=", "ACTIVE")
    .where("kind", "=", "person")
    .executeTakeFirst();
  return row ?? null;
};

/** Makes changes of one user's address wait for one another, so that each counts those before it. */
export const lockEmailHolder = async (tx: Tx, tenantId: string, userId: string): Promise<void> => {
  await tx
    .selectFrom("users")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", userId)
    .forNoKeyUpdate()
    .execute();
};

export const insertEmailChange = async (
  tx: Tx,
  row: {
    tenantId: string;
    id: string;
    userId: string;
    email: string;
    secretHash: Buffer;
    createdAt: Date;
    expiresAt: Date;
  },
): Promise<void> => {
  await tx
    .insertInto("email_changes")
    .values({
      tenant_id: row.tenantId,
      id: row.id,
      user_id: row.userId,
      email: row.email,
      secret_hash: row.secretHash,
      created_at: row.createdAt,
      expires_at: row.expiresAt,
    })
    .execute();
};

/** How many changes of a user's address have been asked for since a point in time. */
export const countEmailChanges = async (tx: Tx, tenantId: string, userId: string, since: Date): Promise<number> => {
  const { asked } = await tx
    .selectFrom("email_changes")
    .select(({ fn }) => fn.countAll<number>().as("asked"))
    .where("tenant_id", "=", tenantId)
    .where("user_id", "=", userId)
    .where("created_at", ">", since)
    .executeTakeFirstOrThrow();
  return asked;
};

export interface EmailChangeRow {
  id: string;
  userId: string;
  email: string;
  secretHash: Buffer;
  expiresAt: Date;
  usedAt: Date | null;
}

export const findEmailChange = async (tx: Tx, tenantId: string, id: string): Promise<EmailChangeRow | null> => {
  const row = await tx
    .selectFrom("email_changes")
    .select([
      "id",
      "user_id as userId",
      "email",
      "secret_hash as secretHash",
      "expires_at as expiresAt",
      "used_at as usedAt",
    ])
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .executeTakeFirst();
  return row ?? null;
};

export const setEmail = async (
  tx: Tx,
  tenantId: string,
  userId: string,
  { email, now }: { email: string; now: Date },
): Promise<void> => {
  await tx
    .updateTable("users")
    .set({ email, profile_changed_at: now })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", userId)
    .execute();
};
