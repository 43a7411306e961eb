import { localDateOf } from "@evolve/workforce";
import * as z from "zod/mini";
import { newId } from "../../ids.ts";
import { defineJob } from "../../jobs/index.ts";
import { findForecast, insertForecast, publish } from "../../modules/workforce/forecast/index.ts";
import { inThread } from "./forecast-in-thread.ts";
import { findPlanner, hasForecastBefore } from "./repository.ts";
import { demoZone } from "./set-up.ts";

const weeks = 5;
/** The Friday before the first week. */
const leadDays = 3;
const dayMs = 86_400_000;

/** What Acme had published for the weeks that are over, so that its forecasts can be measured against what came. A second run finds it and ends. */
export const demoPastForecast = defineJob({
  name: "demo.past-forecast",
  payload: z.strictObject({}),
  workerPool: "long",
  retries: { most: 3, waitSeconds: () => 10 },
  run: async ({ services: { clock, database }, tenantId, signal }) => {
    if (tenantId === null) throw new Error("the demo's forecasts belong to a tenant");
    const now = clock.now();
    const weekday = (new Date(localDateOf(now.getTime(), demoZone)).getUTCDay() + 6) % 7;
    const before = new Date(now.getTime() - (weekday + 1) * dayMs);
    if (await database.readTenant(tenantId, (tx) => hasForecastBefore(tx, tenantId, before))) return;
    const planner = await database.readTenant(tenantId, (tx) => findPlanner(tx, tenantId));
    if (!planner) return;
    const daysAgo = weekday + weeks * 7;
    const publishedAt = new Date(now.getTime() - (daysAgo + leadDays) * dayMs);
    const forecastId = newId();
    await database.withTenant(tenantId, (tx) =>
      insertForecast(tx, tenantId, {
        ...planner,
        id: forecastId,
        firstDay: localDateOf(now.getTime(), demoZone, -daysAgo),
        days: weeks * 7,
        now: publishedAt,
      }),
    );
    const { connectionString } = database;
    const lastDay = localDateOf(publishedAt.getTime(), demoZone, -1);
    await inThread({ connectionString, tenantId, forecastId, lastDay }, signal);
    await database.withTenant(tenantId, async (tx) => {
      const forecast = await findForecast(tx, tenantId, forecastId);
      if (forecast) await publish(tx, forecast, planner.userId, publishedAt);
    });
  },
});
