import * as contract from "@evolve/contracts/evaluations";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { newId } from "../../../ids.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { findOffered } from "../forms/index.ts";
import { isAgent } from "./people-repository.ts";
import { requirePast } from "./policy.ts";
import { wholeEvaluation } from "./read-evaluations.ts";
import { insertEvaluation } from "./repository.ts";

export const startEvaluation = operation(
  contract.startEvaluation,
  ({ actor: { tenantId, userId: evaluatorId }, body, now, write }) =>
    write(async (tx) => {
      const [agentId, formId] = [body.agentId.toLowerCase(), body.formId.toLowerCase()];
      if (agentId === evaluatorId) refuse("ownEvaluation");
      requirePast(body.contactAt, now);
      const { number, name } = (await findOffered(tx, tenantId, formId)) ?? refuse("notFound");
      if (number === null) return refuse("formNotPublished");
      if (!(await isAgent(tx, tenantId, evaluatorId, agentId))) refuse("notFound");
      const id = newId();
      await insertEvaluation(tx, tenantId, { ...body, id, formId, formVersion: number, agentId, evaluatorId, now });
      await recordEvent(tx, {
        tenantId,
        at: now,
        actorId: evaluatorId,
        action: "evaluation.started",
        targetId: agentId,
        details: { evaluationId: id, form: name, version: number, reference: body.reference },
      });
      return { evaluation: await wholeEvaluation(tx, { tenantId, id, now }) };
    }),
);
