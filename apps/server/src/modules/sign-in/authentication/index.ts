import { defineModule } from "../../../core/module.ts";
import { prelogin } from "./prelogin.ts";
import { login } from "./login.ts";
import { loginV1 } from "./login-v1.ts";
import { validateLogin } from "./validate-login.ts";
import { passkeyOptions } from "./passkey-options.ts";
import { passkeyLogin } from "./passkey-login.ts";
import { stepUp } from "./step-up.ts";
import { lockedUsers } from "./locked-users.ts";
import { setUserLock } from "./set-user-lock.ts";
import { publicFeatureToggle } from "./public-feature-toggle.ts";

export { type OpenedSignIn, openSignIn, refuseUnfit } from "./admit.ts";
export { clearFailuresOfUser } from "./failures-repository.ts";
export { lockAccount } from "./lock-account.ts";
export { codesOfSingleSignOn, type RedeemCode } from "./login.ts";
export { proofsOfSingleSignOn, type ProveBySso } from "./step-up.ts";
export { proveOneTimeCode } from "./prove-one-time-code.ts";
export { type ProvenPassword, provePassword } from "./prove-password.ts";
export { stateOfProven } from "./refuse-unfit-password.ts";
export { findPerson, type SignInPerson } from "./repository.ts";

export const authentication = defineModule({
  operations: [
    prelogin,
    login,
    loginV1,
    validateLogin,
    passkeyOptions,
    passkeyLogin,
    stepUp,
    lockedUsers,
    setUserLock,
    publicFeatureToggle,
  ],
});
