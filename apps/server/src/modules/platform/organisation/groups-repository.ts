import type { searchGroups } from "@evolve/contracts/groups";
import type { CallParsed } from "@evolve/contracts/call";
import type { ExpressionBuilder } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { anyOf } from "../../../database/any-of.ts";
import type { Tx } from "../../../database/index.ts";
import { patternOf, searchPage } from "../../../database/search.ts";
import type { Database } from "../../../database/types.ts";

const memberCount = (select: ExpressionBuilder<Database & { unit: Database["groups"] }, "unit">) =>
  select.fn.coalesce(
    select
      .selectFrom("group_members as member")
      .innerJoin("users as person", (join) =>
        join.onRef("person.tenant_id", "=", "member.tenant_id").onRef("person.id", "=", "member.user_id"),
      )
      .select((inner) => inner.fn.countAll<number>().as("count"))
      .whereRef("member.tenant_id", "=", "unit.tenant_id")
      .whereRef("member.group_id", "=", "unit.id")
      .where("person.status", "!=", "DELETED"),
    select.lit(0),
  );

export const searchGroupRows = async (tx: Tx, tenantId: string, search: CallParsed<typeof searchGroups>["body"]) => {
  const { id, search: text = "" } = search.filter;
  let matching = tx
    .selectFrom("groups as unit")
    .where("unit.tenant_id", "=", tenantId)
    .where("unit.name", "ilike", patternOf(text));
  if (id) matching = matching.where("unit.id", "=", anyOf(id, "uuid"));
  const rows = matching.select((select) => [
    "unit.id",
    "unit.name",
    "unit.version",
    memberCount(select).as("memberCount"),
  ]);
  const total = matching.select((select) => select.fn.countAll<number>().as("total"));
  const order = search.orderBy.length > 0 ? search.orderBy : [{ field: "name", direction: "asc" } as const];
  const keys = { name: "unit.name" } as const;
  return searchPage({ rows, keys, id: "unit.id", figures: { members: memberCount } }, total, order, search);
};

export interface GroupRow {
  id: string;
  name: string;
  version: number;
  usersIds: string[];
}

/** Groups with their members, without deleted users, who come back into their groups when they are restored. */
const withMembers = (tx: Tx, tenantId: string) =>
  tx
    .selectFrom("groups as unit")
    .select((select) => [
      "unit.id",
      "unit.name",
      "unit.version",
      jsonArrayFrom(
        select
          .selectFrom("group_members as member")
          .innerJoin("users as person", (join) =>
            join.onRef("person.tenant_id", "=", "member.tenant_id").onRef("person.id", "=", "member.user_id"),
          )
          .select("member.user_id as id")
          .whereRef("member.tenant_id", "=", "unit.tenant_id")
          .whereRef("member.group_id", "=", "unit.id")
          .where("person.status", "!=", "DELETED")
          .orderBy("member.user_id"),
      ).as("members"),
    ])
    .where("unit.tenant_id", "=", tenantId);

export const listGroupRows = async (tx: Tx, tenantId: string): Promise<GroupRow[]> => {
  const rows = await withMembers(tx, tenantId).orderBy("unit.name").execute();
  return rows.map(({ members, ...group }) => ({ ...group, usersIds: members.map(({ id }) => id) }));
};

export const findGroup = async (tx: Tx, tenantId: string, id: string): Promise<GroupRow> => {
  const { members, ...group } = await withMembers(tx, tenantId).where("unit.id", "=", id).executeTakeFirstOrThrow();
  return { ...group, usersIds: members.map((member) => member.id) };
};

export const insertGroup = async (
  tx: Tx,
  tenantId: string,
  { createdAt, ...group }: { id: string; name: string; createdAt: Date },
): Promise<void> => {
  await tx
    .insertInto("groups")
    .values({ tenant_id: tenantId, ...group, created_at: createdAt })
    .execute();
};

export const clearGroup = async (tx: Tx, tenantId: string, groupId: string): Promise<number> => {
  const { numDeletedRows } = await tx
    .deleteFrom("group_members")
    .where("tenant_id", "=", tenantId)
    .where("group_id", "=", groupId)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
};

export const insertGroupMembers = async (
  tx: Tx,
  tenantId: string,
  groupId: string,
  ids: readonly string[],
): Promise<void> => {
  if (ids.length === 0) return;
  await tx
    .insertInto("group_members")
    .values([...new Set(ids)].map((user_id) => ({ tenant_id: tenantId, group_id: groupId, user_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
