import { codeOf } from "@evolve/contracts/errors";
import * as z from "zod/mini";
import { defineJob } from "../../../jobs/index.ts";
import { failAbandoned } from "./repository.ts";
import { deleteStaleRows } from "./stale-rows-repository.ts";

const chore = { payload: z.strictObject({}), retries: { most: 1, waitSeconds: () => 0 } };

/** A fresh signing key when it is due. */
export const rotateKeys = defineJob({
  ...chore,
  name: "keys.rotate",
  cron: "7 * * * *",
  run: async ({ services: { bus, keys } }) => {
    if (await keys.rotate()) await bus.publish({ kind: "keys-changed" });
  },
});

/** Old rows away, by one node at a time. */
export const sweep = defineJob({
  ...chore,
  name: "rows.sweep",
  cron: "37 * * * *",
  run: async ({ services: { clock, database, log } }) => {
    log.info({ rows: await deleteStaleRows(database, clock.now()) }, "stale rows were deleted");
  },
});

/** Jobs whose last try ended with its node: whoever started one learns that it has failed. */
export const closeAbandoned = defineJob({
  ...chore,
  name: "jobs.close-abandoned",
  cron: "*/10 * * * *",
  run: async ({ services: { bus, database } }) => {
    const abandoned = await failAbandoned(database.system, codeOf("unexpected"));
    await Promise.all(abandoned.map((job) => bus.publish({ kind: "job-changed", ...job })));
  },
});
