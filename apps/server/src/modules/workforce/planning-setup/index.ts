import { defineModule } from "../../../core/module.ts";
import { deleteActivityCode, saveActivityCode, searchActivityCodes } from "./activity-codes.ts";
import { deleteBusinessUnit, saveBusinessUnit, searchBusinessUnits } from "./business-units.ts";
import { deleteCalendarEvent, saveCalendarEvent, searchCalendarEvents } from "./calendar-events.ts";
import { deletePlanningGroup, savePlanningGroup, searchPlanningGroups } from "./planning-groups.ts";
import { readSetupUse } from "./read-setup-use.ts";
import { deleteQueue, saveQueue, searchQueues } from "./queues.ts";

export { countsForGroup } from "./event-groups-repository.ts";
export { putNamedGroup } from "./first-groups.ts";
export { removeRow, requireBusinessUnit, saveRow, type SetupTransaction } from "./policy.ts";
export { putQueue } from "./queues.ts";
export { curvesOf, placeNow, sumOf, type UnitToday, unitsToday } from "./units-today.ts";
export { findUnit, listUnits, type PlannedUnit } from "./units.ts";

export const planningSetup = defineModule({
  operations: [
    searchBusinessUnits,
    saveBusinessUnit,
    deleteBusinessUnit,
    searchQueues,
    saveQueue,
    deleteQueue,
    searchPlanningGroups,
    savePlanningGroup,
    deletePlanningGroup,
    searchCalendarEvents,
    saveCalendarEvent,
    deleteCalendarEvent,
    searchActivityCodes,
    saveActivityCode,
    deleteActivityCode,
    readSetupUse,
  ],
});
