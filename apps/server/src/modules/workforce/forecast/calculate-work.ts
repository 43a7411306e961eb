import { historyLimits } from "@evolve/contracts/history";
import { calendarDays, type Control, daysLater } from "@evolve/workforce";
import * as z from "zod/mini";
import type { ThreadWork } from "../../platform/jobs/index.ts";
import { hashOfHistory, readGroupHistory } from "../history/index.ts";
import { CalculationPayload } from "./calculation-payload.ts";
import { calculateSeries, withoutBaseline } from "./calculate-series.ts";
import { daysOf, eventLayers } from "./event-layers.ts";
import { findForecast, type ForecastRow, listEvents, listGroups, markCalculated } from "./forecasts-repository.ts";
import { hashOfCalendar } from "./hash-of-calendar.ts";
import { findMethod } from "./method-repository.ts";
import { putSeries } from "./series-repository.ts";

/** Planning groups that are done, by id. */
const Checkpoint = z.object({ done: z.array(z.string()) });
const historyDays = historyLimits.learntDaysMax;

/** Calculates the series of all planning groups, one after the other. A run that follows a crash begins with the first that is not done. */
export const work: ThreadWork = async ({ database, tenantId, payload, checkpoint, signal, save }) => {
  const { forecastId, lastDay } = CalculationPayload.parse(payload);
  const forecast = await database.readTenant(tenantId, (tx) => findForecast(tx, tenantId, forecastId));
  if (!forecast) return { series: 0 };
  const groups = await database.readTenant(tenantId, (tx) => listGroups(tx, tenantId, forecast.businessUnitId));
  const done = new Set(checkpoint ? Checkpoint.parse(checkpoint).done : []);
  for (const { id: planningGroupId, name } of groups) {
    if (done.has(planningGroupId)) continue;
    const until = { lastDay, now: new Date(await database.time()) };
    const calculated = await database.readTenant(tenantId, (tx) =>
      calculate(tx, tenantId, forecast, planningGroupId, until, signal ? { signal } : {}),
    );
    done.add(planningGroupId);
    await save({
      progress: done.size / groups.length,
      step: name,
      checkpoint: { done: [...done] },
      write: async (tx) => {
        const now = new Date(await database.time());
        const key = { tenantId, forecastId, planningGroupId };
        await putSeries(tx, key, calculated.series, { ...calculated, now });
        if (done.size === groups.length) await markCalculated(tx, tenantId, forecastId, now);
      },
    });
  }
  return { series: groups.length };
};

type Read = Parameters<Parameters<Parameters<ThreadWork>[0]["database"]["readTenant"]>[1]>[0];

const calculate = async (
  tx: Read,
  tenantId: string,
  { businessUnitId, firstDay, days, zone, intervalMinutes }: ForecastRow,
  planningGroupId: string,
  { lastDay, now }: { readonly lastDay: string; readonly now: Date },
  control: Control,
) => {
  const period = calendarDays(firstDay, zone, intervalMinutes, days);
  const clock = { now, daysMax: historyDays, zone, intervalMinutes };
  const read = await readGroupHistory(tx, tenantId, planningGroupId, clock);
  const history = read === "unknown" ? null : read;
  const periodEnd = period.days.at(-1)?.date ?? firstDay;
  const learnTo = lastDay < firstDay ? lastDay : daysLater(firstDay, -1);
  const historyFrom = history?.calendar.days[0]?.date ?? firstDay;
  const window = daysLater(learnTo, 1 - historyDays);
  const learntFrom = historyFrom < window ? historyFrom : window;
  const events = await listEvents(
    tx,
    tenantId,
    { businessUnitId, planningGroupId },
    { firstDay: learntFrom, lastDay: periodEnd },
  );
  const closed = events.filter(({ kind }) => kind === "closed");
  const unusual = events.filter(({ kind }) => kind !== "closed");
  const wanted = {
    firstDay,
    days,
    intervals: period.intervals,
    learnTo,
    closedDays: daysOf(closed, historyFrom, periodEnd),
    unusualDays: new Set(daysOf(unusual, historyFrom, learnTo)),
    method: await findMethod(tx, tenantId, planningGroupId),
  };
  const series = history ? calculateSeries(history, wanted, control) : withoutBaseline(period.intervals, "noHistory");
  const layers = eventLayers(events, period, series.values.offered, history);
  const learnt = { firstDay: learntFrom, lastDay: learnTo, zone };
  return {
    series,
    layers,
    inputs: {
      learntFrom,
      learntTo: learnTo,
      history: await hashOfHistory(tx, tenantId, planningGroupId, learnt),
      calendar: hashOfCalendar(events),
      method: wanted.method,
    },
  };
};
