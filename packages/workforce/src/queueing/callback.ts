import { checkNumber } from "../support/input-error.ts";
import { limits } from "../support/limits.ts";

export interface CallbackRequest {
  /** The share of attempts that reach the person. */
  readonly reachProbability: number;
  /** After so many the request is closed. */
  readonly maxAttempts: number;
  /** Handle time of an attempt that reaches the person, and of one that does not. */
  readonly handleSeconds: number;
  readonly attemptSeconds: number;
}

/**
 * What one request for a callback costs on average: attempts, seconds, and the share of people reached. Attempts end
 * with the first success, so their number has a geometric distribution that is cut off at the maximum. The seconds are the
 * `handleSeconds` of a `DeferrableWork` whose deadline is the time promised.
 *
 * @throws InputError naming the field that is missing, negative, absurd or no number
 */
export const callbackCost = (request: CallbackRequest): { attempts: number; seconds: number; reached: number } => {
  const { reachProbability, maxAttempts, handleSeconds, attemptSeconds } = request;
  checkNumber(reachProbability, "reachProbability", { min: 0, max: 1 });
  checkNumber(maxAttempts, "maxAttempts", { min: 1, max: 100, whole: true });
  checkNumber(handleSeconds, "handleSeconds", { min: 0, max: limits.seconds });
  checkNumber(attemptSeconds, "attemptSeconds", { min: 0, max: limits.seconds });
  const reached = 1 - (1 - reachProbability) ** maxAttempts;
  const attempts = reachProbability === 0 ? maxAttempts : reached / reachProbability;
  return { attempts, seconds: reached * handleSeconds + (attempts - reached) * attemptSeconds, reached };
};
