import * as z from "zod/mini";
import { defineJob, enqueue } from "../../jobs/index.ts";
import { calculateMissing } from "../../modules/workforce/staffing/index.ts";
import { demoPastForecast } from "./demo-past-forecast.ts";
import { demoSchedule } from "./demo-schedule.ts";

/** Calculates what Acme requires once its first forecast is published. A second run finds that and ends. Then people are scheduled. */
export const demoStaffing = defineJob({
  name: "demo.staffing",
  payload: z.strictObject({}),
  workerPool: "long",
  retries: { most: 3, waitSeconds: () => 10 },
  run: async ({ services, tenantId }) => {
    if (tenantId === null) throw new Error("the demo's staffing belongs to a tenant");
    await calculateMissing(services, tenantId);
    await services.database.withTenant(tenantId, async (tx) => {
      await enqueue(tx, demoSchedule, {});
      await enqueue(tx, demoPastForecast, {});
    });
  },
});
