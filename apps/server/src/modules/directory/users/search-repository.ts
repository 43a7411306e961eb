import type { UserSearch } from "@evolve/contracts/users";
import { type ExpressionBuilder, sql } from "kysely";
import type { Tx } from "../../../database/index.ts";
import type { Database } from "../../../database/types.ts";
import { type ListedUser, listed, withColumns } from "./repository.ts";

const noAccessRole = "No Access";

/** The index holds three letters and more; beyond so many found it pays no more. */
const indexedLetters = 3;
const fewEnough = 1_000;

/**
 * Who has a search's longer words, by their index: row-level security keeps LIKE from any index, so a function that puts the
 * fence up itself looks there. Null where no word is long enough, or so many have them that everybody may as well be read.
 */
const findByWords = async (tx: Tx, words: readonly string[]): Promise<string[] | null> => {
  const [first, second = "%", third = "%"] = words
    .filter((word) => word.length >= indexedLetters)
    .toSorted((a, b) => b.length - a.length)
    .map(patternOf);
  if (first === undefined) return null;
  const { rows } = await sql<{ id: string }>`
    select users_matching(${first}, ${second}, ${third}, ${fewEnough + 1}) as id
  `.execute(tx);
  return rows.length > fewEnough ? null : rows.map(({ id }) => id);
};

const wordsOf = ({ search = "" }: UserSearch["filter"]): string[] => search.split(/\s+/).filter(Boolean);

const patternOf = (word: string): string => `%${word.replace(/[\\%_]/g, "\\$&")}%`;

/** What a user may look for, as conditions on the listed tables. */
const matching =
  (filter: UserSearch["filter"], found: readonly string[] | null) =>
  (where: ExpressionBuilder<Database & { person: Database["users"] }, "person">) => {
    const conditions = [
      where("person.impersonated", "=", false),
      where.or([
        where("person.role_id", "is", null),
        where(
          "person.role_id",
          "not in",
          where.selectFrom("roles").select("roles.id").where("name", "=", noAccessRole),
        ),
      ]),
    ];
    if (found) conditions.push(where("person.id", "=", sql<string>`any(${found}::uuid[])`));
    // Folded by the database, as the column is: JavaScript folds some letters otherwise.
    for (const word of wordsOf(filter))
      conditions.push(where("person.search_text", "like", sql<string>`folded(${patternOf(word)})`));
    if (filter.status?.length) conditions.push(where("person.status", "in", filter.status));
    else conditions.push(where("person.status", "!=", "DELETED"));
    if (filter.teamId?.length) conditions.push(where("person.team_id", "in", filter.teamId));
    if (filter.roleId?.length) conditions.push(where("person.role_id", "in", filter.roleId));
    if (filter.skillId?.length)
      conditions.push(
        where.exists(
          where
            .selectFrom("user_skills as wanted")
            .select("wanted.user_id")
            .whereRef("wanted.tenant_id", "=", "person.tenant_id")
            .whereRef("wanted.user_id", "=", "person.id")
            .where("wanted.skill_id", "in", filter.skillId),
        ),
      );
    return where.and(conditions);
  };

const sortColumns = {
  fullName: "person.full_name",
  emailAddress: "person.email",
  role: "role.display_name",
  team: "team.name",
  employeeGroup: "employees.name",
  status: "person.status",
  lastSignInAt: "person.last_sign_in_at",
} as const;

/** One page and the count of all that match. Names sort as the database's collation has them, then by id. */
export const searchUserRows = async (
  tx: Tx,
  tenantId: string,
  search: UserSearch,
): Promise<{ rows: ListedUser[]; total: number }> => {
  const where = matching(search.filter, await findByWords(tx, wordsOf(search.filter)));
  const { total } = await tx
    .selectFrom("users as person")
    .select((select) => select.fn.countAll<number>().as("total"))
    .where("person.tenant_id", "=", tenantId)
    .where(where)
    .executeTakeFirstOrThrow();
  let page = withColumns(listed(tx, tenantId)).where(where);
  const order = search.orderBy.length > 0 ? search.orderBy : [{ field: "fullName", direction: "asc" } as const];
  for (const { field, direction } of order)
    page = page.orderBy(sortColumns[field], (by) =>
      direction === "desc" ? by.desc().nullsLast() : by.asc().nullsLast(),
    );
  const rows = await page.orderBy("person.id").offset(search.skip).limit(search.top).execute();
  return { rows, total };
};
