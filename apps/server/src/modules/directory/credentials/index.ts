export { checkNewPassword } from "./check-new-password.ts";
export { authenticatorOf, ruleOf, expiryDaysOf } from "./password-rule.ts";
export { expiryOf, type HeldPassword, type PasswordState, stateOfPassword } from "./password-state.ts";
export { replacePassword } from "./replace-password.ts";
export {
  type Chooser,
  findChooser,
  findTenantPolicy,
  lockTenantPolicy,
  requireChange,
  type TenantPolicy,
  upsertTenantPolicy,
} from "./repository.ts";
export { upgradeHash } from "./upgrade-hash.ts";
