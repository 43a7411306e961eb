import * as contract from "@evolve/contracts/evaluation-plans";
import { operation } from "../../../core/operation.ts";
import type { Tx } from "../../../database/index.ts";
import { listTeams } from "../../directory/teams/index.ts";
import { listActiveEvaluators, listForms } from "../evaluations/index.ts";
import { type CountRow, listCounts, listPeople, type PlanRow, searchPlanRows } from "./plans-repository.ts";

export const sumOf = (rows: readonly CountRow[]): Pick<CountRow, "drawn" | "done" | "overdue"> => ({
  drawn: rows.reduce((sum, { drawn }) => sum + drawn, 0),
  done: rows.reduce((sum, { done }) => sum + done, 0),
  overdue: rows.reduce((sum, { overdue }) => sum + overdue, 0),
});

/** People by name, with whether they may still evaluate. */
export const listNamedEvaluators = async (tx: Tx, tenantId: string, ids: readonly string[]) => {
  const active = new Set((await listActiveEvaluators(tx, tenantId)).map(({ id }) => id));
  const people = await listPeople(tx, tenantId, [...new Set(ids)]);
  return people.map(({ id, name }) => ({ id, name, mayEvaluate: active.has(id) }));
};

/** Plans with the names around them, and how much of them is done. */
export const wholePlans = async (
  tx: Tx,
  tenantId: string,
  rows: readonly PlanRow[],
  now: Date,
): Promise<contract.EvaluationPlan[]> => {
  const planIds = rows.map(({ id }) => id);
  const counts = Map.groupBy(await listCounts(tx, tenantId, { planIds }, now), ({ planId }) => planId);
  const teams = await listTeams(tx, tenantId);
  const people = await listNamedEvaluators(
    tx,
    tenantId,
    rows.flatMap(({ evaluatorIds }) => evaluatorIds),
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    formId: row.formId,
    teamIds: row.teamIds,
    perAgent: row.perAgent,
    channels: row.channels,
    minSeconds: row.minSeconds,
    evaluatorIds: row.evaluatorIds,
    isPaused: row.isPaused,
    formName: row.formName,
    isFormOffered: row.isFormOffered,
    teams: teams.filter(({ id }) => row.teamIds.includes(id)).map(({ id, name }) => ({ id, name })),
    evaluators: people.filter(({ id }) => row.evaluatorIds.includes(id)),
    ...sumOf(counts.get(row.id) ?? []),
    nextDrawAt: row.isPaused ? null : row.nextDrawAt.toISOString(),
    version: row.version,
  }));
};

export const searchEvaluationPlans = operation(
  contract.searchEvaluationPlans,
  ({ actor: { tenantId }, body, now, read }) =>
    read(async (tx) => {
      const { rows, total, next, statistics } = await searchPlanRows(tx, tenantId, body);
      return { plans: await wholePlans(tx, tenantId, rows, now), totalRecords: total, next, statistics };
    }),
);

export const evaluationPlanChoices = operation(contract.evaluationPlanChoices, ({ actor: { tenantId }, read }) =>
  read(async (tx) => ({
    forms: (await listForms(tx, tenantId)).flatMap(({ id, name, isOffered }) => (isOffered ? [{ id, name }] : [])),
    teams: (await listTeams(tx, tenantId)).map(({ id, name }) => ({ id, name })),
    evaluators: (await listActiveEvaluators(tx, tenantId)).map(({ id, name }) => ({ id, name })),
  })),
);
