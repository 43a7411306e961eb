import { defineModule } from "../../../core/module.ts";
import { scheduleGeneration } from "./generation-job.ts";
import {
  acceptGeneration,
  listGenerations,
  readGeneration,
  readGenerationChanges,
  startGeneration,
} from "./generations.ts";

export { demandOf } from "./generation-input.ts";

export const generation = defineModule({
  operations: [startGeneration, listGenerations, readGeneration, readGenerationChanges, acceptGeneration],
  jobs: [scheduleGeneration],
});
