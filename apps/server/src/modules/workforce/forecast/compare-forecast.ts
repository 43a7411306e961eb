import * as contract from "@evolve/contracts/forecast-publishing";
import { calendarDays, type LocalDay } from "@evolve/workforce";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import type { Tx } from "../../../database/index.ts";
import { type ForecastRow, listGroups } from "./forecasts-repository.ts";
import { mainForecastOf } from "./main-forecast.ts";
import { layered, requireForecast } from "./policy.ts";
import { presentPublished } from "./present-forecast.ts";
import { findMain } from "./published-repository.ts";
import { listLayers, listSeries } from "./series-repository.ts";

interface Amounts {
  readonly offered: number;
  readonly handleSeconds: number;
}

/** Contacts of some intervals and their average handle time. */
const totalsOf = (intervals: readonly Amounts[]): Amounts => {
  const offered = intervals.reduce((sum, interval) => sum + interval.offered, 0);
  const seconds = intervals.reduce((sum, interval) => sum + interval.offered * interval.handleSeconds, 0);
  return { offered: Math.round(offered * 10) / 10, handleSeconds: offered > 0 ? Math.round(seconds / offered) : 0 };
};

export const compareForecast = operation(
  contract.compareForecast,
  ({ actor: { tenantId }, params: { forecastId }, query, read }) =>
    read(async (tx) => {
      const forecast = await requireForecast(tx, tenantId, forecastId);
      const { businessUnitId, firstDay, days, zone, intervalMinutes, version } = forecast;
      const other = query.with === undefined ? null : await requireForecast(tx, tenantId, query.with);
      if (other !== null && other.businessUnitId !== businessUnitId) refuse("notFound");
      const otherIntervals = other && (await intervalsOf(tx, tenantId, other));
      const [groups, series, layers, main] = await Promise.all([
        listGroups(tx, tenantId, businessUnitId),
        listSeries(tx, tenantId, forecastId),
        listLayers(tx, { tenantId, forecastId }),
        findMain(tx, tenantId, businessUnitId),
      ]);
      const calendar = calendarDays(firstDay, zone, intervalMinutes, days);
      const endOf = ({ startsAt, slots }: LocalDay): number => startsAt + slots.length * intervalMinutes * 60_000;
      const [first, last] = [calendar.days[0], calendar.days.at(-1)];
      const span = { from: new Date(first?.startsAt ?? 0), to: new Date(last ? endOf(last) : 0) };
      const layersOf = Map.groupBy(layers, ({ planningGroupId }) => planningGroupId);
      const compared = [];
      for (const { id: planningGroupId, name } of groups) {
        const row = series.find((one) => one.planningGroupId === planningGroupId);
        if (!row) continue;
        const { offered, handleSeconds } = layered(row, layersOf.get(planningGroupId) ?? []);
        const draft = offered.map((value, at) => ({ offered: value, handleSeconds: handleSeconds[at] ?? 0 }));
        const intervals = otherIntervals
          ? (otherIntervals.get(planningGroupId) ?? [])
          : (await mainForecastOf(tx, tenantId, planningGroupId, span)).intervals;
        const mainOf = (from: number, to: number): Amounts | null => {
          const within = intervals.filter(({ start }) => start.getTime() >= from && start.getTime() < to);
          return within.length > 0 ? totalsOf(within) : null;
        };
        compared.push({
          planningGroupId,
          name,
          draft: totalsOf(draft),
          main: mainOf(span.from.getTime(), span.to.getTime()),
          days: calendar.days.map((day) => ({
            date: day.date,
            draft: totalsOf(draft.slice(day.first, day.first + day.slots.length)),
            main: mainOf(day.startsAt, endOf(day)),
          })),
        });
      }
      return { version, main: main && other === null ? presentPublished(main) : null, groups: compared };
    }),
);

/** A forecast with its layers, by planning group. */
const intervalsOf = async (
  tx: Tx,
  tenantId: string,
  { id: forecastId, firstDay, zone, intervalMinutes }: ForecastRow,
): Promise<ReadonlyMap<string, (Amounts & { readonly start: Date })[]>> => {
  const [series, layers] = await Promise.all([
    listSeries(tx, tenantId, forecastId),
    listLayers(tx, { tenantId, forecastId }),
  ]);
  const startsAt = calendarDays(firstDay, zone, intervalMinutes, 1).days[0]?.startsAt ?? 0;
  return new Map(
    series.map((row) => {
      const own = layers.filter(({ planningGroupId }) => planningGroupId === row.planningGroupId);
      const { offered, handleSeconds } = layered(row, own);
      const intervals = offered.map((value, at) => ({
        start: new Date(startsAt + at * intervalMinutes * 60_000),
        offered: value,
        handleSeconds: handleSeconds[at] ?? 0,
      }));
      return [row.planningGroupId, intervals];
    }),
  );
};
