import { codeOf } from "@evolve/contracts/errors";
import * as z from "zod/mini";
import { announce } from "../../../core/announce.ts";
import { defineJob } from "../../../jobs/index.ts";
import { jobEnded } from "./job-ended.ts";
import { failAbandoned, listAbandoned } from "./repository.ts";
import { deleteStaleRows } from "./stale-rows-repository.ts";

const chore = { payload: z.strictObject({}), retries: { most: 1, waitSeconds: () => 0 } };

/** Creates a new signing key when one is due. */
export const rotateKeys = defineJob({
  ...chore,
  name: "keys.rotate",
  cron: "7 * * * *",
  run: async ({ services: { keys } }) => {
    await keys.rotate();
  },
});

/** Deletes stale rows, on one node at a time. */
export const sweep = defineJob({
  ...chore,
  name: "rows.sweep",
  cron: "37 * * * *",
  run: async ({ services: { clock, database, log } }) => {
    log.info({ rows: await deleteStaleRows({ database, log }, clock.now()) }, "stale rows were deleted");
  },
});

/** Marks jobs as failed whose last run ended with its node, so that the people who started them are told. */
export const closeAbandoned = defineJob({
  ...chore,
  name: "jobs.close-abandoned",
  cron: "*/10 * * * *",
  run: async ({ services }) => {
    const { database, events } = services;
    for (const { tenantId, ...job } of await listAbandoned(database.system))
      await database.withTenant(tenantId, async (tx) => {
        if (!(await failAbandoned(tx, { tenantId, jobId: job.jobId }, codeOf("unexpected")))) return;
        await events.tell(tx, jobEnded, { ...job, state: "failed" });
        announce(services, tx, { kind: "job-changed", tenantId, jobId: job.jobId });
      });
  },
});
