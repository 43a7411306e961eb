import type { Services } from "../../core/services.ts";
import { newId } from "../../ids.ts";
import { enqueue } from "../../jobs/index.ts";
import { demoHistory } from "./demo-history.ts";
import { findTenantWithoutPlanning, insertPlanning } from "./repository.ts";
import { planningOf } from "./set-up.ts";

/**
 * Sets Acme up for planning, once. Its year of history takes seconds to simulate, so a job does that after the start.
 */
export const seedPlanning = async ({ database }: Services): Promise<void> => {
  const tenantId = await findTenantWithoutPlanning(database, "acme");
  if (tenantId === null) return;
  await database.withTenant(tenantId, async (tx) => {
    if (await insertPlanning(tx, planningOf(tenantId, newId()))) await enqueue(tx, demoHistory, {});
  });
};
