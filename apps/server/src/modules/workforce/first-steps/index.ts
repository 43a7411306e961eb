import { defineModule } from "../../../core/module.ts";
import { readFirstSteps } from "./read-first-steps.ts";

export const firstSteps = defineModule({ operations: [readFirstSteps] });
