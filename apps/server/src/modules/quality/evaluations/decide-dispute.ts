import * as contract from "@evolve/contracts/evaluations";
import { answersOf } from "@evolve/quality";
import { operation } from "../../../core/operation.ts";
import { refuse, requireVersion } from "../../../core/refusal.ts";
import { newId } from "../../../ids.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { wholeEvaluation } from "./read-evaluations.ts";
import { changeEvaluation, keepRevision, lockEvaluation } from "./repository.ts";
import { scoredOf } from "./scored.ts";
import { tellAgent } from "./tell.ts";

export const decideDispute = operation(
  contract.decideDispute,
  ({ actor: { tenantId, userId: by }, params, body, now, services, write }) =>
    write(async (tx) => {
      const { decision, reason } = body;
      const made = (await lockEvaluation(tx, tenantId, params.evaluationId)) ?? refuse("notFound");
      const { id, agentId, content, formName: form, reference } = made;
      if (made.status === "draft") refuse("notFound");
      if (agentId === by) refuse("ownEvaluation");
      if (made.status !== "disputed") refuse("evaluationClosed");
      requireVersion(body.version, made.version);
      const decided = { at: now, by, decision, reason };
      let { score } = made;
      if (decision === "kept") await changeEvaluation(tx, tenantId, id, { status: "resolved", decided });
      else {
        const given = body.answers ?? refuse("invalidParameters", { fields: { answers: "required" } });
        const answers = answersOf(content, given);
        const scored = scoredOf(content, answers);
        await keepRevision(tx, tenantId, newId(), { evaluationId: id, by, now });
        await changeEvaluation(tx, tenantId, id, { status: "resolved", decided, answers, scored });
        ({ score } = scored);
      }
      await recordEvent(tx, {
        tenantId,
        at: now,
        actorId: by,
        action: "evaluation.dispute-decided",
        targetId: agentId,
        details: { evaluationId: id, form, reference, decision, reason, scoreBefore: made.score, score },
      });
      await tellAgent(services, tx, made, decision === "kept" ? "disputeKept" : "disputeCorrected");
      return { evaluation: await wholeEvaluation(tx, { tenantId, id, now }) };
    }),
);
