import { scim, type ScimListQuery } from "@evolve/contracts/scim";
import { isUuid } from "@evolve/contracts/uuid";
import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Filter } from "scim2-parse-filter";
import type { Tx } from "../../../database/index.ts";
import type { Database } from "../../../database/types.ts";
import { type Columns, conditionOf, orderOf } from "./filter-repository.ts";
import type { UserDraft } from "./user-draft.ts";

export interface ScimUserRow {
  id: string;
  userName: string;
  email: string;
  firstName: string;
  lastName: string;
  fullName: string;
  externalId: string | null;
  status: Database["users"]["status"];
  lockedDown: boolean;
  createdAt: Date;
  changedAt: Date | null;
  groups: { id: string; name: string }[];
}

const email = { kind: "text", of: sql.ref("person.email") } as const;
const fullName = { kind: "text", of: sql`btrim(person.full_name)` } as const;
const memberOf = sql`select from group_members as member where member.tenant_id = person.tenant_id and member.user_id = person.id`;
const groups = {
  kind: "member",
  has: (id: string) => sql<boolean>`exists (${memberOf} and member.group_id = ${id}::uuid)`,
  any: sql<boolean>`exists (${memberOf})`,
} as const;

/** What users can be searched by. */
const columns: Columns = {
  id: { kind: "id", of: sql.ref("person.id") },
  externalid: { kind: "exact", of: sql.ref("person.external_id") },
  username: { kind: "text", of: sql.ref("person.user_name") },
  "name.givenname": { kind: "text", of: sql.ref("person.first_name") },
  "name.familyname": { kind: "text", of: sql.ref("person.last_name") },
  "name.formatted": fullName,
  displayname: fullName,
  emails: email,
  "emails.value": email,
  "emails.type": { kind: "text", of: sql`'work'::text` },
  "emails.primary": { kind: "boolean", of: sql`true` },
  active: { kind: "boolean", of: sql`not person.locked_down` },
  groups,
  "groups.value": groups,
  "meta.created": { kind: "instant", of: sql.ref("person.created_at") },
  "meta.lastmodified": { kind: "instant", of: sql`coalesce(person.changed_at, person.created_at)` },
};

const people = (tx: Tx, tenantId: string) =>
  tx
    .selectFrom("users as person")
    .where("person.tenant_id", "=", tenantId)
    .where("person.kind", "=", "person")
    .where("person.status", "!=", "DELETED");

const withColumns = (query: ReturnType<typeof people>) =>
  query.select((select) => [
    "person.id",
    "person.user_name as userName",
    "person.email",
    "person.first_name as firstName",
    "person.last_name as lastName",
    sql<string>`btrim(person.full_name)`.as("fullName"),
    "person.external_id as externalId",
    "person.status",
    "person.locked_down as lockedDown",
    "person.created_at as createdAt",
    "person.changed_at as changedAt",
    jsonArrayFrom(
      select
        .selectFrom("group_members as member")
        .innerJoin("groups as unit", (join) =>
          join.onRef("unit.tenant_id", "=", "member.tenant_id").onRef("unit.id", "=", "member.group_id"),
        )
        .select(["unit.id", "unit.name"])
        .whereRef("member.tenant_id", "=", "person.tenant_id")
        .whereRef("member.user_id", "=", "person.id")
        .orderBy("unit.name")
        .orderBy("unit.id")
        .limit(scim.pageSizeMax),
    ).as("groups"),
  ]);

/** A page of the people that a filter matches, oldest first unless asked otherwise, and how many there are. */
export const searchScimUsers = async (
  tx: Tx,
  tenantId: string,
  filter: Filter | null,
  { skip, top }: { skip: number; top: number },
  sorted: ScimListQuery,
): Promise<{ rows: ScimUserRow[]; total: number }> => {
  const matching = filter ? people(tx, tenantId).where(conditionOf(filter, columns)) : people(tx, tenantId);
  const { total } = await matching
    .select((select) => select.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  if (top === 0) return { rows: [], total };
  const order = orderOf(sorted, columns);
  const ordered = order ? withColumns(matching).orderBy(order) : withColumns(matching);
  const rows = await ordered.orderBy("person.id").offset(skip).limit(top).execute();
  return { rows, total };
};

/** A person who is not deleted; null where the tenant has none of this id. */
export const findScimUser = async (tx: Tx, tenantId: string, id: string): Promise<ScimUserRow | null> => {
  if (!isUuid(id)) return null;
  return (await withColumns(people(tx, tenantId)).where("person.id", "=", id).executeTakeFirst()) ?? null;
};

/** The same, locked until the transaction ends. */
export const lockScimUser = async (tx: Tx, tenantId: string, id: string): Promise<ScimUserRow | null> => {
  if (!isUuid(id)) return null;
  await people(tx, tenantId).select("person.id").where("person.id", "=", id).forNoKeyUpdate().execute();
  return findScimUser(tx, tenantId, id);
};

export const updateScimUser = async (
  tx: Tx,
  tenantId: string,
  id: string,
  { draft, profileChangedAt }: { draft: UserDraft; profileChangedAt: Date },
): Promise<void> => {
  await tx
    .updateTable("users")
    .set({
      user_name: draft.userName,
      email: draft.email,
      first_name: draft.firstName,
      last_name: draft.lastName,
      external_id: draft.externalId,
      profile_changed_at: profileChangedAt,
    })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .execute();
};

/** What a new user has besides what every other way of creating one sets. */
export const setExternalId = async (tx: Tx, tenantId: string, id: string, externalId: string): Promise<void> => {
  await tx
    .updateTable("users")
    .set({ external_id: externalId })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .execute();
};

/** The identity provider signs somebody in who was brought back. */
export const activateForSingleSignOn = async (tx: Tx, tenantId: string, id: string): Promise<void> => {
  await tx
    .updateTable("users")
    .set({ status: "ACTIVE", saml: true })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .execute();
};
