import * as contract from "@evolve/contracts/evaluations";
import { operation } from "../../../core/operation.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { ownDraft } from "./policy.ts";
import { wholeEvaluation } from "./read-evaluations.ts";
import { changeEvaluation } from "./repository.ts";
import { scoredOf } from "./scored.ts";
import { tellAgent } from "./tell.ts";

export const submitEvaluation = operation(contract.submitEvaluation, ({ actor, params, body, now, services, write }) =>
  write(async (tx) => {
    const { tenantId, userId: actorId } = actor;
    const made = await ownDraft(tx, actor, params.evaluationId, body.version);
    const { id, agentId, formName: form, reference } = made;
    const scored = scoredOf(made.content, made.answers);
    await changeEvaluation(tx, tenantId, id, { status: "submitted", submittedAt: now, scored });
    await recordEvent(tx, {
      tenantId,
      at: now,
      actorId,
      action: "evaluation.submitted",
      targetId: agentId,
      details: { evaluationId: id, form, reference, score: scored.score, isFailed: scored.isFailed },
    });
    await tellAgent(services, tx, made, "evaluationSubmitted");
    return { evaluation: await wholeEvaluation(tx, { tenantId, id, now }) };
  }),
);
