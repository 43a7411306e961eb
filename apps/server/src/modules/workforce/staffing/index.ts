import { defineModule } from "../../../core/module.ts";
import { calculateStaffing, calculation } from "./calculation.ts";
import { compareScenarios } from "./compare-scenarios.ts";
import { explainStaffing } from "./explain-staffing.ts";
import { listOutdatedStaffing } from "./list-outdated-staffing.ts";
import { readIntraday } from "./read-intraday.ts";
import { readPooledStaffing } from "./read-pooled-staffing.ts";
import { readSharedSkills } from "./read-shared-skills.ts";
import { readStaffing } from "./read-staffing.ts";
import { deleteScenario, listScenarios, saveScenario } from "./scenarios.ts";
import { readShrinkage, saveShrinkage } from "./shrinkage.ts";

export { absenceEffect, type CoverageEffect, exchangeEffect } from "./coverage-effect.ts";
export { calculateMissing } from "./calculate-missing.ts";
export { insertScenario } from "./scenarios-repository.ts";
export { presentCoverage } from "./present-coverage.ts";
export { listGroupSkills } from "./groups-repository.ts";
export { type GroupLoad, loadsOf } from "./loads-of.ts";
export { assumedShrinkage, type ActivityShrinkage } from "./shrinkage-of.ts";
export { type GroupRequirement, requirementOf } from "./requirement-of.ts";
export { type ScheduledPeople, scheduledPeople } from "./scheduled-people.ts";

export const staffing = defineModule({
  operations: [
    readShrinkage,
    saveShrinkage,
    readStaffing,
    readPooledStaffing,
    readIntraday,
    listOutdatedStaffing,
    readSharedSkills,
    calculateStaffing,
    explainStaffing,
    listScenarios,
    saveScenario,
    deleteScenario,
    compareScenarios,
  ],
  jobs: [calculation],
});
