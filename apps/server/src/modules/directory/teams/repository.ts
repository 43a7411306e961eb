import type { Tx } from "../../../database/index.ts";

export const hasTeam = async (tx: Tx, tenantId: string, id: string): Promise<boolean> => {
  const row = await tx
    .selectFrom("teams")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .executeTakeFirst();
  return row !== undefined;
};

export const searchTeamRows = async (
  tx: Tx,
  tenantId: string,
  page: { search: string; skip: number; top: number },
): Promise<{ rows: { id: string; name: string; memberCount: number }[]; total: number }> => {
  const pattern = `%${page.search.replace(/[\\%_]/g, "\\$&")}%`;
  const matching = tx
    .selectFrom("teams as team")
    .where("team.tenant_id", "=", tenantId)
    .where("team.name", "ilike", pattern);
  const { total } = await matching
    .select((select) => select.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .select((select) => [
      "team.id",
      "team.name",
      select
        .selectFrom("users as person")
        .select((inner) => inner.fn.countAll<number>().as("count"))
        .whereRef("person.tenant_id", "=", "team.tenant_id")
        .whereRef("person.team_id", "=", "team.id")
        .where("person.status", "!=", "DELETED")
        .as("memberCount"),
    ])
    .orderBy("team.name")
    .offset(page.skip)
    .limit(page.top)
    .execute();
  return { rows: rows.map((row) => ({ ...row, memberCount: row.memberCount ?? 0 })), total };
};
