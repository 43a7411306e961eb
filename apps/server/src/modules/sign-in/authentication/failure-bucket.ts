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
export interface FailureBucket {
  readonly password: Buffer;
  readonly code: Buffer;
  /** What they are counted against besides: the known device, else the address. */
  readonly source: string;
}

/** Where somebody comes from. A known device is no neighbour of the strangers who guess behind the same address. */
export const sourceOf = (http: FastifyRequest, owner: { userId: string } | null, knownDevice: string | null): string =>
  owner && knownDevice ? `device ${owner.userId} ${knownDevice}` : http.ip;

/** The account's user name and email lead to one count; a name that nobody has, to one of its own. */
export const failureBucketOf = (
  { secrets }: Services,
  http: FastifyRequest,
  userName: string,
  owner: { userId: string } | null,
  knownDevice: string | null,
): FailureBucket => {
  const subject = owner ? `user ${owner.userId}` : `name ${nameKey(userName)}`;
  const bucket = knownDevice ? `${subject} device ${knownDevice}` : subject;
  return {
    password: secrets.mac(bucket, "sign-in failures"),
    code: secrets.mac(bucket, "code failures"),
    source: sourceOf(http, owner, knownDevice),
  };
};

/** Whether a count is so high that it is locked; null where nothing is counted. */
export const findCount = ({ clock, database }: Services, count: Buffer): Promise<{ locked: boolean } | null> =>
  findFailures(database.system, count, clock.now());

/**
 * Counts a wrong guess against the bucket, and against where it came from. Refuses as throttled where that had no points left:
 * of a burst no more guesses are told that they were wrong than there were points.
 */
export const chargeGuess = async (
  { clock, config, database, limiter }: Services,
  bucket: FailureBucket,
  guessed: "password" | "code",
  person: Pick<SignInPerson, "tenantId" | "userId"> | null,
): Promise<void> => {
  const lock = { ...config.limits, lockMinutes: limits.accountLockMinutes };
  const outcomes = await Promise.allSettled([
    limiter.take(bucket.source, "sign-in"),
    countFailure(database.system, { nameHash: bucket[guessed], now: clock.now(), person }, lock),
  ]);
  for (const outcome of outcomes) if (outcome.status === "rejected") throw outcome.reason as Error;
};

export const clearCount = ({ database }: Services, count: Buffer): Promise<void> =>
  clearFailures(database.system, count);
