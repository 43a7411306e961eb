import { defineModule } from "../../../core/module.ts";
import { scheduleGeneration } from "./generation-job.ts";
import {
  acceptGeneration,
  searchGenerations,
  readGeneration,
  readGenerationChanges,
  startGeneration,
} from "./generations.ts";

export { demandOf } from "./generation-input.ts";

export const generation = defineModule({
  operations: [startGeneration, searchGenerations, readGeneration, readGenerationChanges, acceptGeneration],
  jobs: [scheduleGeneration],
});
