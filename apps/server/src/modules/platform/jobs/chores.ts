import * as z from "zod/mini";
import { defineJob } from "../../../jobs/index.ts";
import { deleteStaleRows } from "./stale-rows-repository.ts";

const hourly = { payload: z.strictObject({}), retries: { most: 1, waitSeconds: () => 0 } };

/** A fresh signing key when it is due. */
export const rotateKeys = defineJob({
  ...hourly,
  name: "keys.rotate",
  cron: "7 * * * *",
  run: async ({ services: { bus, keys } }) => {
    if (await keys.rotate()) await bus.publish({ kind: "keys-changed" });
  },
});

/** Old rows away, by one node at a time. */
export const sweep = defineJob({
  ...hourly,
  name: "rows.sweep",
  cron: "37 * * * *",
  run: async ({ services: { clock, database, log } }) => {
    log.info({ rows: await deleteStaleRows(database, clock.now()) }, "stale rows were deleted");
  },
});
