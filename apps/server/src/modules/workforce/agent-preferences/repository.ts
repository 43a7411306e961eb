import type { Tx } from "../../../database/index.ts";

export type Kind = "availability" | "dayOff" | "shift";

export interface Saved {
  value: Record<string, unknown>;
  version: number;
}

/** Whether the tenant has this person, who is not deleted. */
export const hasPerson = async (tx: Tx, tenantId: string, userId: string): Promise<boolean> =>
  (await tx
    .selectFrom("users")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", userId)
    .where("status", "!=", "DELETED")
    .where("kind", "=", "person")
    .executeTakeFirst()) !== undefined;

/** The same, locking the user, so that changes of their preferences wait for each other. */
export const lockPerson = async (tx: Tx, tenantId: string, userId: string): Promise<boolean> =>
  (await tx
    .selectFrom("users")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", userId)
    .where("status", "!=", "DELETED")
    .where("kind", "=", "person")
    .forNoKeyUpdate()
    .executeTakeFirst()) !== undefined;

export const findSaved = async (tx: Tx, tenantId: string, userId: string, kind: Kind): Promise<Saved | null> =>
  (await tx
    .selectFrom("agent_preferences")
    .select(["value", "version"])
    .where("tenant_id", "=", tenantId)
    .where("user_id", "=", userId)
    .where("kind", "=", kind)
    .executeTakeFirst()) ?? null;

export const save = async (
  tx: Tx,
  of: { tenantId: string; userId: string; kind: Kind },
  { value, version }: Saved,
  now: Date,
): Promise<void> => {
  const saved = { value: JSON.stringify(value), version, updated_at: now };
  await tx
    .insertInto("agent_preferences")
    .values({ tenant_id: of.tenantId, user_id: of.userId, kind: of.kind, ...saved })
    .onConflict((conflict) => conflict.columns(["tenant_id", "user_id", "kind"]).doUpdateSet(saved))
    .execute();
};
