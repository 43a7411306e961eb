import { type Control } from "../support/control.ts";
import { checkNumber } from "../support/input-error.ts";
import { createRandom } from "../support/random.ts";
import type { Shift } from "../rules/roster.ts";
import { anneal } from "./anneal.ts";
import { createBoard, rescaled, shortfallOf, type Weights } from "./board.ts";
import { lowerBound } from "./bound.ts";
import { construct, putFixed } from "./construct.ts";
import { compileProblem, type Scope } from "./problem.ts";
import { messagesOf, repair } from "./repair.ts";
import type { Budget, ScheduleInput, ScheduleResult } from "./schedule-input.ts";
import { shiftsOf } from "./shifts-of.ts";

/** What is known of a schedule while it is searched for. */
export interface ScheduleProgress {
  /** From 0 to 1. */
  readonly done: number;
  /** Of the best schedule so far. */
  readonly shortfallHours: number;
  /** No schedule for these people misses less. */
  readonly boundHours: number;
}

export interface ScheduleControl extends Pick<Control, "signal"> {
  readonly onProgress?: (progress: ScheduleProgress) => void;
}

/**
 * A schedule for named people that keeps every rule of `validateAgent` and leaves as little of the requirement uncovered as it finds, then meets
 * wishes and shares unpopular shifts evenly. The budget is in moves, so the same seed gives the same schedule everywhere. Locked shifts and
 * activities, and all that is not selected, stay as they are. Cancelled, it returns the best schedule so far.
 *
 * @throws InputError naming what refers to nothing or makes no sense
 */
export const generateSchedule = (input: ScheduleInput, budget: Budget, control: ScheduleControl = {}): ScheduleResult =>
  run(input, budget, control, "shifts", { wish: input.wishWeight ?? 0.15, unpopular: 0.02, surplus: 0.001, moved: 0 });

/**
 * Generates a part of a schedule again: people or days, and leaves all else as it is.
 *
 * @throws InputError as `generateSchedule`
 */
export const reoptimise = (
  input: ScheduleInput & { readonly selection: NonNullable<ScheduleInput["selection"]> },
  budget: Budget,
  control: ScheduleControl = {},
): ScheduleResult => generateSchedule(input, budget, control);

/**
 * Places breaks, meals and other activities of existing shifts again; starts, lengths and locked activities stay. An
 * activity is moved only where that saves more than a fiftieth of a slot.
 *
 * @throws InputError as `generateSchedule`
 */
export const placeBreaks = (input: ScheduleInput, budget: Budget, control: ScheduleControl = {}): ScheduleResult =>
  run(input, budget, control, "breaks", { wish: 0, unpopular: 0, surplus: 0.001, moved: 0.02 });

const run = (
  input: ScheduleInput,
  { seed, moves, boundRounds = 800 }: Budget,
  { signal, onProgress }: ScheduleControl,
  scope: Scope,
  weights: Weights,
): ScheduleResult => {
  checkNumber(seed, "budget.seed", { whole: true });
  checkNumber(moves, "budget.moves", { min: 0, max: 1e10, whole: true });
  checkNumber(boundRounds, "budget.boundRounds", { min: 0, max: 1e6, whole: true });
  const problem = compileProblem(input, scope);
  const { required } = problem.demand;
  const random = createRandom(seed);
  let board = createBoard(problem);
  const hours = (slots: number): number => (slots * problem.slotMinutes) / 60;
  const isCancelled = (): boolean => signal?.aborted ?? false;
  putFixed(board, weights);
  const open = scope === "shifts" ? construct(board, weights, random) : [];
  if (scope === "shifts") board = rescaled(board, weights);
  /** Of the requirement as it is, and not as it is scaled. */
  const floor = (rounds: number): number =>
    isCancelled() ? 0 : lowerBound({ ...board, wanted: required }, shortfallOf(board, required), rounds);
  const known = scope === "shifts" ? floor(boundRounds / 4) : 0;
  let reported = 0;
  let best = hours(shortfallOf(board, required));
  const heat = scope === "shifts" ? { from: 1, to: 0.01 } : { from: 0.1, to: 0.002 };
  const made = isCancelled()
    ? 0
    : anneal(board, weights, random, moves, heat, (done, isBest) => {
        if (done / moves >= reported) {
          if (isBest) best = hours(shortfallOf(board, required));
          onProgress?.({ done: (done / moves) * 0.9, shortfallHours: best, boundHours: hours(known) });
          reported += 0.01;
        }
        return !isCancelled();
      });
  const left = repair(board, weights, scope);
  const shortfall = shortfallOf(board);
  const missing = hours(shortfallOf(board, required));
  const bound = isCancelled() ? 0 : lowerBound(board, shortfall, boundRounds);
  const need = board.wanted.reduce((sum, bySlot) => sum + bySlot.reduce((one, other) => one + other, 0), 0);
  const shifts: readonly Shift[] = shiftsOf(board);
  const boundHours = hours(Math.max(known, floor(boundRounds)));
  onProgress?.({ done: 1, shortfallHours: missing, boundHours });
  return {
    shifts,
    shortfallHours: missing,
    scaledShortfallHours: hours(shortfall),
    boundHours,
    gap: need > 0 ? (shortfall - bound) / need : 0,
    messages: messagesOf(board, open, left, shifts),
    moves: made,
    cancelled: isCancelled(),
  };
};
