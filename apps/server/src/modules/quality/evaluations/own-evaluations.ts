import * as contract from "@evolve/contracts/own-evaluations";
import { operation } from "../../../core/operation.ts";
import type { ActorTransaction } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { disputableUntil, presentRow } from "./present.ts";
import { wholeEvaluation } from "./read-evaluations.ts";
import { changeEvaluation, lockEvaluation, type WholeEvaluation } from "./repository.ts";
import { searchOwnRows } from "./search-repository.ts";
import { tellOfDispute } from "./tell.ts";

export const searchOwnEvaluations = operation(
  contract.searchOwnEvaluations,
  async ({ actor: { tenantId, userId }, body, read }) => {
    const { rows, total, next, statistics } = await read((tx) => searchOwnRows(tx, tenantId, userId, body));
    return { evaluations: rows.map(presentRow), totalRecords: total, next, statistics };
  },
);

export const readOwnEvaluation = operation(
  contract.readOwnEvaluation,
  ({ actor: { tenantId, userId }, params, now, read }) =>
    read(async (tx) => {
      const evaluation = await wholeEvaluation(tx, { tenantId, id: params.evaluationId, now });
      if (evaluation.agentId !== userId || evaluation.status === "draft") refuse("notFound");
      return { evaluation };
    }),
);

/** One's own, once it is submitted. */
const ownSubmitted = async (tx: ActorTransaction, id: string): Promise<WholeEvaluation> => {
  const { tenantId, userId } = tx.actor;
  const made = (await lockEvaluation(tx, tenantId, id)) ?? refuse("notFound");
  return made.agentId === userId && made.status !== "draft" ? made : refuse("notFound");
};

export const acknowledgeEvaluation = operation(
  contract.acknowledgeEvaluation,
  ({ actor: { tenantId, userId: actorId }, params, body: { comment }, now, write }) =>
    write(async (tx) => {
      const { id, status, formName: form, reference } = await ownSubmitted(tx, params.evaluationId);
      if (status !== "submitted") refuse("evaluationClosed");
      await changeEvaluation(tx, tenantId, id, { status: "acknowledged", acknowledged: { at: now, comment } });
      await recordEvent(tx, {
        tenantId,
        at: now,
        actorId,
        action: "evaluation.acknowledged",
        targetId: actorId,
        details: { evaluationId: id, form, reference, comment },
      });
      return { evaluation: await wholeEvaluation(tx, { tenantId, id, now }) };
    }),
);

export const disputeEvaluation = operation(
  contract.disputeEvaluation,
  ({ actor: { tenantId, userId: actorId }, params, body: { reason }, now, services, write }) =>
    write(async (tx) => {
      const made = await ownSubmitted(tx, params.evaluationId);
      const { id, status, formName: form, reference } = made;
      if (status !== "submitted" && status !== "acknowledged") refuse("evaluationClosed");
      if (disputableUntil(made, now) === null) refuse("disputeTooLate");
      await changeEvaluation(tx, tenantId, id, { status: "disputed", disputed: { at: now, reason } });
      await recordEvent(tx, {
        tenantId,
        at: now,
        actorId,
        action: "evaluation.disputed",
        targetId: actorId,
        details: { evaluationId: id, form, reference, reason },
      });
      await tellOfDispute(services, tx, made);
      return { evaluation: await wholeEvaluation(tx, { tenantId, id, now }) };
    }),
);
