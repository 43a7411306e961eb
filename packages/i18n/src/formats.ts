/** Named date styles, so that the same thing looks the same on every screen. */
const dateStyles = {
  /** 21 Nov 2026 */
  date: { dateStyle: "medium" },
  /** 11/21/26 */
  shortDate: { dateStyle: "short" },
  /** Saturday, November 21, 2026 */
  fullDate: { dateStyle: "full" },
  /** 9:05 AM */
  time: { timeStyle: "short" },
  /** Nov 21, 2026, 9:05 AM */
  dateTime: { dateStyle: "medium", timeStyle: "short" },
  /** Saturday */
  weekday: { weekday: "long" },
  /** Sat */
  shortWeekday: { weekday: "short" },
  /** November 2026 */
  month: { year: "numeric", month: "long" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateStyle = keyof typeof dateStyles;
/** A Date, an ISO 8601 text, or milliseconds since the epoch. */
export type Moment = Date | string | number;

export interface Formats {
  /** The IANA name of the zone in which times are written unless a call names another: the reader's, else the machine's. */
  readonly timeZone: string;
  /** Empty, with a warning in the console, for a value that is no date. `timeZone` is an IANA name. A day without a time is written in UTC. */
  readonly date: (value: Moment, style: DateStyle, timeZone?: string) => string;
  readonly number: (value: number, options?: Intl.NumberFormatOptions) => string;
  /** 'in 5 minutes', 'yesterday': the largest unit that fits the distance from `now`. */
  readonly relative: (value: Moment, now: Moment) => string;
  /** 'a, b and c' */
  readonly list: (values: readonly string[], type?: "conjunction" | "disjunction") => string;
}

const relativeUnits = [
  ["year", 31_557_600_000],
  ["month", 2_629_800_000],
  ["week", 604_800_000],
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
  ["second", 1_000],
] as const;

/** The time of a value; undefined, with a warning for the developer, where it is no date. */
const dateOf = (value: Moment): Date | undefined => {
  const date = new Date(value);
  if (!Number.isNaN(date.getTime())) return date;
  console.warn("Not a date:", value);
  return undefined;
};

/** An Intl formatter takes far longer to make than to use: each is made once for its options. */
const once = <Options, Formatter>(make: (options: Options) => Formatter): ((options: Options) => Formatter) => {
  const made = new Map<string, Formatter>();
  return (options) => {
    const key = JSON.stringify(options);
    const known = made.get(key);
    if (known !== undefined) return known;
    const formatter = make(options);
    made.set(key, formatter);
    return formatter;
  };
};

/** The zone that a machine is set to. */
const machineTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Dates, numbers and lists as a locale (`en-US`) writes them, times in a zone. */
export const createFormats = (locale: string, ownZone?: string): Formats => {
  const dates = once((options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options));
  const numbers = once((options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options));
  const lists = once((options: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options));
  const relatives = once((options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options));

  const relative = (value: Moment, now: Moment): string => {
    const [then, today] = [dateOf(value), dateOf(now)];
    if (then === undefined || today === undefined) return "";
    const distance = then.getTime() - today.getTime();
    const [unit, size] =
      relativeUnits.find((candidate) => Math.abs(distance) >= candidate[1]) ?? (["second", 1_000] as const);
    return relatives({ numeric: "auto" }).format(Math.round(distance / size), unit);
  };

  return {
    get timeZone() {
      return ownZone ?? machineTimeZone();
    },
    date: (value, style, timeZone = ownZone) => {
      const date = dateOf(value);
      if (date === undefined) return "";
      return dates(timeZone === undefined ? dateStyles[style] : { ...dateStyles[style], timeZone }).format(date);
    },
    // CLDR writes a hyphen in most languages; figures have a minus sign, as wide as the plus.
    number: (value, options = {}) => numbers(options).format(value).replace("-", "−"),
    relative,
    list: (values, type = "conjunction") => lists({ type }).format(values),
  };
};
