import type { CallParsed } from "@evolve/contracts/call";
import type { searchTeams } from "@evolve/contracts/teams";
import type { ExpressionBuilder } from "kysely";
import { anyOf } from "../../../database/any-of.ts";
import type { Tx } from "../../../database/index.ts";
import { patternOf, searchPage } from "../../../database/search.ts";
import type { Database } from "../../../database/types.ts";

/** Whether the tenant has a team, which stays until the transaction ends. */
export const hasTeam = async (tx: Tx, tenantId: string, id: string): Promise<boolean> => {
  const row = await tx
    .selectFrom("teams")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
};

/** All teams, by name. */
export const listTeams = (tx: Tx, tenantId: string): Promise<{ id: string; name: string }[]> =>
  tx.selectFrom("teams").select(["id", "name"]).where("tenant_id", "=", tenantId).orderBy("name").execute();

const memberCount = (select: ExpressionBuilder<Database & { team: Database["teams"] }, "team">) =>
  select.fn.coalesce(
    select
      .selectFrom("users as person")
      .select((inner) => inner.fn.countAll<number>().as("count"))
      .whereRef("person.tenant_id", "=", "team.tenant_id")
      .whereRef("person.team_id", "=", "team.id")
      .where("person.status", "!=", "DELETED"),
    select.lit(0),
  );

export const searchTeamRows = async (tx: Tx, tenantId: string, search: CallParsed<typeof searchTeams>["body"]) => {
  const { id, search: text = "" } = search.filter;
  let matching = tx
    .selectFrom("teams as team")
    .where("team.tenant_id", "=", tenantId)
    .where("team.name", "ilike", patternOf(text));
  if (id) matching = matching.where("team.id", "=", anyOf(id, "uuid"));
  const total = matching.select((select) => select.fn.countAll<number>().as("total"));
  if (search.operations?.includes("count"))
    return { rows: [], total: (await total.executeTakeFirstOrThrow()).total, next: undefined, statistics: undefined };
  const rows = matching.select((select) => [
    "team.id",
    "team.name",
    "team.version",
    memberCount(select).as("memberCount"),
  ]);
  const order = search.orderBy.length > 0 ? search.orderBy : [{ field: "name", direction: "asc" } as const];
  const keys = { name: "team.name" } as const;
  return searchPage({ rows, keys, id: "team.id", figures: { members: memberCount } }, total, order, search);
};
