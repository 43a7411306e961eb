import type { Report } from "@evolve/contracts/reports";
import { calendarDays, forecastErrors, type ForecastPair, localDateOf } from "@evolve/workforce";
import { forecastsBefore } from "../forecast/index.ts";
import { readActual } from "../history/index.ts";
import {
  calendarOf,
  instantsOf,
  type Line,
  minuteMs,
  percent,
  periodsAsked,
  type ReportContext,
  reportOf,
  rounded,
} from "./report-context.ts";

/** An interval, with its average handle times and the contacts handled. */
interface Pair extends ForecastPair {
  readonly handleForecast: number;
  readonly handleActual: number;
  readonly handled: number;
}

/** Pairs of the intervals of each day that has any. */
type Compared = readonly (readonly Pair[])[];

/**
 * How far forecasts were from what came, by planning group (`forecastErrors`). A day, week or month is compared with the forecast that was
 * published as main before it began: what was published later knew a part of it already. Days until yesterday count, and of these the
 * intervals that were forecast and have history; those in which nothing was expected and nothing came say nothing. Handle times are compared
 * over the contacts handled, where both are known.
 */
export const forecastAccuracy = async (context: ReportContext): Promise<Report> => {
  const { tx, tenantId, unit, now, asked, groups } = context;
  const yesterday = localDateOf(now.getTime(), unit.zone, -1);
  const lastDay = asked.lastDay < yesterday ? asked.lastDay : yesterday;
  const calendar = calendarOf(context);
  const periods = periodsAsked(context);
  const instants = instantsOf(periods, calendar);
  const length = unit.intervalMinutes * minuteMs;
  const end = (calendar.days[0]?.startsAt ?? 0) + calendar.intervals * length;
  const spans = periods.map((period, at) => ({
    from: new Date(instants[at] ?? 0),
    to: new Date(instants[at + 1] ?? end),
    publishedBefore: new Date(calendarDays(period.begins, unit.zone, 60, 1).days[0]?.startsAt ?? 0),
  }));
  const lines: { readonly at: number; readonly name: string; readonly line: Line }[] = [];
  const all: Pair[][][] = periods.map(() => []);
  if (lastDay >= asked.firstDay)
    for (const { id, name } of groups) {
      const known = calendarOf(context, lastDay);
      const actual = await readActual(tx, tenantId, id, known, unit.intervalMinutes);
      const forecasts = await forecastsBefore(tx, tenantId, id, spans);
      for (const [at, period] of periods.entries()) {
        const forecast = new Map((forecasts[at] ?? []).map((interval) => [interval.start.getTime(), interval]));
        const days = known.days
          .filter(({ date }) => date >= period.first && date <= period.last)
          .map(({ first, startsAt, slots }) =>
            slots.flatMap((_, place) =>
              pairOf(forecast.get(startsAt + place * length), {
                offered: actual.offered[first + place] ?? null,
                handleSeconds: actual.handleSeconds[first + place] ?? 0,
                handled: actual.handled[first + place] ?? 0,
              }),
            ),
          )
          .filter((pairs) => pairs.length > 0);
        if (days.length === 0) continue;
        all[at]?.push(...days);
        lines.push({ at, name, line: [`${period.first} ${id}`, period.first, name, ...cellsOf(days)] });
      }
    }
  const rows = lines
    .sort((one, other) => one.at - other.at || one.name.localeCompare(other.name))
    .map(({ line }) => line);
  const sums = all.map((days) => (days.length === 0 ? null : forecastErrors(days.flat())));
  return reportOf(context, rows, [null, null, ...cellsOf(all.flat())], {
    instants,
    series: [sums.map((sum) => rounded(sum?.actual ?? null)), sums.map((sum) => rounded(sum?.forecast ?? null))],
  });
};

interface Came {
  readonly offered: number | null;
  readonly handleSeconds: number;
  readonly handled: number;
}

const pairOf = (
  forecast: { readonly offered: number; readonly handleSeconds: number } | undefined,
  { offered: actual, handleSeconds, handled }: Came,
): Pair[] => {
  if (forecast === undefined || actual === null || (forecast.offered === 0 && actual === 0)) return [];
  const handle = { handleForecast: forecast.handleSeconds, handleActual: handleSeconds, handled };
  return [{ forecast: forecast.offered, actual, ...handle }];
};

/** Null where no handle times can be compared. */
const handleTimeWape = (pairs: readonly Pair[]): number | null => {
  const known = pairs.filter(({ handleForecast, handleActual }) => handleForecast > 0 && handleActual > 0);
  const came = known.reduce((sum, { handleActual, handled }) => sum + handleActual * handled, 0);
  const error = known.reduce(
    (sum, { handleForecast, handleActual, handled }) => sum + Math.abs(handleForecast - handleActual) * handled,
    0,
  );
  return came > 0 ? error / came : null;
};

const cellsOf = (days: Compared) => {
  const { forecast, actual, wape, bias } = forecastErrors(days.flat());
  const ofDays = forecastErrors(days.map((pairs) => forecastErrors(pairs)));
  if (days.length === 0) return [null, null, null, null, null, null, 0];
  const handleTime = handleTimeWape(days.flat());
  return [
    rounded(forecast),
    rounded(actual),
    percent(wape),
    percent(ofDays.wape),
    percent(bias),
    percent(handleTime),
    days.length,
  ];
};
