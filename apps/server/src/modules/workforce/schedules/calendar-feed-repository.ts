import type { SystemTx, Tx } from "../../../database/index.ts";

export interface Feed {
  tenantId: string;
  userId: string;
  language: string;
}

/** Above the tenants, for a calendar has nothing but the secret: whose feed it is, unless they may not sign in any more. */
export const findFeedBySecret = async (tx: SystemTx, secretHash: Buffer): Promise<Feed | null> =>
  (await tx
    .selectFrom("calendar_feeds as feed")
    .innerJoin("users as person", (join) =>
      join.onRef("person.tenant_id", "=", "feed.tenant_id").onRef("person.id", "=", "feed.user_id"),
    )
    .select(["feed.tenant_id as tenantId", "feed.user_id as userId", "feed.language"])
    .where("feed.secret_hash", "=", secretHash)
    .where("person.status", "=", "ACTIVE")
    .where("person.locked_down", "=", false)
    .executeTakeFirst()) ?? null;

export const findFeed = async (tx: Tx, tenantId: string, userId: string): Promise<{ createdAt: Date } | null> =>
  (await tx
    .selectFrom("calendar_feeds")
    .select("created_at as createdAt")
    .where("tenant_id", "=", tenantId)
    .where("user_id", "=", userId)
    .executeTakeFirst()) ?? null;

export const saveFeed = async (
  tx: Tx,
  { tenantId, userId, language }: Feed,
  secretHash: Buffer,
  now: Date,
): Promise<void> => {
  const saved = { secret_hash: secretHash, language, created_at: now };
  await tx
    .insertInto("calendar_feeds")
    .values({ tenant_id: tenantId, user_id: userId, ...saved })
    .onConflict((conflict) => conflict.columns(["tenant_id", "user_id"]).doUpdateSet(saved))
    .execute();
};

export const deleteFeed = async (tx: Tx, tenantId: string, userId: string): Promise<void> => {
  await tx.deleteFrom("calendar_feeds").where("tenant_id", "=", tenantId).where("user_id", "=", userId).execute();
};
