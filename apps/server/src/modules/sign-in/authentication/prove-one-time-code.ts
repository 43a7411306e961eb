import type { FastifyRequest } from "fastify";
import type { Services } from "../../../core/services.ts";
import { refuse } from "../../../core/refusal.ts";
import { type Proof, proveCode } from "../factors/index.ts";
import { chargeGuess, findCount, type FailureBucket, failureBucketOf } from "./failure-bucket.ts";

/**
 * Proves a one-time code elsewhere than at sign-in, with the guesses of both counted together. Null when it is wrong; a
 * right one is to be consumed in the transaction of what it allows.
 */
export const proveOneTimeCode = async (
  services: Services,
  http: FastifyRequest,
  person: { tenantId: string; userId: string; totpSecret: string | null },
  code: string,
  bucket: FailureBucket = failureBucketOf(services, http, "", person, null),
): Promise<Proof | null> => {
  const { totpSecret } = person;
  if (totpSecret === null) return null;
  if ((await findCount(services, bucket.code))?.locked) refuse("accountLocked");
  const proof = proveCode(services, { ...person, sealedSecret: totpSecret }, code);
  if (!proof) await chargeGuess(services, bucket, "code", person);
  return proof;
};
