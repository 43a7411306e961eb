import * as contract from "@evolve/contracts/evaluations";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { changeEvaluation, lockEvaluation } from "./repository.ts";

export const withdrawEvaluation = operation(
  contract.withdrawEvaluation,
  ({ actor: { tenantId, userId: actorId }, params, body: { reason }, now, write }) =>
    write(async (tx) => {
      const made = (await lockEvaluation(tx, tenantId, params.evaluationId)) ?? refuse("notFound");
      const { id, agentId, status, formName: form, reference, score } = made;
      if (agentId === actorId) refuse(status === "draft" ? "notFound" : "ownEvaluation");
      if (status !== "draft" && reason === "") refuse("invalidParameters", { fields: { reason: "required" } });
      await changeEvaluation(tx, tenantId, id, { withdrawnAt: now });
      await recordEvent(tx, {
        tenantId,
        at: now,
        actorId,
        action: "evaluation.withdrawn",
        targetId: agentId,
        details: { evaluationId: id, form, reference, status, score, reason },
      });
      return { success: true } as const;
    }),
);
