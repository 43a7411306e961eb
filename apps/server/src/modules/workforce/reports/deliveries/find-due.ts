import { nextDelivery } from "@evolve/workforce";
import * as z from "zod/mini";
import { defineJob, enqueue } from "../../../../jobs/index.ts";
import { deliverReport } from "./deliver-report.ts";
import { lockDue, setNext } from "./repository.ts";

/**
 * Has every report that is due sent, and says when it is due next, in one transaction: once each, however many nodes there are. What was
 * due several times while no node ran is sent once.
 */
export const findDueReports = defineJob({
  name: "reports.find-due",
  payload: z.strictObject({}),
  retries: { most: 1, waitSeconds: () => 0 },
  cron: "* * * * *",
  run: ({ services: { clock, database } }) =>
    database.withSystem(async (tx) => {
      const now = clock.now();
      for (const { tenantId, id, nextAt, ...rhythm } of await lockDue(tx, now)) {
        const at = (nextAt ?? now).toISOString();
        await enqueue(tx, deliverReport, { deliveryId: id, at, askedBy: null }, { tenantId });
        await setNext(tx, tenantId, id, new Date(nextDelivery(rhythm, now.getTime())));
      }
    }),
});
