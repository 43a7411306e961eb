/** The local dates and times of a zone, five minutes at a time. */
export interface LocalTicks {
  /** Milliseconds since 1970 of tick 0: some days before the roster. */
  readonly first: number;
  readonly count: number;
  readonly date: (at: number) => string;
  /** Minutes after midnight. */
  readonly time: (at: number) => number;
  readonly ofMoment: (moment: number) => string;
  /** All dates that are known, and the roster's, from its first on. */
  readonly allDates: readonly string[];
  readonly dates: readonly string[];
}

const hour = 3_600_000;
const margin = 20;

/** Reads the machine's calendar for each quarter of an hour. */
export const localTicks = (start: string, days: number, zone: string): LocalTicks => {
  const first = Date.parse(`${start}T00:00Z`) - margin * 24 * hour;
  const quarters = (days + 2 * margin) * 96;
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short", timeStyle: "short" });
  const shown = Array.from({ length: quarters }, (_, quarter) => format.format(first + (quarter * hour) / 4));
  const at = (tick: number): string => shown[Math.max(0, Math.min(quarters - 1, Math.floor(tick / 3)))] ?? "";
  const allDates = [...new Set(shown.map((text) => text.slice(0, 10)))];
  return {
    first,
    count: quarters * 3,
    date: (tick) => at(tick).slice(0, 10),
    time: (tick) => Number(at(tick).slice(11, 13)) * 60 + Number(at(tick).slice(14, 16)) + (((tick % 3) + 3) % 3) * 5,
    ofMoment: (moment) => at((moment - first) / 300_000).slice(0, 10),
    allDates,
    dates: allDates.filter((date) => date >= start),
  };
};
