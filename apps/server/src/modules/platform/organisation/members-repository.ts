import type { CallParsed } from "@evolve/contracts/call";
import type { Membership, searchMembers } from "@evolve/contracts/members";
import { sql } from "kysely";
import { anyOf } from "../../../database/any-of.ts";
import type { Tx } from "../../../database/index.ts";
import { patternOf, searchPage } from "../../../database/search.ts";

/** The people who belong to a unit, without deleted users. */
const membersOf = (tx: Tx, tenantId: string, of: Membership, id: string) => {
  const people = tx
    .selectFrom("users as person")
    .leftJoin("user_skills as held", (join) =>
      join
        .onRef("held.tenant_id", "=", "person.tenant_id")
        .onRef("held.user_id", "=", "person.id")
        .on("held.skill_id", "=", id),
    )
    .where("person.tenant_id", "=", tenantId)
    .where("person.status", "!=", "DELETED");
  switch (of) {
    case "team":
      return people.where("person.team_id", "=", id);
    case "employeeGroup":
      return people.where("person.employee_group_id", "=", id);
    case "skill":
      return people.where("held.skill_id", "is not", null);
    case "group":
      return people.where((where) =>
        where.exists(
          where
            .selectFrom("group_members as member")
            .select("member.user_id")
            .whereRef("member.tenant_id", "=", "person.tenant_id")
            .whereRef("member.user_id", "=", "person.id")
            .where("member.group_id", "=", id),
        ),
      );
  }
};

const columns = [
  "person.id",
  "person.full_name as fullName",
  "person.email as emailAddress",
  "held.proficiency",
] as const;

export const searchMemberRows = (tx: Tx, tenantId: string, search: CallParsed<typeof searchMembers>["body"]) => {
  let matching = membersOf(tx, tenantId, search.of, search.id);
  for (const word of (search.filter.search ?? "").split(/\s+/).filter(Boolean))
    matching = matching.where("person.search_text", "like", sql<string>`folded(${patternOf(word)})`);
  const total = matching.select((select) => select.fn.countAll<number>().as("total"));
  const order = search.orderBy.length > 0 ? search.orderBy : [{ field: "fullName", direction: "asc" } as const];
  const keys = { fullName: "person.full_name" } as const;
  return searchPage({ rows: matching.select(columns), keys, id: "person.id" }, total, order, search);
};

export const listMemberRows = (tx: Tx, tenantId: string, of: Membership, id: string) =>
  membersOf(tx, tenantId, of, id).select(columns).orderBy("person.full_name").orderBy("person.id").execute();

export const listMemberIds = async (tx: Tx, tenantId: string, of: Membership, id: string): Promise<string[]> =>
  (await membersOf(tx, tenantId, of, id).select("person.id").execute()).map((person) => person.id);

export const countMembers = async (tx: Tx, tenantId: string, of: Membership, id: string): Promise<number> => {
  const { total } = await membersOf(tx, tenantId, of, id)
    .select((select) => select.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
};

const columnOf = { team: "team_id", employeeGroup: "employee_group_id" } as const;

/** Puts people into a team or employee group, out of the one that they were in. */
export const joinUnit = async (
  tx: Tx,
  tenantId: string,
  of: "team" | "employeeGroup",
  id: string,
  ids: readonly string[],
): Promise<void> => {
  await tx
    .updateTable("users")
    .set(columnOf[of], id)
    .where("tenant_id", "=", tenantId)
    .where("id", "=", anyOf(ids, "uuid"))
    .execute();
};

/** Takes people out of a team or employee group; who is in another one by now stays there. */
export const leaveUnit = async (
  tx: Tx,
  tenantId: string,
  of: "team" | "employeeGroup",
  id: string,
  ids: readonly string[],
): Promise<void> => {
  await tx
    .updateTable("users")
    .set(columnOf[of], null)
    .where("tenant_id", "=", tenantId)
    .where(columnOf[of], "=", id)
    .where("id", "=", anyOf(ids, "uuid"))
    .execute();
};

export const leaveGroup = async (tx: Tx, tenantId: string, id: string, ids: readonly string[]): Promise<void> => {
  await tx
    .deleteFrom("group_members")
    .where("tenant_id", "=", tenantId)
    .where("group_id", "=", id)
    .where("user_id", "=", anyOf(ids, "uuid"))
    .execute();
};
