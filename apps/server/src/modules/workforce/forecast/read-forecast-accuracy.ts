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

/** Of a forecast and what came of it: contacts, or seconds that they were handled. */
interface Totals {
  forecast: number;
  actual: number;
}

interface Errors {
  /** The sum of what the forecast was off, either way. */
  absolute: number;
  difference: number;
  actual: number;
}

/** By grain; weeks only where all of their days have come. */
interface Measured {
  readonly interval: Errors;
  readonly day: Errors;
  readonly week: Errors;
}

interface Sums {
  days: number;
  intervals: number;
  inBand: number;
  readonly contacts: Measured;
  /** Average handle times, each times the contacts handled. */
  readonly handling: Measured;
}

interface Week {
  /** Its last day has come. */
  isWhole: boolean;
  readonly contacts: Totals;
  readonly handling: Totals;
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
          .sort(([one], [other]) => one - other)
          .flatMap(([weeks, { days, intervals, inBand, contacts, handling }]) => {
            const ofContacts = byGrain(contacts);
            if (ofContacts === null) return [];
            return [{ weeks, days, ...ofContacts, inBand: inBand / intervals, handleTime: byGrain(handling) }];
          }),
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
    const sums = leads.get(weeks) ?? { days: 0, intervals: 0, inBand: 0, contacts: measured(), handling: measured() };
    const [contacts, handling] = [noTotals(), noTotals()];
    let seen = 0;
    for (let at = first; at < first + slots.length; at += 1) {
      const value = actual.offered[at] ?? null;
      const expected = offered[at] ?? 0;
      if (value === null || (value === 0 && expected === 0)) continue;
      seen += 1;
      sums.inBand += value >= (lower[at] ?? 0) && value <= (upper[at] ?? 0) ? 1 : 0;
      const came = { forecast: expected, actual: value };
      addError(sums.contacts.interval, came);
      addTotals(contacts, came);
      const handled = handledOf(handleSeconds[at] ?? 0, actual.handleSeconds[at] ?? 0, actual.handled[at] ?? 0);
      addError(sums.handling.interval, handled);
      addTotals(handling, handled);
    }
    const week = weeksOf.get(weeks) ?? { isWhole: false, contacts: noTotals(), handling: noTotals() };
    weeksOf.set(weeks, week);
    week.isWhole = lead % 7 === 6;
    addTotals(week.contacts, contacts);
    addTotals(week.handling, handling);
    if (seen === 0) continue;
    sums.days += 1;
    sums.intervals += seen;
    addError(sums.contacts.day, contacts);
    addError(sums.handling.day, handling);
    leads.set(weeks, sums);
  }
  for (const [weeks, { isWhole, contacts, handling }] of weeksOf) {
    const sums = leads.get(weeks);
    if (!isWhole || !sums) continue;
    addError(sums.contacts.week, contacts);
    addError(sums.handling.week, handling);
  }
};

/** Contacts whose handle time is not known, of the past or of the forecast, do not count. */
const handledOf = (expected: number, came: number, contacts: number): Totals =>
  expected === 0 || came === 0 ? noTotals() : { forecast: expected * contacts, actual: came * contacts };

const noTotals = (): Totals => ({ forecast: 0, actual: 0 });
const noErrors = (): Errors => ({ absolute: 0, difference: 0, actual: 0 });
const measured = (): Measured => ({ interval: noErrors(), day: noErrors(), week: noErrors() });

const addTotals = (sum: Totals, { forecast, actual }: Totals): void => {
  sum.forecast += forecast;
  sum.actual += actual;
};

const addError = (errors: Errors, { forecast, actual }: Totals): void => {
  errors.absolute += Math.abs(forecast - actual);
  errors.difference += forecast - actual;
  errors.actual += actual;
};

const accuracyOf = ({ absolute, difference, actual }: Errors) =>
  actual > 0 ? { wape: absolute / actual, bias: difference / actual } : null;

/** Null where nothing came. */
const byGrain = ({ interval, day, week }: Measured) => {
  const [byInterval, byDay] = [accuracyOf(interval), accuracyOf(day)];
  return byInterval && byDay && { byInterval, byDay, byWeek: accuracyOf(week) };
};
