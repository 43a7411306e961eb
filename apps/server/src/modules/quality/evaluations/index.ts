import { defineModule } from "../../../core/module.ts";
import { decideDispute } from "./decide-dispute.ts";
import { evaluationChoices, searchEvaluatedAgents } from "./choices.ts";
import { qualityOverview } from "./overview.ts";
import {
  acknowledgeEvaluation,
  disputeEvaluation,
  readOwnEvaluation,
  searchOwnEvaluations,
} from "./own-evaluations.ts";
import { readEvaluation, searchEvaluations } from "./read-evaluations.ts";
import { saveEvaluation } from "./save-evaluation.ts";
import { beginEvaluation, startEvaluation } from "./start-evaluation.ts";
import { submitEvaluation } from "./submit-evaluation.ts";
import { withdrawEvaluation } from "./withdraw-evaluation.ts";

export { changeEvaluation, insertEvaluation, keepRevision } from "./repository.ts";
export { beginEvaluation };
export { listActiveEvaluators, listForms } from "./people-repository.ts";
export { scoredOf } from "./scored.ts";

export const evaluations = defineModule({
  operations: [
    searchEvaluations,
    evaluationChoices,
    searchEvaluatedAgents,
    readEvaluation,
    startEvaluation,
    saveEvaluation,
    submitEvaluation,
    withdrawEvaluation,
    decideDispute,
    searchOwnEvaluations,
    readOwnEvaluation,
    acknowledgeEvaluation,
    disputeEvaluation,
    qualityOverview,
  ],
});
