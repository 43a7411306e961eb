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

/** Pairs of the intervals of each day that has any. */
type Compared = readonly (readonly ForecastPair[])[];

/**
 * How far forecasts were from what came, by planning group (`forecastErrors`). A day, week or month is compared with the forecast that was
 * published as main before it began: what was published later knew a part of it already. Days until yesterday count, and of these the
 * intervals that were forecast and have history; those in which nothing was expected and nothing came say nothing.
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
  const all: ForecastPair[][][] = periods.map(() => []);
  if (lastDay >= asked.firstDay)
    for (const { id, name } of groups) {
      const known = calendarOf(context, lastDay);
      const actual = await readActual(tx, tenantId, id, known, unit.intervalMinutes);
      const forecasts = await forecastsBefore(tx, tenantId, id, spans);
      for (const [at, period] of periods.entries()) {
        const forecast = new Map((forecasts[at] ?? []).map(({ start, offered }) => [start.getTime(), offered]));
        const days = known.days
          .filter(({ date }) => date >= period.first && date <= period.last)
          .map(({ first, startsAt, slots }) =>
            slots.flatMap((_, place) =>
              pairOf(forecast.get(startsAt + place * length), actual.offered[first + place] ?? null),
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

const pairOf = (forecast: number | undefined, actual: number | null): ForecastPair[] =>
  forecast === undefined || actual === null || (forecast === 0 && actual === 0) ? [] : [{ forecast, actual }];

const cellsOf = (days: Compared) => {
  const { forecast, actual, wape, bias } = forecastErrors(days.flat());
  const ofDays = forecastErrors(days.map((pairs) => forecastErrors(pairs)));
  if (days.length === 0) return [null, null, null, null, null, 0];
  return [rounded(forecast), rounded(actual), percent(wape), percent(ofDays.wape), percent(bias), days.length];
};
