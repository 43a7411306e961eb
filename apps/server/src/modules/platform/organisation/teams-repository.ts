import type { Tx } from "../../../database/index.ts";

export const insertTeam = async (tx: Tx, tenantId: string, team: { id: string; name: string }): Promise<void> => {
  await tx
    .insertInto("teams")
    .values({ tenant_id: tenantId, ...team })
    .execute();
};

/** Takes everybody out of a team. Answers how many. */
export const clearTeam = async (tx: Tx, tenantId: string, teamId: string): Promise<number> => {
  const { numUpdatedRows } = await tx
    .updateTable("users")
    .set({ team_id: null })
    .where("tenant_id", "=", tenantId)
    .where("team_id", "=", teamId)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
};
