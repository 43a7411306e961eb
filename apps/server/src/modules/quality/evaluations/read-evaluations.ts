import * as contract from "@evolve/contracts/evaluations";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import type { Tx } from "../../../database/index.ts";
import { readTimeZone } from "../../directory/users/index.ts";
import { presentEvaluation, presentRow } from "./present.ts";
import { findEvaluation, listRevisions } from "./repository.ts";
import { countStatuses, searchEvaluationRows } from "./search-repository.ts";

export const searchEvaluations = operation(contract.searchEvaluations, ({ actor: { tenantId, userId }, body, read }) =>
  read(async (tx) => {
    const viewer = { tenantId, userId, zone: await readTimeZone(tx, tenantId, userId) };
    const { rows, total, next, statistics } = await searchEvaluationRows(tx, viewer, body);
    const counts = await countStatuses(tx, viewer, body.filter);
    return { evaluations: rows.map(presentRow), totalRecords: total, next, statistics, counts };
  }),
);

/** An evaluation as it is answered. */
export const wholeEvaluation = async (
  tx: Tx,
  { tenantId, id, now }: { readonly tenantId: string; readonly id: string; readonly now: Date },
): Promise<contract.Evaluation> => {
  const made = (await findEvaluation(tx, tenantId, id)) ?? refuse("notFound");
  return presentEvaluation(made, await listRevisions(tx, tenantId, id), now);
};

export const readEvaluation = operation(contract.readEvaluation, ({ actor: { tenantId, userId }, params, now, read }) =>
  read(async (tx) => {
    const evaluation = await wholeEvaluation(tx, { tenantId, id: params.evaluationId, now });
    if (evaluation.status === "draft" && evaluation.agentId === userId) refuse("notFound");
    return { evaluation };
  }),
);
