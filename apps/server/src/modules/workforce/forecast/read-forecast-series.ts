import * as contract from "@evolve/contracts/forecasts";
import { calendarDays, daysLater } from "@evolve/workforce";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { readActual } from "../history/index.ts";
import { daysOf } from "./event-layers.ts";
import { listEvents } from "./forecasts-repository.ts";
import { requireForecast } from "./policy.ts";
import { findMethod } from "./method-repository.ts";
import { presentForecast, presentLayer } from "./present-forecast.ts";
import { listLastPublished } from "./published-repository.ts";
import { findSeries, listLayers } from "./series-repository.ts";

const { daysBefore } = contract.forecastLimits;

export const readForecastSeries = operation(
  contract.readForecastSeries,
  ({ actor: { tenantId, userId }, params: { forecastId, planningGroupId }, read }) =>
    read(async (tx) => {
      const forecast = await requireForecast(tx, tenantId, forecastId);
      const { businessUnitId, zone, intervalMinutes, days } = forecast;
      const key = { tenantId, forecastId, planningGroupId };
      const firstDay = daysLater(forecast.firstDay, -daysBefore);
      const calendar = calendarDays(firstDay, zone, intervalMinutes, daysBefore + days);
      const span = { firstDay, lastDay: daysLater(forecast.firstDay, days - 1) };
      const [series, layers, actual, events, published, chosenMethod] = await Promise.all([
        findSeries(tx, key),
        listLayers(tx, key),
        readActual(tx, tenantId, planningGroupId, calendar, intervalMinutes),
        listEvents(tx, tenantId, { businessUnitId, planningGroupId }, span),
        listLastPublished(tx, tenantId, businessUnitId, [forecast.id]),
        findMethod(tx, tenantId, planningGroupId),
      ]);
      if (!series) return refuse("notFound");
      const closures = new Map(
        events
          .filter(({ kind }) => kind === "closed")
          .flatMap((event) => daysOf([event], span.firstDay, span.lastDay).map((date) => [date, event.name] as const)),
      );
      return {
        forecast: presentForecast(forecast, published, userId),
        series: {
          version: series.version,
          forecastVersion: forecast.version,
          layers: layers.map(presentLayer),
          days: calendar.days.map(({ date, first, startsAt, slots }) => ({
            date,
            first,
            startsAt,
            intervals: slots.length,
            closed: closures.get(date) ?? null,
          })),
          periodAt: calendar.days[daysBefore]?.first ?? 0,
          actual: actual.offered,
          actualHandleSeconds: actual.handleSeconds.map((value) => value && Math.round(value * 10) / 10),
          offered: [...series.offered],
          handleSeconds: [...series.handleSeconds],
          lower: [...series.lower],
          upper: [...series.upper],
          report: series.report,
          chosenMethod,
          fault: series.fault,
        },
      };
    }),
);
