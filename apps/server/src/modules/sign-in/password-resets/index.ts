import { defineModule } from "../../../core/module.ts";
import { processReset } from "./process-reset.ts";

export { processReset } from "./process-reset.ts";
export { askForReset, resetNameHash } from "./ask-for-reset.ts";
export {
  type Attempt,
  bearsLinkAttempt,
  countAttempt,
  invalidateResets,
  findNewestByName,
  findReset,
  giveAttemptBack,
  type ResetRow,
} from "./repository.ts";
export { isCode, isCodeOf, isSecretOf, parseResetToken, resetMinutes } from "./reset-secrets.ts";

export const passwordResets = defineModule({
  operations: [],
  jobs: [processReset],
});
