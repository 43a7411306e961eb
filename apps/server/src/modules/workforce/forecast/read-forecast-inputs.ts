import * as contract from "@evolve/contracts/forecast-inputs";
import { daysLater } from "@evolve/workforce";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { hashOfHistory } from "../history/index.ts";
import { findForecast, listEvents } from "./forecasts-repository.ts";
import { hashOfCalendar } from "./hash-of-calendar.ts";
import { findMethod } from "./method-repository.ts";
import { findInterval, findMain } from "./published-repository.ts";
import { findInputs } from "./series-repository.ts";

export const readForecastInputs = operation(
  contract.readForecastInputs,
  ({ actor: { tenantId }, params: { planningGroupId }, query, read }) =>
    read(async (tx) => {
      const { businessUnitId } = (await findInterval(tx, tenantId, planningGroupId)) ?? refuse("notFound");
      const main = query.forecastId === undefined ? await findMain(tx, tenantId, businessUnitId) : null;
      const forecastId = query.forecastId ?? main?.forecastId;
      const forecast = forecastId === undefined ? null : await findForecast(tx, tenantId, forecastId);
      if (query.forecastId !== undefined && forecast?.businessUnitId !== businessUnitId) refuse("notFound");
      if (!forecast?.calculatedAt) return { calculatedAt: null, changed: [] };
      const calculatedAt = forecast.calculatedAt.toISOString();
      const { id, zone, firstDay, days } = forecast;
      const made = await findInputs(tx, { tenantId, forecastId: id, planningGroupId });
      if (!made) return { calculatedAt, changed: [] };
      const learnt = { firstDay: made.learntFrom, lastDay: made.learntTo, zone };
      const span = { firstDay: made.learntFrom, lastDay: daysLater(firstDay, days - 1) };
      const [history, events, method] = await Promise.all([
        hashOfHistory(tx, tenantId, planningGroupId, learnt),
        listEvents(tx, tenantId, { businessUnitId, planningGroupId }, span),
        findMethod(tx, tenantId, planningGroupId),
      ]);
      return {
        calculatedAt,
        changed: [
          ...(history === made.history ? [] : (["history"] as const)),
          ...(hashOfCalendar(events) === made.calendar ? [] : (["calendar"] as const)),
          ...(method === made.method ? [] : (["method"] as const)),
        ],
      };
    }),
);
