import * as contract from "@evolve/contracts/evaluation-plans";
import { holdsAny } from "@evolve/contracts/permissions";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { beginEvaluation, listActiveEvaluators } from "../evaluations/index.ts";
import {
  type AssignmentRow,
  findBegun,
  lockAssignment,
  searchAssignmentRows,
  updateAssignment,
} from "./assignments-repository.ts";
import { listCounts } from "./plans-repository.ts";
import { listNamedEvaluators, sumOf } from "./read-plans.ts";
import { tellDrawn } from "./tell.ts";

const present = (row: AssignmentRow, mayEvaluate: boolean, now: Date): contract.Assignment => ({
  id: row.id,
  planId: row.planId,
  planName: row.planName,
  formName: row.formName,
  interactionId: row.interactionId,
  reference: row.reference,
  agentName: row.agentName,
  channel: row.channel,
  startedAt: row.startedAt.toISOString(),
  seconds: row.seconds,
  evaluatorId: row.evaluatorId,
  evaluatorName: row.evaluatorName,
  mayEvaluate,
  status: row.status,
  dueAt: row.dueAt.toISOString(),
  isOverdue: row.status !== "done" && row.dueAt <= now,
  evaluationId: row.evaluationId,
});

export const searchAssignments = operation(contract.searchAssignments, ({ actor, body, now, read }) =>
  read(async (tx) => {
    const { tenantId, userId, permissions } = actor;
    const isOwn = !holdsAny(permissions, "quality:forms:edit");
    const { rows, total, next, statistics } = await searchAssignmentRows(tx, { tenantId, userId, isOwn }, body, now);
    const of = { planIds: body.filter.planId, ...(isOwn && { evaluatorId: userId }) };
    const counts = Map.groupBy(await listCounts(tx, tenantId, of, now), ({ evaluatorId }) => evaluatorId);
    const people = await listNamedEvaluators(tx, tenantId, [
      ...rows.map(({ evaluatorId }) => evaluatorId),
      ...counts.keys(),
    ]);
    const active = new Set(people.flatMap(({ id, mayEvaluate }) => (mayEvaluate ? [id] : [])));
    return {
      assignments: rows.map((row) => present(row, active.has(row.evaluatorId), now)),
      totalRecords: total,
      next,
      statistics,
      evaluators: people.flatMap((person) => {
        const own = counts.get(person.id);
        return own ? [{ ...person, ...sumOf(own) }] : [];
      }),
    };
  }),
);

export const startAssignment = operation(
  contract.startAssignment,
  ({ actor: { tenantId, userId }, params: { assignmentId }, write }) =>
    write(async (tx) => {
      const given = await lockAssignment(tx, tenantId, assignmentId);
      if (given?.evaluatorId !== userId) return refuse("notFound");
      if (given.evaluationId !== null) return { evaluationId: given.evaluationId };
      const evaluationId =
        (await findBegun(tx, tenantId, given)) ??
        (await beginEvaluation(tx, {
          ...{ agentId: given.agentId, formId: given.formId, reference: given.reference, channel: given.channel },
          ...{ contactAt: given.startedAt.toISOString(), seconds: given.seconds },
          link: `/qm/#/interactions/${given.interactionId}`,
        }));
      await updateAssignment(tx, tenantId, given.id, { evaluationId });
      return { evaluationId };
    }),
);

export const handOverAssignment = operation(
  contract.handOverAssignment,
  ({ actor: { tenantId, userId: actorId }, params: { assignmentId }, body, now, services, write }) =>
    write(async (tx) => {
      const given = (await lockAssignment(tx, tenantId, assignmentId)) ?? refuse("notFound");
      const { id, agentId, planName, planId, reference, status, evaluatorName } = given;
      if (agentId === actorId) refuse("notFound");
      const evaluatorId = body.evaluatorId.toLowerCase();
      if (evaluatorId === agentId) refuse("ownEvaluation", { fields: { evaluatorId: "invalidEntry" } });
      if (status === "done") refuse("evaluationClosed");
      const evaluator = (await listActiveEvaluators(tx, tenantId)).find((one) => one.id === evaluatorId);
      if (!evaluator) return refuse("notFound", { fields: { evaluatorId: "invalidEntry" } });
      if (evaluatorId === given.evaluatorId) return { success: true } as const;
      await updateAssignment(tx, tenantId, id, { evaluatorId, evaluationId: null });
      const action = "evaluation-plan.handed-over" as const;
      const details = { name: planName, reference, from: evaluatorName, to: evaluator.name };
      await recordEvent(tx, { tenantId, at: now, actorId, action, targetId: planId, details });
      if (evaluatorId !== actorId) await tellDrawn(services, tx, planName, [evaluatorId]);
      return { success: true } as const;
    }),
);
