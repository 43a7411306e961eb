/** The longest duration that MM:SS holds, in seconds. */
const longest = 3599;

export interface Duration {
  /** `05:30` */
  readonly strValue: string;
  readonly minutes: number;
  readonly seconds: number;
}

export interface DurationLimits {
  /** Seconds, 0 to 3599. */
  readonly minValue?: number | undefined;
  /** Seconds, up to 3599. */
  readonly maxValue?: number | undefined;
  /** A duration that is too short becomes the shortest instead of being refused. */
  readonly isFixedToMin?: boolean | undefined;
}

/** Minutes and seconds of a number of seconds. */
export const durationOf = (total: number): Duration => {
  const minutes = Math.floor(total / 60);
  const seconds = total % 60;
  const two = (part: number) => String(part).padStart(2, "0");
  return { strValue: `${two(minutes)}:${two(seconds)}`, minutes, seconds };
};

/** Seconds of what somebody typed: `MM:SS`, or a bare number of minutes. `null` when it is neither. */
export const readDuration = (text: string): number | null => {
  const [, minutes, seconds = "0"] = /^(\d{1,9})(?::(\d{1,2}))?$/.exec(text.normalize("NFKC").trim()) ?? [];
  if (minutes === undefined || Number(seconds) > 59) return null;
  return Number(minutes) * 60 + Number(seconds);
};

/** The limits as they hold: whole seconds within 0 and 3599, the shortest never above the longest. */
export const durationLimits = ({ minValue = 0, maxValue = longest }: DurationLimits): { min: number; max: number } => {
  const within = (seconds: number) => Math.round(Math.min(Math.max(seconds, 0), longest));
  return { min: Math.min(within(minValue), within(maxValue)), max: within(maxValue) };
};

/** Seconds that a text is accepted as under the limits; `null` when it is refused. */
export const acceptDuration = (text: string, limits: DurationLimits): number | null => {
  const total = readDuration(text);
  const { min, max } = durationLimits(limits);
  if (total === null || total > max) return null;
  if (total < min) return limits.isFixedToMin ? min : null;
  return total;
};

/** So many seconds more or less, stopping at the limits. */
export const stepDuration = (total: number | null, by: number, limits: DurationLimits): number => {
  const { min, max } = durationLimits(limits);
  return Math.min(Math.max((total ?? min) + by, min), max);
};
