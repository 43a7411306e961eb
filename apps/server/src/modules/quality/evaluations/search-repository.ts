import type { CallParsed } from "@evolve/contracts/call";
import type { searchEvaluations } from "@evolve/contracts/evaluations";
import type { searchOwnEvaluations } from "@evolve/contracts/own-evaluations";
import { type EvaluationStatus, evaluationStatuses } from "@evolve/contracts/quality-filters";
import { sql } from "kysely";
import { anyOf } from "../../../database/any-of.ts";
import type { Tx } from "../../../database/index.ts";
import { startOfDay } from "../../../database/local-day.ts";
import { patternOf, searchPage } from "../../../database/search.ts";
import { evaluationsOf, type EvaluationRow, rowColumns } from "./repository.ts";

type Matching = ReturnType<typeof evaluationsOf>;

const keys = {
  submittedAt: "made.submitted_at",
  createdAt: "made.created_at",
  contactAt: "made.contact_at",
  agentName: "agent.full_name",
  evaluatorName: "evaluator.full_name",
  formName: "form.name",
  status: "made.status",
  score: "made.score",
} as const;

const totalOf = (matching: Matching) => matching.select((select) => select.fn.countAll<number>().as("total"));
const rowsOf = (matching: Matching) => matching.select(rowColumns).$castTo<EvaluationRow>();

type Search = CallParsed<typeof searchEvaluations>["body"];

/** Who asks, and where their days begin. */
export interface Viewer {
  readonly tenantId: string;
  readonly userId: string;
  readonly zone: string;
}

/** What the filter leaves, whatever its statuses. Nobody sees a draft about themselves. */
const filtered = (tx: Tx, { tenantId, userId, zone }: Viewer, filter: Search["filter"]): Matching => {
  const { id, formId, agentId, evaluatorId, teamId, isFailed, scoreFrom, scoreTo, from, until, search = "" } = filter;
  let matching = evaluationsOf(tx, tenantId).where((where) =>
    where.or([where("made.status", "!=", "draft"), where("made.agent_id", "!=", userId)]),
  );
  for (const word of search.split(/\s+/).filter(Boolean))
    matching = matching.where((where) =>
      where.or([
        where("agent.search_text", "like", sql<string>`folded(${patternOf(word)})`),
        where("made.reference", "ilike", patternOf(word)),
      ]),
    );
  if (id) matching = matching.where("made.id", "=", anyOf(id, "uuid"));
  if (formId?.length) matching = matching.where("made.form_id", "=", anyOf(formId, "uuid"));
  if (agentId?.length) matching = matching.where("made.agent_id", "=", anyOf(agentId, "uuid"));
  if (evaluatorId?.length) matching = matching.where("made.evaluator_id", "=", anyOf(evaluatorId, "uuid"));
  if (teamId?.length) matching = matching.where("agent.team_id", "=", anyOf(teamId, "uuid"));
  if (isFailed?.length === 1) matching = matching.where("made.is_failed", "=", isFailed[0] === "yes");
  if (scoreFrom !== undefined) matching = matching.where("made.score", ">=", scoreFrom);
  if (scoreTo !== undefined) matching = matching.where("made.score", "<=", scoreTo);
  const shownAt = sql<Date>`coalesce(made.submitted_at, made.created_at)`;
  if (from !== undefined) matching = matching.where(shownAt, ">=", startOfDay(from, zone));
  if (until !== undefined) matching = matching.where(shownAt, "<", startOfDay(until, zone, 1));
  return matching;
};

export const searchEvaluationRows = (tx: Tx, viewer: Viewer, search: Search) => {
  const { status } = search.filter;
  let matching = filtered(tx, viewer, search.filter);
  if (status?.length) matching = matching.where("made.status", "=", anyOf(status, "text"));
  const order = search.orderBy.length > 0 ? search.orderBy : [{ field: "createdAt", direction: "desc" } as const];
  return searchPage(
    { rows: rowsOf(matching), keys, id: "made.id", figures: { score: (of) => of.ref("made.score") as never } },
    totalOf(matching),
    order,
    search,
  );
};

/** How many have each status. */
export const countStatuses = async (
  tx: Tx,
  viewer: Viewer,
  filter: Search["filter"],
): Promise<Record<EvaluationStatus, number>> => {
  const counts = Object.fromEntries(evaluationStatuses.map((status) => [status, 0])) as Record<
    EvaluationStatus,
    number
  >;
  const rows = await filtered(tx, viewer, filter)
    .select(["made.status", (select) => select.fn.countAll<number>().as("total")])
    .groupBy("made.status")
    .$castTo<{ status: EvaluationStatus; total: number }>()
    .execute();
  for (const { status, total } of rows) counts[status] = total;
  return counts;
};

type OwnSearch = CallParsed<typeof searchOwnEvaluations>["body"];

export const searchOwnRows = (tx: Tx, tenantId: string, agentId: string, search: OwnSearch) => {
  const { id, status, search: text = "" } = search.filter;
  let matching = evaluationsOf(tx, tenantId).where("made.agent_id", "=", agentId).where("made.status", "!=", "draft");
  for (const word of text.split(/\s+/).filter(Boolean))
    matching = matching.where((where) =>
      where.or([where("form.name", "ilike", patternOf(word)), where("made.reference", "ilike", patternOf(word))]),
    );
  if (id) matching = matching.where("made.id", "=", anyOf(id, "uuid"));
  if (status?.length) matching = matching.where("made.status", "=", anyOf(status, "text"));
  const order = search.orderBy.length > 0 ? search.orderBy : [{ field: "submittedAt", direction: "desc" } as const];
  return searchPage(
    { rows: rowsOf(matching), keys, id: "made.id", figures: { score: (of) => of.ref("made.score") as never } },
    totalOf(matching),
    order,
    search,
  );
};
