import type { Interval } from "@evolve/contracts/history";
import { daysLater, localDateOf, simulateContactCentre } from "@evolve/workforce";
import * as z from "zod/mini";
import { defineJob } from "../../jobs/index.ts";
import { findSpan, storeIntervals, tellIntervalsChanged } from "../../modules/workforce/history/index.ts";
import { findFedUnit, findQueueIds } from "./repository.ts";
import { demoZone, groupNames } from "./set-up.ts";
import { intervalsOf } from "./simulated-intervals.ts";

const minutes = 30;
const minuteMs = 60_000;
const dayMs = 86_400_000;
/** So many days are made up for at most, after a demo that stood still. */
const daysMax = 14;

/** Stands in for Acme's contact system: it sends the intervals that have ended since the last one that it sent. */
export const demoIntervals = defineJob({
  name: "demo.intervals",
  payload: z.strictObject({}),
  retries: { most: 1, waitSeconds: () => 0 },
  cron: "* * * * *",
  run: async ({ services }) => {
    const { clock, database } = services;
    const unit = await findFedUnit(database, "acme");
    if (!unit) return;
    const { tenantId } = unit;
    const now = clock.now().getTime();
    const { queues, span } = await database.readTenant(tenantId, async (tx) => {
      const found = await findQueueIds(tx, tenantId);
      const ids = found.map(({ id }) => id);
      return { queues: new Map(found.map(({ name, id }) => [name, id])), span: await findSpan(tx, tenantId, ids) };
    });
    // Half-hours of Stockholm begin when those of UTC do.
    const ended = Math.floor(now / (minutes * minuteMs)) * minutes * minuteMs;
    const next = (span?.last.getTime() ?? 0) + minutes * minuteMs;
    if (span === null || next >= ended) return;
    const intervals = daysUntil(next, now).flatMap((start) => {
      // A day comes out the same whenever its intervals are sent.
      const seed = Math.round(Date.parse(start) / dayMs);
      const day = simulateContactCentre({ start, days: 1, zone: demoZone, intervalMinutes: minutes, seed });
      return day.histories.flatMap((history): Interval[] => {
        const queueId = queues.get(groupNames[history.group.id]);
        if (queueId === undefined) return [];
        return intervalsOf(history, day.startsAt)
          .filter(({ start: at }) => Date.parse(at) >= next && Date.parse(at) < ended)
          .map((interval) => ({ ...interval, queueId, minutes }));
      });
    });
    if (intervals.length === 0) return;
    await database.withTenant(tenantId, async (tx) => {
      await storeIntervals(tx, tenantId, intervals);
      tellIntervalsChanged(services, tx, tenantId);
    });
  },
});

/** Local dates from an instant until now. */
const daysUntil = (from: number, now: number): string[] => {
  const today = localDateOf(now, demoZone);
  const earliest = daysLater(today, 1 - daysMax);
  const days: string[] = [];
  for (let day = localDateOf(from, demoZone); day <= today; day = daysLater(day, 1))
    if (day >= earliest) days.push(day);
  return days;
};
