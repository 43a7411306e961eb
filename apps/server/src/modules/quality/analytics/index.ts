import { defineModule } from "../../../core/module.ts";
import { analyticsChoices, interactionOverview } from "./overview.ts";

export const analytics = defineModule({ operations: [interactionOverview, analyticsChoices] });
