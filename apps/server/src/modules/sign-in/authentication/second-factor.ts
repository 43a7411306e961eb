import type { Assertion } from "@evolve/contracts/passkey";
import type { FastifyRequest } from "fastify";
import type * as z from "zod/mini";
import type { Services } from "../../../core/services.ts";
import { refuse } from "../../../core/refusal.ts";
import {
  enrolTotp,
  type Proof,
  proveCode,
  provePasskey,
  proveRecoveryCode,
  readFactorState,
} from "../factors/index.ts";
import { chargeGuess, findCount, type FailureBucket } from "./failure-bucket.ts";
import type { SignInPerson } from "./repository.ts";

/** What was given beside the password. */
export interface OfferedFactors {
  totp?: string | undefined;
  recoveryCode?: string | undefined;
  passkey?: z.output<typeof Assertion> | undefined;
  enrolment?: string | undefined;
}

export interface SecondFactor {
  proof: Proof;
  /** Of an enrolment; to be shown once. */
  recoveryCodes?: readonly string[];
}

/**
 * Checks the second factor of somebody whose password was right; null where none is needed. Wrong guesses have a count of
 * their own, so that somebody who has the password cannot try codes for ever, and wrong passwords do not use it up.
 */
export const checkSecondFactor = async (
  services: Services,
  http: FastifyRequest,
  person: SignInPerson,
  offered: OfferedFactors,
  bucket: FailureBucket,
): Promise<SecondFactor | null> => {
  if (!person.totpSecret && !person.mfaRequired) return null;
  if ((await findCount(services, bucket.code))?.locked) refuse("accountLocked");
  const fail = async (error: "invalidTotp" | "invalidRecoveryCode" | "passkeyRefused"): Promise<never> => {
    await chargeGuess(services, bucket, "code", person);
    return refuse(error);
  };
  if (offered.passkey) {
    const proof = await provePasskey(services, http, offered.passkey, { alone: false, owner: person });
    return { proof: proof ?? (await fail("passkeyRefused")) };
  }
  if (person.totpSecret) {
    if (offered.recoveryCode !== undefined) {
      const proof = await proveRecoveryCode(services, person, offered.recoveryCode, http);
      return { proof: proof ?? (await fail("invalidRecoveryCode")) };
    }
    const proof = proveCode(services, { ...person, sealedSecret: person.totpSecret }, offered.totp ?? "");
    return { proof: proof ?? (await fail("invalidTotp")) };
  }
  const { passkeys } = await services.database.readTenant(person.tenantId, (tx) =>
    readFactorState(tx, person.tenantId, person.userId),
  );
  if (passkeys > 0) refuse("secondFactorRequired");
  if (offered.enrolment === undefined) return refuse("mfaEnrolmentRequired");
  const given = { ticket: offered.enrolment, code: offered.totp ?? "" };
  const proof = (await enrolTotp(services, person, given, http)) ?? (await fail("invalidTotp"));
  return { proof, recoveryCodes: proof.recoveryCodes };
};
