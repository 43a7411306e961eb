export { announceReset, askForReset, resetMinutes, resetNameHash } from "./ask-for-reset.ts";
export {
  countAttempt,
  disarmResets,
  findNewestByName,
  findReset,
  giveAttemptBack,
  type ResetRow,
} from "./repository.ts";
export { isCode, isCodeOf, isSecretOf, parseResetToken } from "./reset-secrets.ts";
export { startResetWorker } from "./reset-worker.ts";
