/**
 * An input that the engine refuses: `field` names it as the caller wrote it (`goal.serviceLevel`), the message says what is
 * wrong with it and what would be right.
 */
export class InputError extends RangeError {
  override readonly name: string = "InputError";
  readonly field: string;

  constructor(field: string, message: string) {
    super(`${field}: ${message}`);
    this.field = field;
  }
}

/** A goal that no number of people reaches. */
export class UnreachableGoalError extends InputError {
  override readonly name = "UnreachableGoalError";
}

/** The work was given up because its signal was aborted. */
export class CancelledError extends Error {
  override readonly name = "CancelledError";

  constructor() {
    super("the work was cancelled");
  }
}

interface Bounds {
  readonly min?: number;
  readonly max?: number;
  /** The bound itself is outside, too. */
  readonly above?: number;
  readonly below?: number;
  readonly whole?: boolean;
}

/** Refuses what is no number within the bounds. @returns the value */
export const checkNumber = (value: unknown, field: string, bounds: Bounds = {}): number => {
  const { min = -Infinity, max = Infinity, above = -Infinity, below = Infinity, whole = false } = bounds;
  if (typeof value !== "number" || Number.isNaN(value)) throw new InputError(field, `${String(value)} is not a number`);
  if (!Number.isFinite(value)) throw new InputError(field, "must be finite");
  if (whole && !Number.isInteger(value)) throw new InputError(field, `${value} is not a whole number`);
  if (value < min) throw new InputError(field, `${value} is below ${min}`);
  if (value > max) throw new InputError(field, `${value} is above ${max}`);
  if (value <= above) throw new InputError(field, `${value} must be above ${above}`);
  if (value >= below) throw new InputError(field, `${value} must be below ${below}`);
  return value;
};
