import { defineModule } from "../../../core/module.ts";
import { planningAgentChoices, readPlanningAgent, searchPlanningAgents, searchUnplannedUsers } from "./agents.ts";
import { addPlanningAgents, changePlanningAgents, removePlanningAgent, savePlanningAgent } from "./change-agents.ts";
import { checkWorkPlan } from "./check-work-plan.ts";
import { editPlanningAgents } from "./edit-agents.ts";

export { blockingRuleOf } from "./blocking-rules.ts";
export { agentsOf, rosterOf } from "./roster.ts";

export const planningPeople = defineModule({
  operations: [
    searchPlanningAgents,
    readPlanningAgent,
    savePlanningAgent,
    addPlanningAgents,
    changePlanningAgents,
    editPlanningAgents,
    removePlanningAgent,
    planningAgentChoices,
    searchUnplannedUsers,
    checkWorkPlan,
  ],
});
