import * as z from "zod/mini";
import { announce } from "../../../core/announce.ts";
import { defineJob } from "../../../jobs/index.ts";
import { recordEvents } from "../../platform/audit/index.ts";
import { listDueTenants, listManagers, purgeRows, purgeTenant } from "./purge-repository.ts";

/** Deletes all that is left of tenants that can no longer be restored. The managers' audit trails tell of it. */
export const purgeTenants = defineJob({
  name: "tenants.purge",
  payload: z.strictObject({}),
  workerPool: "long",
  retries: { most: 3, waitSeconds: () => 60 },
  cron: "43 2 * * *",
  run: async ({ services, signal }) => {
    const { clock, database, log } = services;
    for (const { id, name } of await listDueTenants(database.system)) {
      const rows = 1 + (await purgeRows(database.system, id, signal));
      const details = { name, rows };
      const event = { at: clock.now(), action: "tenant.purged", actorId: null, targetId: id, details } as const;
      // With the tenant itself goes what would bring a later run back here to tell of it.
      await database.withSystem(async (tx) => {
        if (!(await purgeTenant(tx, id))) return;
        await recordEvents(
          tx,
          (await listManagers(tx)).map((tenantId) => ({ ...event, tenantId })),
        );
        announce(services, tx, { kind: "tenant-changed", tenantId: id });
        tx.afterCommit(() => log.info({ tenantId: id, rows }, "a deleted tenant was purged"));
      });
    }
  },
});
