import { historyLimits, type Interval } from "@evolve/contracts/history";
import { localDateOf } from "@evolve/workforce";
import * as z from "zod/mini";
import { defineJob, enqueue } from "../../jobs/index.ts";
import { storeIntervals } from "../../modules/workforce/history/index.ts";
import { demoForecast } from "./demo-forecast.ts";
import { insertPlannersWork } from "./planners-work.ts";
import { findPlanner, findQueueIds, hasHistory, insertEvents } from "./repository.ts";
import { demoZone, groupNames } from "./set-up.ts";
import type { SimulatedYear } from "./simulation-thread.ts";
import { threadResult } from "./thread-result.ts";

const days = 364;
const seed = 2026;
/** Days from this week's Monday. */
const strayTuesday = -48;

/** On one day the switch did not end holds: a handle time for planners to decide on. */
const strayHolds = (
  interval: SimulatedYear["histories"][number]["intervals"][number],
  group: SimulatedYear["histories"][number]["group"],
  day: string,
): SimulatedYear["histories"][number]["intervals"][number] =>
  group === "billing" && interval.start.startsWith(day)
    ? { ...interval, holdSeconds: interval.holdSeconds + 260 * interval.handled }
    : interval;

/** Simulates Acme's last year in a thread and stores it. A second run finds the year and ends. */
export const demoHistory = defineJob({
  name: "demo.history",
  payload: z.strictObject({}),
  workerPool: "long",
  retries: { most: 3, waitSeconds: () => 10 },
  run: async ({ services: { clock, database }, tenantId, signal }) => {
    if (tenantId === null) throw new Error("the demo's history belongs to a tenant");
    if (await database.readTenant(tenantId, (tx) => hasHistory(tx, tenantId))) return;
    const start = localDateOf(clock.now().getTime(), demoZone, -days);
    const weekday = (new Date(localDateOf(clock.now().getTime(), demoZone)).getUTCDay() + 6) % 7;
    const strayDay = localDateOf(clock.now().getTime(), demoZone, strayTuesday - weekday);
    const year = await threadResult<SimulatedYear>(
      new URL("./simulation-thread.ts", import.meta.url),
      { start, days, zone: demoZone, intervalMinutes: 30, seed },
      signal,
    );
    const queues = new Map(
      (await database.readTenant(tenantId, (tx) => findQueueIds(tx, tenantId))).map(({ name, id }) => [name, id]),
    );
    await database.withTenant(tenantId, async (tx) => {
      for (const { group, intervals } of year.histories) {
        const queueId = queues.get(groupNames[group]);
        if (queueId === undefined) continue;
        for (let from = 0; from < intervals.length; from += historyLimits.intervalsAtOnce) {
          const part = intervals.slice(from, from + historyLimits.intervalsAtOnce);
          await storeIntervals(
            tx,
            tenantId,
            part.map((interval): Interval => ({ ...strayHolds(interval, group, strayDay), queueId, minutes: 30 })),
          );
        }
      }
      await insertEvents(tx, tenantId, year.events);
      const planner = await findPlanner(tx, tenantId);
      if (planner) await insertPlannersWork(tx, { tenantId, userId: planner.userId, now: clock.now() });
      await enqueue(tx, demoForecast, {});
    });
  },
});
