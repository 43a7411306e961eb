import type { Services } from "../../core/services.ts";
import { newId } from "../../ids.ts";
import { enqueue } from "../../jobs/index.ts";
import { demoHistory } from "./demo-history.ts";
import { insertPeople } from "./people-repository.ts";
import { plansOf } from "./plans.ts";
import { findTenantWithoutPlanning, insertPlanning } from "./repository.ts";
import { planningOf } from "./set-up.ts";

/** A Monday before everything that the demo plans. */
const rotationStart = "2026-01-05";

/**
 * Sets Acme up for planning, once. Its year of history takes seconds to simulate, so a job does that after the start.
 */
export const seedPlanning = async ({ database }: Services): Promise<void> => {
  const tenantId = await findTenantWithoutPlanning(database, "acme");
  if (tenantId === null) return;
  await database.withTenant(tenantId, async (tx) => {
    const rows = planningOf(tenantId, newId());
    if (!(await insertPlanning(tx, rows))) return;
    await insertPeople(tx, rows, plansOf(rows, rotationStart));
    await enqueue(tx, demoHistory, {});
  });
};
