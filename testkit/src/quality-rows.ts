import type { QualityFormContent } from "@evolve/contracts/quality-forms";
import type { Services } from "@evolve/server/core/services";
import { newId } from "@evolve/server/ids";
import type { BuiltUser } from "./builders.ts";

export interface QualityIds {
  readonly formId: string;
  readonly questionId: string;
  /** Of the administrator's about a colleague: a draft, and one that is disputed. */
  readonly draftId: string;
  readonly disputedId: string;
  /** Of a colleague's about the administrator, submitted. */
  readonly ownId: string;
  readonly agentId: string;
  /** Of the colleague's contact, which the administrator has to score. */
  readonly calibrationId: string;
  /** Of a plan of the colleague's interactions, which the administrator has to evaluate. */
  readonly planId: string;
  readonly assignmentId: string;
}

/** A published form, a draft, a disputed evaluation with an earlier answer, and one about the user. */
export const fillQualityTables = async (
  { clock, database }: Services,
  { id: userId, tenantId }: BuiltUser,
  named: (name: string) => string,
  agentId: string,
): Promise<QualityIds> => {
  const ids = {
    formId: newId(),
    questionId: newId(),
    draftId: newId(),
    disputedId: newId(),
    ownId: newId(),
    agentId,
    calibrationId: newId(),
    planId: newId(),
    assignmentId: newId(),
  };
  const now = clock.now();
  const of = { tenant_id: tenantId };
  const content: QualityFormContent = {
    sections: [
      {
        id: newId(),
        title: named("Section"),
        weight: 1,
        questions: [
          {
            id: ids.questionId,
            text: named("Question"),
            help: "",
            weight: 1,
            answer: { kind: "yesNo" },
            allowsNotApplicable: true,
            comment: "optional",
            critical: "none",
          },
        ],
      },
    ],
  };
  const written = JSON.stringify(content);
  const answers = JSON.stringify({ [ids.questionId]: { value: true, isNotApplicable: false, comment: named("Note") } });
  const results = JSON.stringify({ sections: [], questions: [{ id: ids.questionId, points: 100 }] });
  const made = {
    ...of,
    form_id: ids.formId,
    form_version: 1,
    agent_id: agentId,
    evaluator_id: userId,
    reference: named("Contact"),
    channel: "voice",
    contact_at: now,
    created_at: now,
    answers,
    comment: named("Comment"),
  };
  await database.withTenant(tenantId, async (tx) => {
    await tx
      .insertInto("quality_forms")
      .values({
        ...of,
        id: ids.formId,
        name: named("Form"),
        status: "published",
        content: written,
        questions: 1,
        published_version: 1,
        published_at: now,
        updated_at: now,
      })
      .execute();
    await tx
      .insertInto("quality_form_versions")
      .values({ ...of, form_id: ids.formId, number: 1, content: written, published_at: now, published_by: userId })
      .execute();
    await tx
      .insertInto("quality_evaluations")
      .values({ ...made, id: ids.draftId })
      .execute();
    const submitted = { score: 100, results, submitted_at: now };
    await tx
      .insertInto("quality_evaluations")
      .values({
        ...made,
        ...submitted,
        id: ids.disputedId,
        status: "disputed",
        disputed_at: now,
        dispute_reason: named("Dispute"),
      })
      .execute();
    await tx
      .insertInto("quality_evaluations")
      .values({ ...made, ...submitted, id: ids.ownId, status: "submitted", agent_id: userId, evaluator_id: agentId })
      .execute();
    await tx
      .insertInto("quality_revisions")
      .values({
        ...of,
        id: newId(),
        evaluation_id: ids.disputedId,
        answers,
        score: 50,
        is_failed: false,
        replaced_at: now,
        replaced_by: userId,
      })
      .execute();
    await tx
      .insertInto("quality_calibrations")
      .values({
        ...of,
        id: ids.calibrationId,
        form_id: ids.formId,
        form_version: 1,
        agent_id: agentId,
        reference: named("Calibrated"),
        channel: "voice",
        contact_at: now,
        link: "/qm/#/interactions/1",
        started_by: userId,
        reference_evaluator_id: userId,
        created_at: now,
      })
      .execute();
    await tx
      .insertInto("quality_calibration_scores")
      .values({ ...of, calibration_id: ids.calibrationId, evaluator_id: userId, answers, comment: named("Remark") })
      .execute();
    await tx
      .insertInto("quality_plans")
      .values({
        ...{
          ...of,
          id: ids.planId,
          name: named("Plan"),
          form_id: ids.formId,
          team_ids: [],
          per_agent: 2,
          channels: [],
        },
        ...{ min_seconds: 0, evaluator_ids: [agentId], is_paused: false, drawn_until: "2026-01-05" },
      })
      .execute();
    const interaction_id = newId();
    await tx
      .insertInto("interactions")
      .values({
        ...{ ...of, id: interaction_id, reference: named("Drawn"), user_id: agentId, channel: "chat", seconds: 60 },
        ...{ direction: "inbound", started_at: now, customer: named("Visitor"), words: "" },
      })
      .execute();
    await tx
      .insertInto("quality_assignments")
      .values({
        ...{ ...of, id: ids.assignmentId, plan_id: ids.planId, interaction_id, evaluator_id: userId },
        ...{ drawn_at: now, due_at: now },
      })
      .execute();
  });
  return ids;
};
