import type { CallParsed } from "@evolve/contracts/call";
import type { searchEvaluatedAgents } from "@evolve/contracts/evaluations";
import { holdsAny, permissionSet } from "@evolve/contracts/permissions";
import { sql } from "kysely";
import { anyOf } from "../../../database/any-of.ts";
import type { Tx } from "../../../database/index.ts";
import { patternOf, searchPage } from "../../../database/search.ts";
import { listRoles } from "../../directory/authorization/index.ts";

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

/** Active people, not locked, who may evaluate, and so decide on disputes. */
const evaluators = async (tx: Tx, tenantId: string) => {
  const roles = (await listRoles(tx, tenantId)).filter(({ permissions }) =>
    holdsAny(permissionSet(permissions), "quality:evaluations:edit"),
  );
  const ids = anyOf(
    roles.map(({ id }) => id),
    "uuid",
  );
  return tx
    .selectFrom("users as person")
    .where("person.tenant_id", "=", tenantId)
    .where("person.status", "=", "ACTIVE")
    .where("person.kind", "=", "person")
    .where("person.locked_down", "=", false)
    .where((where) =>
      where.or([
        where("person.role_id", "=", ids),
        where.exists(
          where
            .selectFrom("secondary_roles as second")
            .whereRef("second.tenant_id", "=", "person.tenant_id")
            .whereRef("second.user_id", "=", "person.id")
            .where("second.role_id", "=", ids),
        ),
      ]),
    );
};

/** Who may evaluate, by name. */
export const listActiveEvaluators = async (tx: Tx, tenantId: string): Promise<Named[]> =>
  (await evaluators(tx, tenantId))
    .select(["person.id", "person.full_name as name"])
    .orderBy("person.full_name")
    .orderBy("person.id")
    .execute();

/** Who hears of a dispute: the evaluator, or where they have left or may not evaluate any more everybody else who may decide. */
export const listDeciders = async (
  tx: Tx,
  tenantId: string,
  { agentId, evaluatorId }: { readonly agentId: string; readonly evaluatorId: string },
): Promise<string[]> => {
  const ids = (await listActiveEvaluators(tx, tenantId)).map(({ id }) => id).filter((id) => id !== agentId);
  return ids.includes(evaluatorId) ? [evaluatorId] : ids;
};

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
