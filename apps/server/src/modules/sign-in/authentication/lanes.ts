import type { FastifyRequest } from "fastify";
import { limits } from "@evolve/contracts/limits";
import type { Services } from "../../../core/services.ts";
import { nameKey } from "../../directory/directory/index.ts";
import { clearFailures, countFailure, findFailures } from "./failures-repository.ts";
import type { SignInPerson } from "./repository.ts";

/**
 * Where the wrong guesses of one who signs in are counted: passwords and codes apart, and a browser that the account is known
 * to be used on apart from all others. So strangers lock strangers out, and never the owner (OWASP ASVS 6.3.1).
 */
export interface Lane {
  readonly password: Buffer;
  readonly code: Buffer;
}

/** The account's user name and email lead to one count; a name that nobody has, to one of its own. */
export const laneOf = (
  { secrets }: Services,
  userName: string,
  owner: { userId: string } | null,
  knownDevice: string | null,
): Lane => {
  const subject = owner ? `user ${owner.userId}` : `name ${nameKey(userName)}`;
  const lane = knownDevice ? `${subject} device ${knownDevice}` : subject;
  return { password: secrets.mac(lane, "sign-in failures"), code: secrets.mac(lane, "code failures") };
};

/** Whether a count is so high that it is locked; null where nothing is counted. */
export const findCount = ({ clock, database }: Services, count: Buffer): Promise<{ locked: boolean } | null> =>
  findFailures(database.system, count, clock.now());

/** Counts a wrong guess against the lane, and against the address that it came from. */
export const chargeGuess = async (
  { clock, config, database, limiter }: Services,
  http: FastifyRequest,
  count: Buffer,
  person: Pick<SignInPerson, "tenantId" | "userId"> | null,
): Promise<void> => {
  const lock = { ...config.limits, lockMinutes: limits.accountLockMinutes };
  await Promise.all([
    countFailure(database.system, { nameHash: count, now: clock.now(), person }, lock),
    limiter.charge(http.ip),
  ]);
};

export const clearCount = ({ database }: Services, count: Buffer): Promise<void> =>
  clearFailures(database.system, count);
