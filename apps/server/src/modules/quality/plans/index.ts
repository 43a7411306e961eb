import { defineModule } from "../../../core/module.ts";
import { handOverAssignment, searchAssignments, startAssignment } from "./assignments.ts";
import { deleteEvaluationPlan, saveEvaluationPlan } from "./change-plans.ts";
import { drawNextPlan, drawPlans, findDuePlans } from "./draw-plans.ts";
import { evaluationPlanChoices, searchEvaluationPlans } from "./read-plans.ts";

export { drawNextPlan };
export { insertPlan } from "./plans-repository.ts";

export const evaluationPlans = defineModule({
  operations: [
    searchEvaluationPlans,
    evaluationPlanChoices,
    saveEvaluationPlan,
    deleteEvaluationPlan,
    searchAssignments,
    startAssignment,
    handOverAssignment,
  ],
  jobs: [drawPlans, findDuePlans],
});
