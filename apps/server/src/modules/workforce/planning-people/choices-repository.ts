import { sql } from "kysely";
import { anyOf } from "../../../database/any-of.ts";
import type { Tx } from "../../../database/index.ts";
import { patternOf } from "../../../database/search.ts";

/* What can be chosen for people who are planned, and who can be. */

interface Named {
  readonly id: string;
  readonly name: string;
}

/** All rows of a table by name. */
export const listNames = async (
  tx: Tx,
  tenantId: string,
  table: "skills" | "work_plans" | "rotations",
): Promise<Named[]> => {
  const { rows } = await sql<Named>`
    select id, name from ${sql.table(table)} where tenant_id = ${tenantId} order by name
  `.execute(tx);
  return rows;
};

export const listSiteNames = (tx: Tx, tenantId: string) =>
  tx
    .selectFrom("sites")
    .select(["id", "name", "business_unit_id as businessUnitId"])
    .where("tenant_id", "=", tenantId)
    .orderBy("name")
    .execute();

export const findSite = async (
  tx: Tx,
  tenantId: string,
  siteId: string,
): Promise<{ readonly businessUnitId: string } | null> =>
  (await tx
    .selectFrom("sites")
    .select("business_unit_id as businessUnitId")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", siteId)
    .executeTakeFirst()) ?? null;

/** Users who are not planned yet and whose name or address contains a text: how many, and the first by name. */
export const listUnplanned = async (tx: Tx, tenantId: string, search: string, most: number) => {
  const found = tx
    .selectFrom("users as person")
    .leftJoin("planning_agents as agent", (join) =>
      join.onRef("agent.tenant_id", "=", "person.tenant_id").onRef("agent.user_id", "=", "person.id"),
    )
    .leftJoin("teams as team", (join) =>
      join.onRef("team.tenant_id", "=", "person.tenant_id").onRef("team.id", "=", "person.team_id"),
    )
    .where("person.tenant_id", "=", tenantId)
    .where("person.status", "!=", "DELETED")
    .where("person.impersonated", "=", false)
    .where("person.kind", "=", "person")
    .where("agent.user_id", "is", null)
    .where((where) =>
      where.or([
        where("person.full_name", "ilike", patternOf(search)),
        where("person.email", "ilike", patternOf(search)),
      ]),
    );
  const users = await found
    .select(["person.id", "person.full_name as name", "team.name as teamName"])
    .orderBy("person.full_name")
    .orderBy("person.id")
    .limit(most)
    .execute();
  const { total } = await found.select(({ fn }) => fn.countAll<string>().as("total")).executeTakeFirstOrThrow();
  return { users, total: Number(total) };
};

/** Of these ids those that the tenant has. */
export const countOf = async (
  tx: Tx,
  tenantId: string,
  table: "skills" | "work_plans" | "rotations" | "sites",
  ids: readonly string[],
): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from ${sql.table(table)} where tenant_id = ${tenantId} and id = ${anyOf(ids, "uuid")}
  `.execute(tx);
  return rows[0]?.total ?? 0;
};
