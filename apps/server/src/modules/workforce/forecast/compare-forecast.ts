import * as contract from "@evolve/contracts/forecast-publishing";
import { calendarDays, type LocalDay } from "@evolve/workforce";
import { operation } from "../../../core/operation.ts";
import { listGroups } from "./forecasts-repository.ts";
import { mainForecastOf } from "./main-forecast.ts";
import { layered, requireForecast } from "./policy.ts";
import { presentPublished } from "./present-forecast.ts";
import { listPublished } from "./published-repository.ts";
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
  ({ actor: { tenantId }, params: { forecastId }, read }) =>
    read(async (tx) => {
      const forecast = await requireForecast(tx, tenantId, forecastId);
      const { businessUnitId, firstDay, days, zone, intervalMinutes, version } = forecast;
      const [groups, series, layers, published] = await Promise.all([
        listGroups(tx, tenantId, businessUnitId),
        listSeries(tx, tenantId, forecastId),
        listLayers(tx, { tenantId, forecastId }),
        listPublished(tx, tenantId, businessUnitId),
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
        const { intervals } = await mainForecastOf(tx, tenantId, planningGroupId, span);
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
      const [main] = published;
      return { version, main: main ? presentPublished(main) : null, groups: compared };
    }),
);
