import type { Tx } from "../../../database/index.ts";

/** Tables of rows that can be used once, within a time limit. */
type LinkTable = "invitations" | "email_changes" | "password_resets";

/** Uses up a row in the transaction of what it permits. False when another request was first, or it has expired. */
export const spendLink = async (
  tx: Tx,
  table: LinkTable,
  { tenantId, id }: { tenantId: string; id: string },
  now: Date,
): Promise<boolean> => {
  const row = await tx
    .updateTable(table)
    .set({ used_at: now })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
};

/** Invalidates a user's earlier rows, since a new link is about to be mailed. */
export const expireLinks = async (
  tx: Tx,
  table: Exclude<LinkTable, "password_resets">,
  { tenantId, userId }: { tenantId: string; userId: string },
  now: Date,
): Promise<void> => {
  await tx
    .updateTable(table)
    .set({ expires_at: now })
    .where("tenant_id", "=", tenantId)
    .where("user_id", "=", userId)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .execute();
};
