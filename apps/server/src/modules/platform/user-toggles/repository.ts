import type { Tx } from "../../../database/index.ts";
import { listToggles } from "../../directory/authorization/index.ts";

export interface FoundToggles {
  readonly toggles: string[];
  readonly tenantToggles: string[];
}

/** The toggles of a user, and those of the whole tenant; null when the tenant has no such user. */
export const findUserToggles = async (tx: Tx, tenantId: string, userId: string): Promise<FoundToggles | null> => {
  const user = await tx
    .selectFrom("users")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", userId)
    .where("status", "!=", "DELETED")
    .executeTakeFirst();
  if (!user) return null;
  const own = await tx
    .selectFrom("user_feature_toggles")
    .select("name")
    .where("tenant_id", "=", tenantId)
    .where("user_id", "=", userId)
    .orderBy("name")
    .execute();
  return { toggles: own.map(({ name }) => name), tenantToggles: await listToggles(tx, tenantId) };
};

/** Changes of one user's toggles wait for each other. */
export const lockUserToggles = async (tx: Tx, tenantId: string, userId: string): Promise<void> => {
  await tx
    .selectFrom("users")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", userId)
    .forNoKeyUpdate()
    .execute();
};

export const replaceUserToggles = async (tx: Tx, tenantId: string, userId: string, names: readonly string[]) => {
  await tx.deleteFrom("user_feature_toggles").where("tenant_id", "=", tenantId).where("user_id", "=", userId).execute();
  for (const name of new Set(names))
    await tx.insertInto("user_feature_toggles").values({ tenant_id: tenantId, user_id: userId, name }).execute();
};
