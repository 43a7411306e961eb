/** The longest durations that MM:SS and HH:MM:SS hold, in seconds. */
const longest = 3_599;
const longestInHours = 359_999;

export interface Duration {
  /** `05:30`; `1:05:30` where it has hours. */
  readonly strValue: string;
  /** Only of a field that takes hours. */
  readonly hours?: number;
  readonly minutes: number;
  readonly seconds: number;
}

export interface DurationLimits {
  /** Seconds, 0 to 3599; with hours, to 359,999. */
  readonly minValue?: number | undefined;
  /** Seconds, up to the same. */
  readonly maxValue?: number | undefined;
  /** A duration that is too short becomes the shortest instead of being refused. */
  readonly isFixedToMin?: boolean | undefined;
  /** Durations of an hour and more, written as `h:mm:ss`. */
  readonly hasHours?: boolean | undefined;
}

/** Hours, if wanted, minutes and seconds of a number of seconds. */
export const durationOf = (total: number, hasHours = false): Duration => {
  const minutes = hasHours ? Math.floor(total / 60) % 60 : Math.floor(total / 60);
  const seconds = total % 60;
  const two = (part: number) => String(part).padStart(2, "0");
  if (hasHours) {
    const hours = Math.floor(total / 3_600);
    return { strValue: `${hours}:${two(minutes)}:${two(seconds)}`, hours, minutes, seconds };
  }
  return { strValue: `${two(minutes)}:${two(seconds)}`, minutes, seconds };
};

/**
 * Seconds of what somebody typed: `MM:SS`, or a bare number of minutes, and where hours are taken `h:mm:ss`. `null` when it is none of
 * them.
 */
export const readDuration = (given: string, hasHours = false): number | null => {
  const text = given.normalize("NFKC").trim();
  const [, hours, rest] = (hasHours ? /^(\d{1,4}):(\d{1,2}:\d{1,2})$/.exec(text) : null) ?? [];
  if (hours !== undefined && rest !== undefined) {
    const within = readDuration(rest);
    return within === null || within > longest ? null : Number(hours) * 3_600 + within;
  }
  const [, minutes, seconds = "0"] = /^(\d{1,9})(?::(\d{1,2}))?$/.exec(text) ?? [];
  if (minutes === undefined || Number(seconds) > 59) return null;
  return Number(minutes) * 60 + Number(seconds);
};

/** The limits as they hold: whole seconds within 0 and what the field holds, the shortest never above the longest. */
export const durationLimits = ({
  hasHours = false,
  minValue = 0,
  maxValue = Infinity,
}: DurationLimits): { min: number; max: number } => {
  const within = (seconds: number) => Math.round(Math.min(Math.max(seconds, 0), hasHours ? longestInHours : longest));
  return { min: Math.min(within(minValue), within(maxValue)), max: within(maxValue) };
};

/** Seconds that a text is accepted as under the limits; `null` when it is refused. */
export const acceptDuration = (text: string, limits: DurationLimits): number | null => {
  const total = readDuration(text, limits.hasHours);
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
