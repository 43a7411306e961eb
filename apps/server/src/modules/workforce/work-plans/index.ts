import { defineModule } from "../../../core/module.ts";
import { deleteRotation, saveRotation, searchRotations } from "./rotations.ts";
import { deleteWorkPlan, saveWorkPlan, searchWorkPlans } from "./work-plans.ts";

export { enginePlan, enginePlans } from "./engine-plans.ts";

export const workPlans = defineModule({
  operations: [searchWorkPlans, saveWorkPlan, deleteWorkPlan, searchRotations, saveRotation, deleteRotation],
});
