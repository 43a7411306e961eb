import type { Services } from "../../../core/services.ts";
import type { Owner, Proof } from "./proof.ts";
import { spendTotpStep } from "./repository.ts";
import { stepOfCode } from "./totp.ts";

/** Checks the one-time code of an authenticator app, against the server's own time. */
export const proveCode = (
  { clock, secrets }: Services,
  { tenantId, userId, sealedSecret }: Owner & { sealedSecret: string },
  code: string,
): Proof | null => {
  const step = stepOfCode(secrets.open(sealedSecret, "totp"), code, clock.now());
  if (step === null) return null;
  // Of two sign-ins with one code at the same moment, one gets nothing.
  return { tenantId, userId, method: "otp", consume: (tx) => spendTotpStep(tx, tenantId, userId, step) };
};
