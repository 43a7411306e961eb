import * as contract from "@evolve/contracts/evaluations";
import { type ActorTransaction, operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { newId } from "../../../ids.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { findOffered } from "../forms/index.ts";
import { isAgent } from "./people-repository.ts";
import { requirePast } from "./policy.ts";
import { wholeEvaluation } from "./read-evaluations.ts";
import { insertEvaluation } from "./repository.ts";

/** Begins an evaluation by whoever acts, and answers its id. */
export const beginEvaluation = async (tx: ActorTransaction, given: contract.StartFields): Promise<string> => {
  const { tenantId, userId: evaluatorId } = tx.actor;
  const { agentId, formId, reference } = given;
  if (agentId === evaluatorId) refuse("ownEvaluation");
  const { number, name } = (await findOffered(tx, tenantId, formId)) ?? refuse("notFound");
  if (number === null) return refuse("formNotPublished");
  const id = newId();
  await insertEvaluation(tx, tenantId, { ...given, id, formVersion: number, evaluatorId, now: tx.now });
  await recordEvent(tx, {
    tenantId,
    at: tx.now,
    actorId: evaluatorId,
    action: "evaluation.started",
    targetId: agentId,
    details: { evaluationId: id, form: name, version: number, reference },
  });
  return id;
};

export const startEvaluation = operation(
  contract.startEvaluation,
  ({ actor: { tenantId, userId: evaluatorId }, body, now, write }) =>
    write(async (tx) => {
      const [agentId, formId] = [body.agentId.toLowerCase(), body.formId.toLowerCase()];
      if (agentId === evaluatorId) refuse("ownEvaluation");
      requirePast(body.contactAt, now);
      if (!(await isAgent(tx, tenantId, evaluatorId, agentId))) refuse("notFound");
      const id = await beginEvaluation(tx, { ...body, agentId, formId });
      return { evaluation: await wholeEvaluation(tx, { tenantId, id, now }) };
    }),
);
