import type { FastifyRequest } from "fastify";
import { bestEffort } from "../../../core/best-effort.ts";
import type { Services } from "../../../core/services.ts";
import { upgradeHash } from "../../directory/credentials/index.ts";
import { letterheadOf } from "../../platform/mail/index.ts";
import { type OpenedSignIn, openSignIn, refuseUnfit } from "./admit.ts";
import { clearCount } from "./failure-bucket.ts";
import { provePassword } from "./prove-password.ts";
import { refuseUnfitPassword } from "./refuse-unfit-password.ts";
import { checkSecondFactor, type OfferedFactors } from "./second-factor.ts";

interface Offered extends OfferedFactors {
  userName: string;
  password: string;
}

export interface SignedIn {
  opened: OpenedSignIn;
  /** Of an enrolment at this sign-in; to be shown once. */
  recoveryCodes?: readonly string[] | undefined;
}

/**
 * Signs in with a password and, where the person or the tenant wants it, a second factor. What is wrong with an account is
 * told only to a caller who knows its password.
 */
export const signInWithPassword = async (
  services: Services,
  offered: Offered,
  http: FastifyRequest,
): Promise<SignedIn> => {
  const { database } = services;
  const proven = await provePassword(services, offered, http);
  const { person } = proven;
  refuseUnfit(services, person, "password");
  await refuseUnfitPassword(services, proven, offered.password, letterheadOf(http));
  const second = await checkSecondFactor(services, http, person, offered, proven.bucket);
  const opened = await database.withTenant(person.tenantId, async (tx) => {
    if (second && !(await second.proof.consume(tx))) return null;
    return openSignIn(services, tx, person, http, second ? ["pwd", second.proof.method] : ["pwd"]);
  });
  if (!opened) return proven.fail("invalidTotp");
  await bestEffort(services, "forgetting wrong guesses", () =>
    Promise.all([proven.clearFailedAttempts(), second && clearCount(services, proven.bucket.code)]),
  );
  await bestEffort(services, "upgrading a hash", () => upgradeHash(services, person, offered.password));
  return { opened, recoveryCodes: second?.recoveryCodes };
};
