import type { Tx } from "../../../database/index.ts";

/** A person's name and mail address. */
export const findAddressee = (
  tx: Tx,
  tenantId: string,
  userId: string,
): Promise<{ email: string; userName: string; fullName: string }> =>
  tx
    .selectFrom("users")
    .select(["email", "user_name as userName", "full_name as fullName"])
    .where("tenant_id", "=", tenantId)
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
