import type { CallParsed } from "@evolve/contracts/call";
import { limits } from "@evolve/contracts/limits";
import type { searchUsers, UserFilter, userSortFields } from "@evolve/contracts/users";
import { type ExpressionBuilder, sql } from "kysely";
import { anyOf } from "../../../database/any-of.ts";
import type { Tx } from "../../../database/index.ts";
import type { Database } from "../../../database/types.ts";
import { type Order, patternOf, searchPage } from "../../../database/search.ts";
import { listed, withColumns } from "./repository.ts";

/** Its holders are left out of lists unless the filter names the role (USER-019, decision 126). */
const noAccessRole = "No Access";

/** The index has four letters each; above this many matches it is no faster than a scan. */
const indexedLetters = 4;
const fewEnough = 1_000;

/**
 * Finds users who may match a search's longer words, by the index of letters: row-level security keeps other operators from using any
 * index, so this calls a function that applies the tenant's fence itself. Null where no word is long enough, or where so
 * many match that a scan is as fast.
 */
const findByWords = async (tx: Tx, words: readonly string[]): Promise<string[] | null> => {
  const longer = words.filter((word) => word.length >= indexedLetters);
  if (longer.length === 0) return null;
  const { rows } = await sql<{ ids: string[] | null }>`
    select users_matching(${longer}::text[], ${fewEnough + 1}) as ids
  `.execute(tx);
  const ids = rows[0]?.ids ?? null;
  return ids && ids.length > fewEnough ? null : ids;
};

/** What the calls of section 7 narrow a search by, beside the filter of the list. */
export interface Narrowed extends UserFilter {
  /** In the full name, as it is written, whatever its case. */
  readonly nameContains?: string | undefined;
  /** Whole values, whatever their case. */
  readonly exactly?: Readonly<Record<"email" | "user_name" | "first_name" | "last_name", string | undefined>>;
  /** The first role: an attribute of the user, as the others here. */
  readonly firstRoleId?: string | undefined;
  /** Of the first role or a secondary one, beside those of the filter. */
  readonly anyRoleId?: readonly string[] | undefined;
}

const wordsOf = ({ search = "" }: UserFilter): string[] => search.split(/\s+/).filter(Boolean);

type OfPerson = ExpressionBuilder<Database & { person: Database["users"] }, "person">;

/** Users who hold one of these roles: as their first or as a secondary one. */
const holdsRole = (where: OfPerson, roleIds: readonly string[]) =>
  where.or([
    where("person.role_id", "=", anyOf(roleIds, "uuid")),
    where.exists(
      where
        .selectFrom("secondary_roles as held")
        .select("held.user_id")
        .whereRef("held.tenant_id", "=", "person.tenant_id")
        .whereRef("held.user_id", "=", "person.id")
        .where("held.role_id", "=", anyOf(roleIds, "uuid")),
    ),
  ]);

/** Users whom an administrator has locked, or who are locked for a while after failed sign-ins. */
const isLocked = (where: OfPerson, now: Date) =>
  where.or([
    where("person.locked_down", "=", true),
    where.exists(
      where
        .selectFrom("sign_in_failures as lock")
        .select("lock.user_id")
        .whereRef("lock.tenant_id", "=", "person.tenant_id")
        .whereRef("lock.user_id", "=", "person.id")
        .where("lock.locked_until", ">", now),
    ),
  ]);

/** What users and their counts have in common. */
type OfCounted = ExpressionBuilder<
  Database & { person: Pick<Database["users"], keyof Database["users"] & keyof Database["user_counts"]> },
  "person"
>;

/** The conditions that every list of users has, and those by which users are counted. */
const everywhere = ({ kind, roleId, status }: UserFilter, where: OfCounted) => [
  where("person.impersonated", "=", false),
  where("person.kind", "=", anyOf(kind?.length ? kind : (["person"] as const), "text")),
  where.or([
    where("person.role_id", "is", null),
    ...(roleId?.length ? [where("person.role_id", "=", anyOf(roleId, "uuid"))] : []),
    where("person.role_id", "not in", where.selectFrom("roles").select("roles.id").where("name", "=", noAccessRole)),
  ]),
  status?.length ? where("person.status", "=", anyOf(status, "text")) : where("person.status", "!=", "DELETED"),
];

/** A search's conditions on the user list. */
const matching = (filter: Narrowed, found: readonly string[] | null, now: Date) => (where: OfPerson) => {
  const conditions = everywhere(filter, where);
  if (found) conditions.push(where("person.id", "=", anyOf(found, "uuid")));
  // Case-folded by the database, as the column is: JavaScript folds some letters differently.
  for (const word of wordsOf(filter))
    conditions.push(where("person.search_text", "like", sql<string>`folded(${patternOf(word)})`));
  if (filter.teamId?.length) conditions.push(where("person.team_id", "=", anyOf(filter.teamId, "uuid")));
  if (filter.roleId?.length) conditions.push(holdsRole(where, filter.roleId));
  if (filter.locked?.length)
    conditions.push(
      where.or(
        filter.locked.map((state) => (state === "locked" ? isLocked(where, now) : where.not(isLocked(where, now)))),
      ),
    );
  if (filter.skillId?.length)
    conditions.push(
      where.exists(
        where
          .selectFrom("user_skills as wanted")
          .select("wanted.user_id")
          .whereRef("wanted.tenant_id", "=", "person.tenant_id")
          .whereRef("wanted.user_id", "=", "person.id")
          .where("wanted.skill_id", "=", anyOf(filter.skillId, "uuid")),
      ),
    );
  if (filter.nameContains !== undefined)
    conditions.push(where("person.full_name", "ilike", patternOf(filter.nameContains)));
  for (const column of ["email", "user_name", "first_name", "last_name"] as const) {
    const value = filter.exactly?.[column]?.trim();
    if (value === undefined) continue;
    const lower = where.fn<string>("lower", [where.val(value)]);
    conditions.push(where(where.fn<string>("lower", [`person.${column}`]), "=", lower));
  }
  if (filter.firstRoleId) conditions.push(where("person.role_id", "=", filter.firstRoleId));
  if (filter.anyRoleId) conditions.push(holdsRole(where, filter.anyRoleId));
  return where.and(conditions);
};

type SortField = (typeof userSortFields)[number];

const keys = {
  fullName: "person.full_name",
  emailAddress: "person.email",
  role: "role.display_name",
  team: "team.name",
  employeeGroup: "employees.name",
  status: "person.status",
  lastSignInAt: "person.last_sign_in_at",
} as const satisfies Record<SortField, string>;

/** Names are sorted by the database's collation. */
const orderOf = (asked: Order<SortField>): Order<SortField> =>
  asked.length > 0 ? asked : [{ field: "fullName", direction: "asc" }];

const listing = (tx: Tx, tenantId: string, where: ReturnType<typeof matching>) => ({
  rows: withColumns(listed(tx, tenantId)).where(where),
  keys,
  id: "person.id" as const,
});

type UserSearch = Omit<CallParsed<typeof searchUsers>["body"], "filter"> & { readonly filter: Narrowed };

/** Whether a search asks for nothing but what users are counted by. */
const isCounted = ({ kind: _kind, status: _status, exactly, ...others }: Narrowed): boolean =>
  [...Object.values(exactly ?? {}), ...Object.values(others)].every(
    (value) => value === undefined || value.length === 0,
  );

/** The number of matches. That of everybody is kept (migration 0154). */
const totalOf = (tx: Tx, tenantId: string, filter: Narrowed, where: ReturnType<typeof matching>) =>
  isCounted(filter)
    ? tx
        .selectFrom("user_counts as person")
        .select(sql<number>`coalesce(sum(users), 0)`.as("total"))
        .where("person.tenant_id", "=", tenantId)
        .where((counted) => counted.and(everywhere(filter, counted)))
    : tx
        .selectFrom("users as person")
        .select((select) => select.fn.countAll<number>().as("total"))
        .where("person.tenant_id", "=", tenantId)
        .where(where);

/** One page, and the number of all matches, as they are at a moment. */
export const searchUserRows = async (tx: Tx, tenantId: string, search: UserSearch, now: Date) => {
  const where = matching(search.filter, await findByWords(tx, wordsOf(search.filter)), now);
  const total = totalOf(tx, tenantId, search.filter, where);
  return searchPage(listing(tx, tenantId, where), total, orderOf(search.orderBy), search);
};

/** The first page by name, as long as pages may be. */
export const firstUserRows = (tx: Tx, tenantId: string, filter: Narrowed, now: Date, after?: string) =>
  searchUserRows(tx, tenantId, { filter, orderBy: [], skip: 0, top: limits.pageSizeMax, after }, now);
