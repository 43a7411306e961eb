/** All that comes after the first step, in one part of the bundle: it is fetched while the user name is typed. */
export { EmailSentStep } from "./email-sent-step.tsx";
export { arriveForClient, refuseForClient } from "./for-client.ts";
export { goOnward } from "./go-onward.ts";
export { offerCredentials } from "./offer-credentials.ts";
export { openSession } from "./open-session.ts";
export { PasswordStep } from "./password-step.tsx";
export { LeavingStep, LockedStep, StrandedStep } from "./stopped-steps.tsx";
export { afterRefusal, goToForcedReset } from "./refused.ts";
export { comeBack } from "../sso/come-back.ts";
export { shouldOfferPasskey } from "../passkey-upgrade/should-offer-passkey.ts";
export { EnrolStep, RecoveryStep, UpgradeStep } from "../second-step/lazy-second-step.tsx";
