import { saveBusinessUnit } from "@evolve/contracts/business-units";
import { type Forecast, listForecasts, readForecastSeries, startForecast } from "@evolve/contracts/forecasts";
import { type Interval, pushIntervals } from "@evolve/contracts/history";
import { savePlanningGroup } from "@evolve/contracts/planning-groups";
import { saveQueue } from "@evolve/contracts/queues";
import { expect } from "vitest";
import type { TestClient } from "./client.ts";
import { openingHours, serviceGoal } from "./probe-samples.ts";

const dayMs = 86_400_000;
const hourMs = 3_600_000;

export const forecastPermissions = [
  "wfm:setup:edit",
  "wfm:history:edit",
  "wfm:forecast:view",
  "wfm:forecast:edit",
] as const;

/** What a planner with `forecastPermissions` does before a test of forecasts. `now` is the server's time; its zone is UTC. */
export const forecastPlanner = (planner: TestClient, now: Date) => {
  /** Midnight UTC. */
  const today = Math.floor(now.getTime() / dayMs) * dayMs;
  const dateOf = (day: number): string => new Date(today + day * dayMs).toISOString().slice(0, 10);

  const unitNamed = async (name: string): Promise<string> => {
    const unit = { name, zone: "Etc/UTC", weekStart: 1, intervalMinutes: 30 as const, sites: [] };
    return (await planner.call(saveBusinessUnit, { body: unit })).body.businessUnit.id;
  };
  const groupNamed = async (businessUnitId: string, name: string) => {
    const queue = { businessUnitId, name, media: "voice" as const, concurrency: 1, openingHours };
    const { id: queueId } = (await planner.call(saveQueue, { body: queue })).body.queue;
    const group = { businessUnitId, name, isDeferrable: false, goal: serviceGoal, patienceSeconds: null };
    const saved = await planner.call(savePlanningGroup, { body: { ...group, queueIds: [queueId] } });
    return { queueId, planningGroupId: saved.body.planningGroup.id };
  };

  /** Days from `from` on until yesterday, eight hours each, with 40 contacts a half-hour and 240 seconds each. */
  const pushDays = async (
    queueId: string,
    from: number,
    to = 0,
    change: (interval: Interval, day: number) => Interval = (interval) => interval,
  ): Promise<void> => {
    const intervals = Array.from({ length: to - from }, (_, index) => from + index).flatMap((day) =>
      Array.from({ length: 16 }, (_, slot) => {
        const offered = 40 + ((day * 7 + slot * 3 + 7_000) % 5);
        const interval = {
          queueId,
          start: new Date(today + day * dayMs + 9 * hourMs + slot * 0.5 * hourMs).toISOString(),
          minutes: 30 as const,
          offered,
          handled: offered,
          abandoned: 0,
          answeredInLevel: offered,
          talkSeconds: offered * 200,
          holdSeconds: 0,
          afterCallSeconds: offered * 40,
        };
        return change(interval, day);
      }),
    );
    expect((await planner.call(pushIntervals, { body: { intervals } })).status).toBe(200);
  };

  const forecastsOf = async (businessUnitId: string) =>
    (await planner.call(listForecasts, { params: { businessUnitId }, query: {} })).body;
  const calculated = async (businessUnitId: string, forecastId: string): Promise<Forecast> => {
    const find = async () => (await forecastsOf(businessUnitId)).forecasts.find(({ id }) => id === forecastId);
    await expect.poll(async () => (await find())?.calculation?.state, { timeout: 50_000 }).toBe("done");
    return (await find()) as Forecast;
  };
  const started = async (businessUnitId: string, firstDay = dateOf(1), days = 14): Promise<Forecast> => {
    const { body } = await planner.call(startForecast, { body: { businessUnitId, firstDay, days } });
    return calculated(businessUnitId, body.forecastId);
  };
  const seriesOf = async (forecastId: string, planningGroupId: string) =>
    (await planner.call(readForecastSeries, { params: { forecastId, planningGroupId } })).body.series;

  /** A unit with ten weeks of history and a forecast of two weeks from tomorrow. */
  const ready = async (name: string) => {
    const businessUnitId = await unitNamed(name);
    const group = await groupNamed(businessUnitId, name);
    await pushDays(group.queueId, -70);
    const forecast = await started(businessUnitId);
    return {
      businessUnitId,
      ...group,
      forecast,
      params: { forecastId: forecast.id, planningGroupId: group.planningGroupId },
    };
  };

  return { today, dateOf, unitNamed, groupNamed, pushDays, forecastsOf, calculated, started, seriesOf, ready };
};
export type ForecastPlanner = ReturnType<typeof forecastPlanner>;
