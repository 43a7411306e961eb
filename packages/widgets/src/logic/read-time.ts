/** A time of day to the minute, without a time zone: `09:30`. They sort as texts. */
export interface TimeSpan {
  readonly from: string;
  readonly to: string;
}

const afternoon = /^(?:p\.?m\.?|下午|晚上)$/;
const pattern = /^(a\.?m\.?|p\.?m\.?|上午|下午|晚上)?(\d{1,2})(?:[:.h]?(\d{2}))?(?:[:.]\d{2})?(a\.?m\.?|p\.?m\.?)?$/;

/** A time as somebody typed or copied it: `9:30`, `0930`, `21.30`, `9:30 PM`, `下午9:30`. Null for what is no time. */
export const readTime = (text: string): string | null => {
  const found = pattern.exec(text.replace(/\s/g, "").toLowerCase());
  if (found === null) return null;
  const [, before, hours = "", minutes = "0", after] = found;
  const half = before ?? after;
  const hour = Number(hours);
  if (half !== undefined && (hour < 1 || hour > 12)) return null;
  const whole = half === undefined ? hour : (hour % 12) + (afternoon.test(half) ? 12 : 0);
  if (whole > 23 || Number(minutes) > 59) return null;
  return `${String(whole).padStart(2, "0")}:${minutes.padStart(2, "0")}`;
};

/** Two times with a dash or a word between them. */
export const readTimeRange = (text: string): TimeSpan | null => {
  for (const separator of text.matchAll(/\s*[-–—~至到]\s*|\s+(?:to|until|по|до|a|hasta)\s+/gu)) {
    const from = readTime(text.slice(0, separator.index));
    const to = readTime(text.slice(separator.index + separator[0].length));
    if (from !== null && to !== null) return { from, to };
  }
  return null;
};

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Minutes from one to the other; an end that is not later is on the next day. Midnight to midnight is a whole day. */
export const spanMinutes = ({ from, to }: TimeSpan): number => {
  const length = minutesOf(to) - minutesOf(from);
  return length > 0 ? length : length + 24 * 60;
};

/** Whether a span ends on the day after. `00:00` is the end of its own day. */
export const endsNextDay = ({ from, to }: TimeSpan): boolean => to <= from && to !== "00:00";
