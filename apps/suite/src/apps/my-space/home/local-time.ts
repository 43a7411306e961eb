/** The greeting for an hour of the day, 0 to 23. */
export const greetingAt = (hour: number) => {
  if (hour < 5) return "mySpace.night";
  if (hour < 12) return "mySpace.morning";
  return hour < 18 ? "mySpace.afternoon" : "mySpace.evening";
};

export interface LocalMoment {
  /** 0 is Sunday. */
  readonly day: number;
  /** Minutes since midnight. */
  readonly minutes: number;
}

/** What day and time it is in a zone; undefined for a zone that the browser does not know. */
export const momentIn = (timeZone: string, now: Date): LocalMoment | undefined => {
  try {
    const parts = new Intl.DateTimeFormat("en-US", {
      timeZone,
      weekday: "short",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    }).formatToParts(now);
    const part = (type: Intl.DateTimeFormatPartTypes): string =>
      parts.find((found) => found.type === type)?.value ?? "";
    const day = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"].indexOf(part("weekday"));
    return { day, minutes: Number(part("hour")) * 60 + Number(part("minute")) };
  } catch {
    return undefined;
  }
};

/** The day that a locale's week starts with, 0 is Sunday; Monday where the browser does not say. */
export const firstDayOfWeek = (locale: string): number => {
  const info: unknown = Reflect.get(new Intl.Locale(locale), "getWeekInfo");
  if (typeof info !== "function") return 1;
  const { firstDay } = info.call(new Intl.Locale(locale)) as { firstDay: number };
  return firstDay % 7;
};
