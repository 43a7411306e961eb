import { defineModule } from "../../../core/module.ts";
import { readAvailability, saveAvailability } from "./availability.ts";
import { readDayOffPreferences, saveDayOffPreferences } from "./day-off-preferences.ts";
import { readShiftPreferences, saveShiftPreferences } from "./shift-preferences.ts";

export const agentPreferences = defineModule({
  operations: [
    readAvailability,
    saveAvailability,
    readDayOffPreferences,
    saveDayOffPreferences,
    readShiftPreferences,
    saveShiftPreferences,
  ],
});
