import type { AssignmentStatus } from "@evolve/contracts/evaluation-plan-filters";
import type { EvaluationPlan, EvaluationPlanFields } from "@evolve/contracts/evaluation-plans";
import type { PlainKey, Words } from "@evolve/i18n";
import type { Client } from "@evolve/session";
import { evaluationPlanChoices } from "@evolve/contracts/evaluation-plans";

export const assignmentStatusNames: Readonly<Record<AssignmentStatus, PlainKey>> = {
  open: "quality.assignmentOpen",
  started: "quality.assignmentStarted",
  done: "quality.assignmentDone",
};

export const planChoicesOf = (client: Client) => ({
  queryKey: ["evaluation-plans", "choices"],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => client.call(evaluationPlanChoices, {}, { signal }),
});

/** What a person decides of a plan. */
export const planFieldsOf = (plan: EvaluationPlan): EvaluationPlanFields => ({
  name: plan.name,
  formId: plan.formId,
  teamIds: plan.teamIds,
  perAgent: plan.perAgent,
  channels: plan.channels,
  minSeconds: plan.minSeconds,
  evaluatorIds: plan.evaluatorIds,
  isPaused: plan.isPaused,
});

/** Somebody who evaluates, and whether they no longer may. */
export const evaluatorText = (
  { t }: Words,
  { name, mayEvaluate }: { readonly name: string; readonly mayEvaluate: boolean },
): string => (mayEvaluate ? name : t("quality.evaluatorLeft", { name }));
