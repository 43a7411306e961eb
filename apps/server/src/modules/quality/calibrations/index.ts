import { defineModule } from "../../../core/module.ts";
import { closeCalibration, saveCalibration, submitCalibration } from "./answer-calibration.ts";
import { deleteCalibration } from "./delete-calibration.ts";
import { calibrationChoices, readCalibration, searchCalibrations } from "./read-calibrations.ts";
import { startCalibration } from "./start-calibration.ts";

export { changeScore, insertCalibration, setClosed } from "./repository.ts";

export const calibrations = defineModule({
  operations: [
    searchCalibrations,
    calibrationChoices,
    readCalibration,
    startCalibration,
    saveCalibration,
    submitCalibration,
    closeCalibration,
    deleteCalibration,
  ],
});
