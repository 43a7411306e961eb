import { defineModule } from "../../../core/module.ts";
import { mfaStatus } from "./mfa-status.ts";
import { mfaSecret } from "./mfa-secret.ts";
import { setMfa } from "./set-mfa.ts";
import { setMfaPolicy } from "./set-mfa-policy.ts";
import { renewRecoveryCodes } from "./renew-recovery-codes.ts";
import { removeFactors } from "./remove-factors.ts";
import { listPasskeys } from "./list-passkeys.ts";
import { passkeyRegistration } from "./passkey-registration.ts";
import { addPasskey } from "./add-passkey.ts";
import { renamePasskey } from "./rename-passkey.ts";
import { removePasskey } from "./remove-passkey.ts";

export { makeChallenge } from "./challenge.ts";
export { enrolTotp } from "./enrol-totp.ts";
export type { Proof } from "./proof.ts";
export { proveCode } from "./prove-code.ts";
export { provePasskey } from "./prove-passkey.ts";
export { proveRecoveryCode } from "./prove-recovery-code.ts";
export { relyingPartyOf } from "./relying-party.ts";
export { deletePasskeys } from "./passkey-repository.ts";
export { clearTotp, countFactors, readFactorState, spendTotpStep } from "./repository.ts";
export { stepOfCode } from "./totp.ts";

export const factors = defineModule({
  operations: [
    mfaStatus,
    mfaSecret,
    setMfa,
    setMfaPolicy,
    renewRecoveryCodes,
    removeFactors,
    listPasskeys,
    passkeyRegistration,
    addPasskey,
    renamePasskey,
    removePasskey,
  ],
});
