import * as z from "zod/mini";
import { defineJob } from "../../../jobs/index.ts";
import { recordEvents } from "../../platform/audit/index.ts";
import { listDueTenants, listManagers, purgeRows } from "./purge-repository.ts";

/** Deletes all that is left of tenants that can no longer be restored. The managers' audit trails tell of it. */
export const purgeTenants = defineJob({
  name: "tenants.purge",
  payload: z.strictObject({}),
  workerPool: "long",
  retries: { most: 3, waitSeconds: () => 60 },
  cron: "43 2 * * *",
  run: async ({ services: { bus, clock, database, log }, signal }) => {
    const { system } = database;
    for (const { id, name } of await listDueTenants(system)) {
      const rows = await purgeRows(system, id, signal);
      log.info({ tenantId: id, rows }, "a deleted tenant was purged");
      const event = {
        at: clock.now(),
        action: "tenant.purged",
        actorId: null,
        targetId: id,
        details: { name, rows },
      } as const;
      await recordEvents(
        system,
        (await listManagers(system)).map((tenantId) => ({ ...event, tenantId })),
      );
      await bus.publish({ kind: "tenant-changed", tenantId: id });
    }
  },
});
