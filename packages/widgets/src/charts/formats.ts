const dayMs = 24 * 60 * 60 * 1_000;

/** The shortest day, on which clocks are put forward. */
export const shortDayMs = 23 * 60 * 60 * 1_000;

/**
 * How instants are written on the axis, by the distance of its ticks, and in full.
 * @param step milliseconds from one value to the next: those of whole days have no time of day
 */
export const timeFormats = (locale: string, timeZone: string, step: number) => {
  const formatOf = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { ...options, timeZone });
  const time = formatOf({ hour: "numeric", minute: "2-digit" });
  const day = formatOf({ day: "numeric", month: "short" });
  const month = formatOf({ month: "short", year: "numeric" });
  const full = formatOf({
    weekday: "short",
    day: "numeric",
    month: "short",
    ...(step < shortDayMs && { hour: "numeric", minute: "2-digit" }),
  });
  const hourAndMinute = formatOf({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  const isMidnight = (instant: number): boolean => hourAndMinute.format(instant).replace(/\D/g, "") === "0000";
  return {
    /** @param spacing milliseconds between two ticks */
    tick: (instant: number, spacing: number): string => {
      if (spacing >= 28 * dayMs) return month.format(instant);
      return spacing >= dayMs || isMidnight(instant) ? day.format(instant) : time.format(instant);
    },
    instant: (instant: number): string => full.format(instant),
  };
};

/** Numbers as a language writes them, with one decimal at most and with a minus sign, not a hyphen. */
export const numberFormat = (locale: string): ((value: number) => string) => {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  return (value) => number.format(value).replace("-", "−");
};
