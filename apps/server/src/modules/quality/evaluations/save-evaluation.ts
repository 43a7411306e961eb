import * as contract from "@evolve/contracts/evaluations";
import { answersOf } from "@evolve/quality";
import { operation } from "../../../core/operation.ts";
import { ownDraft, requirePast } from "./policy.ts";
import { changeEvaluation } from "./repository.ts";

/** Not recorded in the audit trail: a draft is saved every few seconds, and counts from its submission on. */
export const saveEvaluation = operation(
  contract.saveEvaluation,
  ({ actor, params, body: { answers, comment, contact, version }, now, write }) =>
    write(async (tx) => {
      if (contact) requirePast(contact.contactAt, now);
      const { id, content } = await ownDraft(tx, actor, params.evaluationId, version);
      await changeEvaluation(tx, actor.tenantId, id, { answers: answersOf(content, answers), comment, contact });
      return { version: version + 1 };
    }),
);
