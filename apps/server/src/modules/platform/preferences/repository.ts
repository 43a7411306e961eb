import type { Tx } from "../../../database/index.ts";

export interface PreferenceRow {
  name: string;
  value: string;
}
interface Owner {
  tenantId: string;
  userId: string;
  context: string;
}

const owned = (tx: Tx, owner: Owner) =>
  tx
    .selectFrom("preferences")
    .select(["name", "value"])
    .where("tenant_id", "=", owner.tenantId)
    .where("user_id", "=", owner.userId)
    .where("context", "=", owner.context);

export const listPreferenceRows = (tx: Tx, owner: Owner): Promise<PreferenceRow[]> =>
  owned(tx, owner).orderBy("name").execute();

export const findPreferenceRow = async (tx: Tx, owner: Owner, name: string): Promise<PreferenceRow | null> =>
  (await owned(tx, owner).where("name", "=", name).executeTakeFirst()) ?? null;

/** The newest value counts, whichever of two tabs or nodes was first to create the row. */
export const upsertPreference = async (tx: Tx, owner: Owner, row: PreferenceRow, now: Date): Promise<void> => {
  await tx
    .insertInto("preferences")
    .values({ tenant_id: owner.tenantId, user_id: owner.userId, context: owner.context, ...row, updated_at: now })
    .onConflict((conflict) =>
      conflict.columns(["tenant_id", "user_id", "context", "name"]).doUpdateSet({ value: row.value, updated_at: now }),
    )
    .execute();
};
