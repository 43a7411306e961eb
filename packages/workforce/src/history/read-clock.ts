import { withoutNames } from "./date-names.ts";

/** In which order a date of figures names its parts. A date that begins with its year is read as such in any order. */
export type DateOrder = "ymd" | "dmy" | "mdy";
export const dateOrders = ["ymd", "dmy", "mdy"] as const satisfies readonly DateOrder[];

/** What a cell says of a date, a time of day, or both. */
export interface ClockReading {
  /** `2026-11-22` */
  readonly date: string | null;
  /** Minutes after midnight. */
  readonly minutes: number | null;
  /** The distance from UTC in minutes, where the cell states it. */
  readonly offset: number | null;
}

const dayMinutes = 1_440;

/** `8:15`, `08:15:00.000`, `0815`, `8:15 PM`, `8:15 p. m.`: hour, minute, half of the day. */
const clock = String.raw`(\d{1,2}):?(\d{2})(?::\d{2}(?:[.,]\d+)?)?\s*([AP]\.?\s?M\b\.?)?`;
/** A time after a date, with the offset from UTC where it is stated. */
const clockAfter = String.raw`(?:[T ,]+${clock}\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?)?`;
const isoForm = new RegExp(String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})${clockAfter}$`, "i");
const partsForm = new RegExp(String.raw`^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})${clockAfter}$`, "i");
const plainForm = new RegExp(String.raw`^(\d{4})(\d{2})(\d{2})${clockAfter}$`, "i");
/** The start of a span such as `08:00-08:30` counts. Without a colon it takes four figures. */
const timeForm = new RegExp(String.raw`^(?=\d{1,2}:|\d{4}(?!\d))${clock}(?:\s*[-–].*)?$`, "i");
/** Days since 1899-12-30, as spreadsheets store them; below 1 it is a time of day. */
const serialForm = /^\d{1,6}(?:\.\d+)?$/;

const dateText = (year: number, month: number, day: number): string | null => {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year > 1900;
  return isReal ? date.toISOString().slice(0, 10) : null;
};

/** Null for what is no time; undefined parts are midnight. */
const minutesOf = (hour: string | undefined, minute: string | undefined, half: string | undefined): number | null => {
  if (hour === undefined) return null;
  let hours = Number(hour);
  if (half !== undefined) {
    if (hours < 1 || hours > 12) return null;
    hours = (hours % 12) + (half.toLowerCase().startsWith("p") ? 12 : 0);
  }
  const minutes = hours * 60 + Number(minute);
  return hours < 24 && Number(minute) < 60 ? minutes : null;
};

const offsetOf = (text: string | undefined): number | null => {
  if (text === undefined) return null;
  if (/^[a-z]/i.test(text)) return 0;
  const minutes = Number(text.slice(1, 3)) * 60 + Number(text.slice(-2));
  return text.startsWith("-") ? -minutes : minutes;
};

/**
 * Reads a date, a time of day or both, as contact centres and spreadsheets write them: ISO 8601 with or without an offset, figures in
 * the given order, names of months and weekdays, times of 12 or 24 hours with or without a colon, and the days that XLSX counts.
 *
 * @returns null where the text is none of these, or no real date or time
 */
export const readClock = (text: string, order: DateOrder): ClockReading | null => {
  const named = /\p{L}{3}|[年月日]/u.test(text) ? withoutNames(text) : text;
  return named === null ? null : readFigures(named, order);
};

const readFigures = (text: string, order: DateOrder): ClockReading | null => {
  const iso = isoForm.exec(text);
  if (iso) {
    const [, year, month, day, hour, minute, half, offset] = iso;
    return reading(dateText(Number(year), Number(month), Number(day)), hour, minutesOf(hour, minute, half), offset);
  }
  const plain = plainForm.exec(text);
  if (plain) {
    const [, year, month, day, hour, minute, half, offset] = plain;
    const date = dateText(Number(year), Number(month), Number(day));
    if (date !== null) return reading(date, hour, minutesOf(hour, minute, half), offset);
  }
  const parts = partsForm.exec(text);
  if (parts) {
    const [, first = "", second = "", last = "", hour, minute, half, offset] = parts;
    if (order === "ymd") return null;
    const [day, month] = order === "dmy" ? [first, second] : [second, first];
    const year = last.length === 2 ? 2_000 + Number(last) : Number(last);
    return reading(dateText(year, Number(month), Number(day)), hour, minutesOf(hour, minute, half), offset);
  }
  const time = timeForm.exec(text);
  if (time) {
    const minutes = minutesOf(time[1], time[2], time[3]);
    return minutes === null ? null : { date: null, minutes, offset: null };
  }
  return serialForm.test(text) ? readSerial(Number(text)) : null;
};

const reading = (
  date: string | null,
  hour: string | undefined,
  minutes: number | null,
  offset: string | undefined,
): ClockReading | null => {
  if (date === null || (hour !== undefined && minutes === null)) return null;
  return { date, minutes, offset: offsetOf(offset) };
};

const readSerial = (serial: number): ClockReading | null => {
  const days = Math.floor(serial);
  const minutes = Math.round((serial - days) * dayMinutes);
  if (days === 0) return minutes < dayMinutes ? { date: null, minutes, offset: null } : null;
  // Below are years before 1990: more likely a count than a date.
  if (days < 32_874 || days > 109_575) return null;
  const date = new Date(Date.UTC(1899, 11, 30 + days, 0, minutes)).toISOString().slice(0, 10);
  return { date, minutes: serial === days ? null : minutes % dayMinutes, offset: null };
};

export interface RecognisedClock {
  readonly order: DateOrder;
  /** Days and months could be the other way round: 3/11 and 11/3 are both dates. */
  readonly isAmbiguous: boolean;
  /** The largest number of minutes, up to an hour, of which all times of day are multiples; null where there are too few. */
  readonly intervalMinutes: number | null;
}

/** Recognises how a file writes its dates, and how long its intervals are, from some of its cells. */
export const recogniseClock = (
  dates: readonly string[],
  times: readonly string[],
  { today }: { readonly today: string },
): RecognisedClock => {
  const isReadIn = (order: DateOrder): boolean =>
    dates.length > 0 &&
    dates.every((text) => {
      const date = readClock(text, order)?.date;
      return date !== undefined && date !== null && date <= today;
    });
  const fitting = dateOrders.filter(isReadIn);
  const order = fitting[0] ?? "ymd";
  const minutes = new Set((times.length > 0 ? times : dates).flatMap((text) => readClock(text, order)?.minutes ?? []));
  const step = [...minutes].reduce(greatestDivisor, 60);
  return {
    order,
    isAmbiguous: order !== "ymd" && fitting.length > 1,
    intervalMinutes: minutes.size < 2 || step === 0 ? null : step,
  };
};

const greatestDivisor = (one: number, other: number): number =>
  other === 0 ? one : greatestDivisor(other, one % other);
