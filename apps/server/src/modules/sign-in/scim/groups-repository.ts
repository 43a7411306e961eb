import type { ScimListQuery } from "@evolve/contracts/scim";
import { isUuid } from "@evolve/contracts/uuid";
import { sql } from "kysely";
import type { Filter } from "scim2-parse-filter";
import { anyOf } from "../../../database/any-of.ts";
import type { Tx } from "../../../database/index.ts";
import { lockOrganisation } from "../../platform/organisation/index.ts";
import { type Columns, conditionOf, orderOf } from "./filter-repository.ts";

export interface ScimGroupRow {
  id: string;
  name: string;
  externalId: string | null;
  createdAt: Date | null;
  changedAt: Date | null;
  /** Of the ids of its members. */
  membersDigest: string;
}

const memberOf = sql`select from group_members as member where member.tenant_id = unit.tenant_id and member.group_id = unit.id`;
const members = {
  kind: "member",
  has: (id: string) => sql<boolean>`exists (${memberOf} and member.user_id = ${id}::uuid)`,
  any: sql<boolean>`exists (${memberOf})`,
} as const;

/** What groups can be searched by. */
const columns: Columns = {
  id: { kind: "id", of: sql.ref("unit.id") },
  externalid: { kind: "exact", of: sql.ref("unit.external_id") },
  displayname: { kind: "text", of: sql.ref("unit.name") },
  members,
  "members.value": members,
  "meta.created": { kind: "instant", of: sql.ref("unit.created_at") },
  "meta.lastmodified": { kind: "instant", of: sql`coalesce(unit.changed_at, unit.created_at)` },
};

const groups = (tx: Tx, tenantId: string) => tx.selectFrom("groups as unit").where("unit.tenant_id", "=", tenantId);

/** Members who are people of the tenant still. */
const livingMembers = sql`
  from group_members as member
  join users as person on person.tenant_id = member.tenant_id and person.id = member.user_id
  where member.tenant_id = unit.tenant_id and member.group_id = unit.id and person.status <> 'DELETED'
`;

const withColumns = (query: ReturnType<typeof groups>) =>
  query.select([
    "unit.id",
    "unit.name",
    "unit.external_id as externalId",
    "unit.created_at as createdAt",
    "unit.changed_at as changedAt",
    sql<string>`coalesce((select md5(string_agg(member.user_id::text, ',' order by member.user_id)) ${livingMembers}), '')`.as(
      "membersDigest",
    ),
  ]);

/** A page of the groups that a filter matches, oldest first unless asked otherwise, and how many there are. */
export const searchScimGroups = async (
  tx: Tx,
  tenantId: string,
  filter: Filter | null,
  { skip, top }: { skip: number; top: number },
  sorted: ScimListQuery,
): Promise<{ rows: ScimGroupRow[]; total: number }> => {
  const matching = filter ? groups(tx, tenantId).where(conditionOf(filter, columns)) : groups(tx, tenantId);
  const { total } = await matching
    .select((select) => select.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  if (top === 0) return { rows: [], total };
  const order = orderOf(sorted, columns);
  const ordered = order ? withColumns(matching).orderBy(order) : withColumns(matching);
  const rows = await ordered.orderBy("unit.id").offset(skip).limit(top).execute();
  return { rows, total };
};

export const findScimGroup = async (tx: Tx, tenantId: string, id: string): Promise<ScimGroupRow | null> => {
  if (!isUuid(id)) return null;
  return (await withColumns(groups(tx, tenantId)).where("unit.id", "=", id).executeTakeFirst()) ?? null;
};

/** The same, locked until the transaction ends; before it the tenant's organisation, as in all changes of groups. */
export const lockScimGroup = async (tx: Tx, tenantId: string, id: string): Promise<ScimGroupRow | null> => {
  if (!isUuid(id)) return null;
  await lockOrganisation(tx, tenantId);
  await groups(tx, tenantId).select("unit.id").where("unit.id", "=", id).forNoKeyUpdate().execute();
  return findScimGroup(tx, tenantId, id);
};

export interface ScimMember {
  groupId: string;
  id: string;
  fullName: string;
}

/** The members of groups, by id. */
export const listScimMembers = (tx: Tx, tenantId: string, groupIds: readonly string[]): Promise<ScimMember[]> =>
  tx
    .selectFrom("group_members as member")
    .innerJoin("users as person", (join) =>
      join.onRef("person.tenant_id", "=", "member.tenant_id").onRef("person.id", "=", "member.user_id"),
    )
    .select(["member.group_id as groupId", "person.id", sql<string>`btrim(person.full_name)`.as("fullName")])
    .where("member.tenant_id", "=", tenantId)
    .where("member.group_id", "=", anyOf(groupIds, "uuid"))
    .where("person.status", "!=", "DELETED")
    .orderBy("person.id")
    .execute();

export const setGroupExternalId = async (
  tx: Tx,
  tenantId: string,
  id: string,
  externalId: string | null,
): Promise<void> => {
  await tx
    .updateTable("groups")
    .set({ external_id: externalId })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .execute();
};
