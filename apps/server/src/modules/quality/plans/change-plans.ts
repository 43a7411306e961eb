import * as contract from "@evolve/contracts/evaluation-plans";
import { type ActorTransaction, operation } from "../../../core/operation.ts";
import { refuse, requireVersion } from "../../../core/refusal.ts";
import { newId } from "../../../ids.ts";
import { listTeams } from "../../directory/teams/index.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { listActiveEvaluators } from "../evaluations/index.ts";
import { findOffered } from "../forms/index.ts";
import {
  findPlan,
  insertPlan,
  listNames,
  lockPlans,
  type PlanRow,
  removePlan,
  updatePlan,
} from "./plans-repository.ts";
import { wholePlans } from "./read-plans.ts";

const idsOf = (given: readonly string[]): string[] => [...new Set(given.map((id) => id.toLowerCase()))];

/** What is given with ids as they are stored. What a plan has already is kept, though it could not be chosen any more. */
const checkFields = async (
  tx: ActorTransaction,
  given: contract.EvaluationPlanFields,
  before: PlanRow | null,
): Promise<contract.EvaluationPlanFields> => {
  const { tenantId } = tx;
  const [teamIds, evaluatorIds] = [idsOf(given.teamIds), idsOf(given.evaluatorIds)];
  const formId = given.formId.toLowerCase();
  if (formId !== before?.formId) {
    const form =
      (await findOffered(tx, tenantId, formId)) ?? refuse("notFound", { fields: { formId: "invalidEntry" } });
    if (form.number === null) refuse("formNotPublished", { fields: { formId: "invalidEntry" } });
  }
  const teams = new Set([...(await listTeams(tx, tenantId)).map(({ id }) => id), ...(before?.teamIds ?? [])]);
  if (!teamIds.every((id) => teams.has(id))) refuse("notFound", { fields: { teamIds: "invalidEntry" } });
  const evaluators = new Set([
    ...(await listActiveEvaluators(tx, tenantId)).map(({ id }) => id),
    ...(before?.evaluatorIds ?? []),
  ]);
  if (!evaluatorIds.every((id) => evaluators.has(id))) refuse("notFound", { fields: { evaluatorIds: "invalidEntry" } });
  return { ...given, formId, teamIds, evaluatorIds, channels: [...new Set(given.channels)] };
};

export const saveEvaluationPlan = operation(
  contract.saveEvaluationPlan,
  ({ actor: { tenantId, userId }, body: { id: givenId, version, ...given }, now, write }) =>
    write(async (tx) => {
      await lockPlans(tx, tenantId);
      const find = async (id: string) => (await findPlan(tx, tenantId, id)) ?? refuse("notFound");
      const before = givenId === undefined ? null : await find(givenId.toLowerCase());
      const fields = await checkFields(tx, given, before);
      const id = before?.id ?? newId();
      const names = await listNames(tx, tenantId, id);
      if (names.includes(fields.name)) refuse("nameExists", { fields: { name: "unique" } });
      if (before) {
        requireVersion(version, before.version);
        await updatePlan(tx, tenantId, id, { fields, goesOn: before.isPaused && !fields.isPaused }, now);
      } else {
        if (names.length >= contract.evaluationPlanLimits.plansMax) refuse("tooManyEvaluationPlans");
        await insertPlan(tx, tenantId, id, fields, now);
      }
      const [plan = refuse("notFound")] = await wholePlans(tx, tenantId, [await find(id)], now);
      const details = before ? { name: plan.name, before, after: fields } : { ...fields };
      await recordEvent(tx, {
        tenantId,
        at: now,
        actorId: userId,
        action: before ? "evaluation-plan.updated" : "evaluation-plan.created",
        targetId: id,
        details,
      });
      return { plan };
    }),
);

export const deleteEvaluationPlan = operation(
  contract.deleteEvaluationPlan,
  ({ actor: { tenantId, userId }, params: { planId }, now, write }) =>
    write(async (tx) => {
      await lockPlans(tx, tenantId);
      const { id, name } = (await findPlan(tx, tenantId, planId)) ?? refuse("notFound");
      await removePlan(tx, tenantId, id);
      const action = "evaluation-plan.deleted" as const;
      await recordEvent(tx, { tenantId, at: now, actorId: userId, action, targetId: id, details: { name } });
      return { success: true } as const;
    }),
);
