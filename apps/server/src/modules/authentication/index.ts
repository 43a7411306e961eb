export { type OpenedSignIn, openSignIn, refuseUnfit } from "./admit.ts";
export { clearFailuresOfUser } from "./failures-repository.ts";
export type { RedeemCode } from "./login.ts";
export { proveOneTimeCode } from "./prove-one-time-code.ts";
export { type ProvenPassword, provePassword } from "./prove-password.ts";
export { stateOfProven } from "./refuse-unfit-password.ts";
export { findPerson, type SignInPerson } from "./repository.ts";
export { authenticationRoutes } from "./routes.ts";
