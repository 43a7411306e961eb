import type { CallParsed } from "@evolve/contracts/call";
import type { searchEvaluatedAgents } from "@evolve/contracts/evaluations";
import { sql } from "kysely";
import { anyOf } from "../../../database/any-of.ts";
import type { Tx } from "../../../database/index.ts";
import { patternOf, searchPage } from "../../../database/search.ts";

type Search = CallParsed<typeof searchEvaluatedAgents>["body"];

/** Active people but the one who asks. */
const peopleBut = (tx: Tx, tenantId: string, userId: string) =>
  tx
    .selectFrom("users as person")
    .leftJoin("teams as team", (join) =>
      join.onRef("team.tenant_id", "=", "person.tenant_id").onRef("team.id", "=", "person.team_id"),
    )
    .where("person.tenant_id", "=", tenantId)
    .where("person.status", "=", "ACTIVE")
    .where("person.id", "!=", userId);

export const searchAgentRows = (tx: Tx, tenantId: string, userId: string, search: Search) => {
  const { id, search: text = "" } = search.filter;
  let matching = peopleBut(tx, tenantId, userId);
  for (const word of text.split(/\s+/).filter(Boolean))
    matching = matching.where("person.search_text", "like", sql<string>`folded(${patternOf(word)})`);
  if (id) matching = matching.where("person.id", "=", anyOf(id, "uuid"));
  const rows = matching.select(["person.id", "person.full_name as name", "team.name as teamName"]);
  const total = matching.select((select) => select.fn.countAll<number>().as("total"));
  const order = search.orderBy.length > 0 ? search.orderBy : [{ field: "name", direction: "asc" } as const];
  return searchPage({ rows, keys: { name: "person.full_name" }, id: "person.id" }, total, order, search);
};

export const isAgent = async (tx: Tx, tenantId: string, userId: string, id: string): Promise<boolean> =>
  (await peopleBut(tx, tenantId, userId).select("person.id").where("person.id", "=", id).executeTakeFirst()) !==
  undefined;

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Forms that were published once, by name. */
export const listForms = async (tx: Tx, tenantId: string): Promise<(Named & { readonly isOffered: boolean })[]> =>
  (
    await tx
      .selectFrom("quality_forms")
      .select(["id", "name", "status"])
      .where("tenant_id", "=", tenantId)
      .where("published_version", "is not", null)
      .orderBy("name")
      .execute()
  ).map(({ id, name, status }) => ({ id, name, isOffered: status === "published" }));

/** Who has begun an evaluation, by name. */
export const listEvaluators = (tx: Tx, tenantId: string): Promise<Named[]> =>
  tx
    .selectFrom("users as person")
    .select(["person.id", "person.full_name as name"])
    .where("person.tenant_id", "=", tenantId)
    .where((where) =>
      where.exists(
        where
          .selectFrom("quality_evaluations as made")
          .select("made.id")
          .whereRef("made.tenant_id", "=", "person.tenant_id")
          .whereRef("made.evaluator_id", "=", "person.id"),
      ),
    )
    .orderBy("person.full_name")
    .execute();
