import type { Logger } from "pino";
import { type Clock, systemClock } from "../clock.ts";
import type { Database } from "./index.ts";

const everyMs = 10_000;
/** Time limit of a health check's question to the database. */
const patienceMs = 1_500;
const samples = 5;
/**
 * Tolerated difference between this machine's clock and the database's: libraries that check tokens read the machine's
 * clock.
 */
const toleratedMs = 5_000;

export interface DatabaseWatch {
  /** Asks the database now. Concurrent callers share one question. */
  check(): Promise<{ answers: boolean; clockIsRight: boolean; clockAheadSeconds: number }>;
  stop(): void;
}

/**
 * Keeps the clock on the database's time, so that all nodes share one clock (decision 38), and logs when this machine's own
 * clock is off, and when the database goes away or comes back.
 */
export const watchDatabase = async (
  database: Pick<Database, "time">,
  clock: Clock,
  log: Pick<Logger, "error" | "info">,
): Promise<DatabaseWatch> => {
  let answers = true;
  let isStopped = false;
  let clockAheadMs = 0;
  let clockIsRight = true;

  /** The difference between the database's time and this process's monotonic clock. */
  const sample = async (): Promise<number> => {
    const sent = performance.now();
    const time = await database.time();
    return time - (sent + performance.now()) / 2;
  };
  const measure = async (): Promise<void> => {
    const offsets: number[] = [];
    for (let taken = 0; taken < samples; taken += 1) offsets.push(await sample());
    const now = median(offsets) + performance.now();
    clock.set?.(now);
    clockAheadMs = systemClock.now().getTime() - now;
    tellClock(Math.abs(clockAheadMs) <= toleratedMs);
  };
  const tellClock = (isRight: boolean): void => {
    if (isRight === clockIsRight) return;
    clockIsRight = isRight;
    if (isRight) log.info("this machine's clock agrees with the database's again");
    else log.error({ clockAheadSeconds: secondsOf(clockAheadMs) }, "this machine's clock is off from the database's");
  };
  const tellAnswer = (error: unknown): void => {
    // What was asked before the node stopped finds the connections closed.
    if (isStopped || answers === (error === null)) return;
    answers = error === null;
    if (answers) log.info("the database answers again");
    else log.error({ err: error }, "the database does not answer");
  };

  let running: Promise<void> | undefined;
  const ask = (question: () => Promise<unknown>): Promise<void> =>
    (running ??= question()
      .then(
        () => null,
        (error: unknown) => error,
      )
      .then(tellAnswer)
      .finally(() => {
        running = undefined;
      }));

  await measure();
  const timer = setInterval(() => void ask(measure), everyMs);
  timer.unref();
  return {
    check: async () => {
      const inTime = await Promise.race([ask(sample).then(() => true), after(patienceMs)]);
      return { answers: inTime && answers, clockIsRight, clockAheadSeconds: secondsOf(clockAheadMs) };
    },
    stop: () => {
      isStopped = true;
      clearInterval(timer);
    },
  };
};

const secondsOf = (milliseconds: number): number => Math.round(milliseconds / 1000);

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

const after = (milliseconds: number): Promise<false> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds, false).unref();
  });
