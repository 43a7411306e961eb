import { defineModule } from "../../../core/module.ts";
import { createTopic, deleteTopic, restoreTopic, retireTopic, updateTopic } from "./change-topics.ts";
import { emergingWords } from "./emerging-words.ts";
import { matchInteractions, matchPushed, matchTopic } from "./match-topics.ts";
import { analyticsChoices, interactionOverview } from "./overview.ts";
import { interactionTopics, previewTopic, searchTopics } from "./read-topics.ts";

export { matchTopic, startMatching } from "./match-topics.ts";
export { insertTopicRow } from "./topics-repository.ts";

/** Figures and topics of interactions. */
export const analytics = defineModule({
  operations: [
    interactionOverview,
    analyticsChoices,
    searchTopics,
    createTopic,
    updateTopic,
    retireTopic,
    restoreTopic,
    deleteTopic,
    previewTopic,
    interactionTopics,
    emergingWords,
  ],
  jobs: [matchInteractions, matchTopic],
  subscriptions: [matchPushed],
});
