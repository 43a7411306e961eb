import type { InteractionIds } from "./interaction-inputs.ts";
import type { QualityIds } from "./quality-rows.ts";

interface Given {
  readonly quality: QualityIds;
  readonly interaction: InteractionIds;
}

interface QualityInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

const contact = {
  reference: "Probe",
  channel: "voice",
  contactAt: "2026-11-02T09:00:00Z",
  seconds: 240,
  link: "https://contacts.test/1",
};
const days = { from: "2026-11-01", until: "2026-11-30" };
const answersTo = ({ questionId }: QualityIds) => ({
  [questionId]: { value: true, isNotApplicable: false, comment: "" },
});

/** Valid inputs of the calls of quality management. */
export const qualityInputs: Record<string, (of: Given) => QualityInput> = {
  searchQualityForms: () => ({ body: {} }),
  readQualityForm: ({ quality: { formId } }) => ({ params: { formId } }),
  createQualityForm: ({ quality: { formId } }) => ({ body: { name: "Probe", description: "", copyOf: formId } }),
  updateQualityForm: ({ quality: { formId } }) => ({
    params: { formId },
    body: { name: "Probed", description: "", content: { sections: [] }, version: 1 },
  }),
  publishQualityForm: ({ quality: { formId } }) => ({ params: { formId }, body: { version: 1 } }),
  retireQualityForm: ({ quality: { formId } }) => ({ params: { formId } }),
  restoreQualityForm: ({ quality: { formId } }) => ({ params: { formId } }),
  deleteQualityForm: ({ quality: { formId } }) => ({ params: { formId } }),
  searchEvaluations: () => ({ body: {} }),
  searchEvaluatedAgents: () => ({ body: {} }),
  readEvaluation: ({ quality }) => ({ params: { evaluationId: quality.draftId } }),
  startEvaluation: ({ quality: { formId, agentId } }) => ({ body: { formId, agentId, ...contact } }),
  saveEvaluation: ({ quality }) => ({
    params: { evaluationId: quality.draftId },
    body: { answers: answersTo(quality), comment: "Probe", contact, version: 1 },
  }),
  submitEvaluation: ({ quality }) => ({ params: { evaluationId: quality.draftId }, body: { version: 1 } }),
  withdrawEvaluation: ({ quality }) => ({ params: { evaluationId: quality.draftId }, body: { reason: "Probe" } }),
  decideDispute: ({ quality }) => ({
    params: { evaluationId: quality.disputedId },
    body: { decision: "corrected", reason: "Probe", answers: answersTo(quality), version: 1 },
  }),
  searchCalibrations: () => ({ body: {} }),
  readCalibration: ({ quality }) => ({ params: { calibrationId: quality.calibrationId } }),
  startCalibration: ({ quality: { formId, agentId }, interaction }) => ({
    body: {
      formId,
      interactionId: interaction.interactionId,
      evaluatorIds: [agentId, interaction.agentId],
      referenceEvaluatorId: agentId,
    },
  }),
  saveCalibration: ({ quality }) => ({
    params: { calibrationId: quality.calibrationId },
    body: { answers: answersTo(quality), comment: "Probe", version: 1 },
  }),
  submitCalibration: ({ quality }) => ({ params: { calibrationId: quality.calibrationId }, body: { version: 1 } }),
  closeCalibration: ({ quality }) => ({ params: { calibrationId: quality.calibrationId } }),
  deleteCalibration: ({ quality }) => ({ params: { calibrationId: quality.calibrationId } }),
  searchEvaluationPlans: () => ({ body: {} }),
  saveEvaluationPlan: ({ quality: { planId, formId, agentId } }) => ({
    body: {
      ...{
        id: planId,
        version: 1,
        name: "Probe",
        formId,
        teamIds: [],
        perAgent: 1,
        channels: ["voice"],
        minSeconds: 30,
      },
      ...{ evaluatorIds: [agentId], isPaused: true },
    },
  }),
  deleteEvaluationPlan: ({ quality: { planId } }) => ({ params: { planId } }),
  searchAssignments: () => ({ body: {} }),
  startAssignment: ({ quality: { assignmentId } }) => ({ params: { assignmentId } }),
  handOverAssignment: ({ quality: { assignmentId }, interaction: { agentId } }) => ({
    params: { assignmentId },
    body: { evaluatorId: agentId },
  }),
  searchOwnEvaluations: () => ({ body: {} }),
  readOwnEvaluation: ({ quality }) => ({ params: { evaluationId: quality.ownId } }),
  acknowledgeEvaluation: ({ quality }) => ({ params: { evaluationId: quality.ownId }, body: { comment: "Probe" } }),
  disputeEvaluation: ({ quality }) => ({ params: { evaluationId: quality.ownId }, body: { reason: "Probe" } }),
  qualityOverview: () => ({ body: days }),
};
