import { defineModule } from "../../../core/module.ts";
import { startResetWorker } from "./reset-worker.ts";

export { askForReset, resetMinutes, resetNameHash } from "./ask-for-reset.ts";
export {
  countAttempt,
  disarmResets,
  findNewestByName,
  findReset,
  giveAttemptBack,
  type ResetRow,
} from "./repository.ts";
export { isCode, isCodeOf, isSecretOf, parseResetToken } from "./reset-secrets.ts";

export const passwordResets = defineModule({
  operations: [],
  workers: [startResetWorker],
});
