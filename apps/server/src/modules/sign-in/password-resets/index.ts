import { defineModule } from "../../../core/module.ts";
import { dealWithReset } from "./settle-reset.ts";

export { dealWithReset } from "./settle-reset.ts";
export { askForReset, resetNameHash } from "./ask-for-reset.ts";
export {
  type AttemptKind,
  countAttempt,
  disarmResets,
  findNewestByName,
  findReset,
  giveAttemptBack,
  type ResetRow,
} from "./repository.ts";
export { isCode, isCodeOf, isSecretOf, parseResetToken, resetMinutes } from "./reset-secrets.ts";

export const passwordResets = defineModule({
  operations: [],
  jobs: [dealWithReset],
});
