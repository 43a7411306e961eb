import { localDateOf } from "@evolve/workforce";
import * as z from "zod/mini";
import { newId } from "../../ids.ts";
import { defineJob, enqueue } from "../../jobs/index.ts";
import { findForecast, insertForecast, publish } from "../../modules/workforce/forecast/index.ts";
import { demoStaffing } from "./demo-staffing.ts";
import { inThread } from "./forecast-in-thread.ts";
import { findPlanner, hasForecast } from "./repository.ts";
import { demoZone } from "./set-up.ts";

/** This week, the coming seven, for which people are scheduled, and one more. */
const days = 63;

/** Forecasts Acme's coming weeks once its year is there, and publishes that as main. A second run finds it and ends. */
export const demoForecast = defineJob({
  name: "demo.forecast",
  payload: z.strictObject({}),
  workerPool: "long",
  retries: { most: 3, waitSeconds: () => 10 },
  run: async ({ services: { clock, database }, tenantId, signal }) => {
    if (tenantId === null) throw new Error("the demo's forecast belongs to a tenant");
    if (await database.readTenant(tenantId, (tx) => hasForecast(tx, tenantId))) return;
    const planner = await database.readTenant(tenantId, (tx) => findPlanner(tx, tenantId));
    if (!planner) return;
    const now = clock.now();
    const today = localDateOf(now.getTime(), demoZone);
    const weekday = (new Date(today).getUTCDay() + 6) % 7;
    const forecastId = newId();
    await database.withTenant(tenantId, (tx) =>
      insertForecast(tx, tenantId, {
        ...planner,
        id: forecastId,
        firstDay: localDateOf(now.getTime(), demoZone, -weekday),
        days,
        now,
      }),
    );
    const { connectionString } = database;
    const lastDay = localDateOf(now.getTime(), demoZone, -1);
    await inThread({ connectionString, tenantId, forecastId, lastDay }, signal);
    await database.withTenant(tenantId, async (tx) => {
      const forecast = await findForecast(tx, tenantId, forecastId);
      if (!forecast) return;
      await publish(tx, forecast, planner.userId, clock.now());
      await enqueue(tx, demoStaffing, {});
    });
  },
});
