import { daysLater, localDateOf } from "../calendar/local-days.ts";
import { createZoneClock } from "../history/zone-clock.ts";

/** When something is sent again and again, by the clock of a place. */
export interface DeliveryRhythm {
  readonly cadence: "daily" | "weekly" | "monthly";
  /** Of a weekly one; 0 is Sunday. */
  readonly weekday: number;
  /** Of a monthly one; in a shorter month its last day. */
  readonly monthDay: number;
  /** 0 to 23 */
  readonly hour: number;
  /** IANA time zone */
  readonly zone: string;
}

const daysInYear = 366;

/**
 * The first time after an instant, in milliseconds since 1970. Where clocks skip the hour it is the one after, where they show it twice the
 * first of the two: so there is exactly one time on each of its days.
 */
export const nextDelivery = ({ cadence, weekday, monthDay, hour, zone }: DeliveryRhythm, after: number): number => {
  const clock = createZoneClock(zone);
  const isDue = (date: string): boolean => {
    if (cadence === "daily") return true;
    if (cadence === "weekly") return new Date(date).getUTCDay() === weekday;
    const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
    return day === Math.min(monthDay, new Date(Date.UTC(year, month, 0)).getUTCDate());
  };
  const today = localDateOf(after, zone);
  for (let later = 0; later <= daysInYear; later += 1) {
    const date = daysLater(today, later);
    if (!isDue(date)) continue;
    const at = clock(date, hour * 60) ?? clock(date, (hour + 1) * 60);
    if (at && at.instant > after) return at.instant;
  }
  throw new Error(`no delivery within a year in ${zone}`);
};
