import { defineModule } from "../../../core/module.ts";
import { adherenceChoices, searchAdherence } from "./board.ts";
import { deleteAdherenceAlert, saveAdherenceAlert, searchAdherenceAlerts, searchAlertRecipients } from "./alerts.ts";
import { addAdherenceException, undoAdherenceException } from "./exceptions.ts";
import { pushAgentStates } from "./push-states.ts";
import { readAgentAdherence } from "./read-agent-adherence.ts";
import { readMyAdherence } from "./read-my-adherence.ts";
import { deleteStateMapping, saveStateMapping, searchStateMappings } from "./state-mappings.ts";
import { findDeviations, tellDeviations } from "./tell-deviations.ts";

export { adherenceByDay, type AgentDayTotals } from "./adherence-by-day.ts";
export { listBoardShifts } from "./agents-repository.ts";
export { insertAlert } from "./alerts-repository.ts";
export { tellAdherenceChanged } from "./announce.ts";
export { listShiftsBetween } from "./period-shifts-repository.ts";
export { insertMapping } from "./mappings-repository.ts";
export { type NewState, putStates } from "./states-repository.ts";

export const adherence = defineModule({
  operations: [
    pushAgentStates,
    searchStateMappings,
    saveStateMapping,
    deleteStateMapping,
    searchAdherence,
    adherenceChoices,
    readAgentAdherence,
    readMyAdherence,
    addAdherenceException,
    undoAdherenceException,
    searchAdherenceAlerts,
    saveAdherenceAlert,
    deleteAdherenceAlert,
    searchAlertRecipients,
  ],
  jobs: [findDeviations, tellDeviations],
});
