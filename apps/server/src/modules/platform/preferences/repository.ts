import { sql } from "kysely";
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

/** The last write wins, no matter which tab or node created the row. False when it would be a new row beyond the limit. */
export const upsertPreference = async (
  tx: Tx,
  owner: Owner,
  row: PreferenceRow,
  { most, now }: { most: number; now: Date },
): Promise<boolean> => {
  const { tenantId, userId, context } = owner;
  const { rows } = await sql`
    insert into preferences (tenant_id, user_id, context, name, value, updated_at)
    select ${tenantId}::uuid, ${userId}::uuid, ${context}, ${row.name}, ${row.value}, ${now}::timestamptz
    where (select count(*) from preferences
        where tenant_id = ${tenantId} and user_id = ${userId} and (context, name) <> (${context}, ${row.name})) < ${most}
    on conflict (tenant_id, user_id, context, name) do update set value = excluded.value, updated_at = excluded.updated_at
    returning name
  `.execute(tx);
  return rows.length > 0;
};
