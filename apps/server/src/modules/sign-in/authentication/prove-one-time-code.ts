import type { FastifyRequest } from "fastify";
import type { Services } from "../../../core/services.ts";
import { refuse } from "../../../core/refusal.ts";
import { type Proof, proveCode } from "../factors/index.ts";
import { chargeGuess, findCount, type Lane, laneOf } from "./lanes.ts";

/**
 * Proves a one-time code elsewhere than at sign-in, with the guesses of both counted together. Null when it is wrong; a
 * right one is to be settled in the transaction of what it allows.
 */
export const proveOneTimeCode = async (
  services: Services,
  http: FastifyRequest,
  person: { tenantId: string; userId: string; totpSecret: string | null },
  code: string,
  lane: Lane = laneOf(services, http, "", person, null),
): Promise<Proof | null> => {
  const { totpSecret } = person;
  if (totpSecret === null) return null;
  if ((await findCount(services, lane.code))?.locked) refuse("accountLocked");
  const proof = proveCode(services, { ...person, sealedSecret: totpSecret }, code);
  if (!proof) await chargeGuess(services, lane, "code", person);
  return proof;
};
