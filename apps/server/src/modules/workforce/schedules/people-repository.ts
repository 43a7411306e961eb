import { anyOf } from "../../../database/any-of.ts";
import type { Tx } from "../../../database/index.ts";

/** Names by id. */
export const listNames = async (
  tx: Tx,
  tenantId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const rows = await tx
    .selectFrom("users")
    .select(["id", "full_name as name"])
    .where("tenant_id", "=", tenantId)
    .where("id", "=", anyOf([...new Set(ids)], "uuid"))
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
};

/** Which of these are users of the tenant. */
export const findPeople = async (tx: Tx, tenantId: string, ids: readonly string[]): Promise<Set<string>> => {
  const rows = await tx
    .selectFrom("users")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", anyOf(ids, "uuid"))
    .execute();
  return new Set(rows.map(({ id }) => id));
};

export const listSkillNames = (tx: Tx, tenantId: string): Promise<{ id: string; name: string }[]> =>
  tx.selectFrom("skills").select(["id", "name"]).where("tenant_id", "=", tenantId).orderBy("name").execute();
