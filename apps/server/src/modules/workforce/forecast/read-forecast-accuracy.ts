import * as contract from "@evolve/contracts/forecast-publishing";
import { calendarDays, localDateOf } from "@evolve/workforce";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import type { Tx } from "../../../database/index.ts";
import { readActual } from "../history/index.ts";
import { findInterval, listPublishedSeries, type PublishedSeries } from "./published-repository.ts";

const dayMs = 86_400_000;
/** How far back publications are compared with what came. */
const daysBack = 366;

interface Sums {
  days: number;
  dayError: number;
  /** Over weeks of which all days have come. */
  weekError: number;
  weekDifference: number;
  weekActual: number;
  intervalError: number;
  difference: number;
  actual: number;
  intervals: number;
  inBand: number;
  /** Of handle times, over all contacts handled, in seconds. */
  handleError: number;
  handleDifference: number;
  handleActual: number;
}

interface Week {
  /** Its last day has come. */
  readonly isWhole: boolean;
  readonly forecast: number;
  readonly actual: number;
}

/**
 * How far publications were from what came, by whole weeks from the publication's day. Days that nothing is known of and
 * intervals in which nothing was forecast and nothing came do not count.
 */
export const readForecastAccuracy = operation(
  contract.readForecastAccuracy,
  ({ actor: { tenantId }, params: { planningGroupId }, now, read }) =>
    read(async (tx) => {
      if (!(await findInterval(tx, tenantId, planningGroupId))) refuse("notFound");
      const span = { from: new Date(now.getTime() - daysBack * dayMs), to: now };
      const leads = new Map<number, Sums>();
      for (const series of await listPublishedSeries(tx, tenantId, planningGroupId, span))
        await compare(tx, tenantId, planningGroupId, series, now, leads);
      return {
        leads: [...leads]
          .filter(([, { actual }]) => actual > 0)
          .sort(([one], [other]) => one - other)
          .map(([weeks, sums]) => ({
            weeks,
            days: sums.days,
            byDay: { wape: sums.dayError / sums.actual, bias: sums.difference / sums.actual },
            byWeek:
              sums.weekActual > 0
                ? { wape: sums.weekError / sums.weekActual, bias: sums.weekDifference / sums.weekActual }
                : null,
            byInterval: { wape: sums.intervalError / sums.actual, bias: sums.difference / sums.actual },
            inBand: sums.inBand / sums.intervals,
            handleTime:
              sums.handleActual > 0
                ? { wape: sums.handleError / sums.handleActual, bias: sums.handleDifference / sums.handleActual }
                : null,
          })),
      };
    }),
);

const compare = async (
  tx: Tx,
  tenantId: string,
  planningGroupId: string,
  { firstAt, zone, intervalMinutes, publishedAt, offered, handleSeconds, lower, upper }: PublishedSeries,
  now: Date,
  leads: Map<number, Sums>,
): Promise<void> => {
  const firstDay = localDateOf(firstAt.getTime(), zone);
  const publishedOn = Date.parse(localDateOf(publishedAt.getTime(), zone));
  const today = localDateOf(now.getTime(), zone);
  const known = Math.round((Date.parse(today) - Date.parse(firstDay)) / dayMs);
  if (known <= 0) return;
  const calendar = calendarDays(firstDay, zone, intervalMinutes, known);
  const actual = await readActual(tx, tenantId, planningGroupId, calendar, intervalMinutes);
  const weeksOf = new Map<number, Week>();
  for (const { date, first, slots } of calendar.days) {
    const lead = (Date.parse(date) - publishedOn) / dayMs;
    // What was published on the day itself, or later, was no forecast of it.
    if (lead < 1 || first + slots.length > offered.length) continue;
    const weeks = Math.floor(lead / 7);
    const sums = leads.get(weeks) ?? none();
    let [forecastOfDay, actualOfDay, seen] = [0, 0, 0];
    for (let at = first; at < first + slots.length; at += 1) {
      const value = actual.offered[at] ?? null;
      const expected = offered[at] ?? 0;
      if (value === null || (value === 0 && expected === 0)) continue;
      seen += 1;
      forecastOfDay += expected;
      actualOfDay += value;
      sums.intervalError += Math.abs(expected - value);
      addHandleTime(sums, handleSeconds[at] ?? 0, actual.handleSeconds[at] ?? null, actual.handled[at] ?? 0);
      sums.inBand += value >= (lower[at] ?? 0) && value <= (upper[at] ?? 0) ? 1 : 0;
    }
    const week = weeksOf.get(weeks) ?? { isWhole: false, forecast: 0, actual: 0 };
    weeksOf.set(weeks, {
      isWhole: lead % 7 === 6,
      forecast: week.forecast + forecastOfDay,
      actual: week.actual + actualOfDay,
    });
    if (seen === 0) continue;
    sums.days += 1;
    sums.intervals += seen;
    sums.dayError += Math.abs(forecastOfDay - actualOfDay);
    sums.difference += forecastOfDay - actualOfDay;
    sums.actual += actualOfDay;
    leads.set(weeks, sums);
  }
  for (const [weeks, { isWhole, forecast, actual: came }] of weeksOf) {
    const sums = leads.get(weeks);
    if (!isWhole || !sums) continue;
    sums.weekError += Math.abs(forecast - came);
    sums.weekDifference += forecast - came;
    sums.weekActual += came;
  }
};

/** Contacts whose handle time is not known, of the past or of the forecast, do not count. */
const addHandleTime = (sums: Sums, expected: number, came: number | null, contacts: number): void => {
  if (came === null || came === 0 || expected === 0) return;
  sums.handleError += Math.abs(expected - came) * contacts;
  sums.handleDifference += (expected - came) * contacts;
  sums.handleActual += came * contacts;
};

const none = (): Sums => ({
  days: 0,
  dayError: 0,
  weekError: 0,
  weekDifference: 0,
  weekActual: 0,
  intervalError: 0,
  difference: 0,
  actual: 0,
  intervals: 0,
  inBand: 0,
  handleError: 0,
  handleDifference: 0,
  handleActual: 0,
});
