import type { Services } from "../../core/services.ts";
import { newId } from "../../ids.ts";
import { enqueue } from "../../jobs/index.ts";
import { insertAlert } from "../../modules/workforce/adherence/index.ts";
import { demoHistory } from "./demo-history.ts";
import { insertPeople } from "./people-repository.ts";
import { plansOf } from "./plans.ts";
import { findSupervised, findTenantWithoutPlanning, insertPlanning } from "./repository.ts";
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
    const businessUnitId = newId();
    const rows = planningOf(tenantId, businessUnitId);
    if (!(await insertPlanning(tx, rows))) return;
    await insertPeople(tx, rows, plansOf(rows, rotationStart));
    const supervised = await findSupervised(tx, tenantId, businessUnitId);
    if (supervised)
      await insertAlert(tx, tenantId, newId(), {
        ...{ teamId: supervised.teamId, planningGroupId: null, recipientIds: [supervised.supervisorId] },
        ...{ minutes: 10, kinds: [], isActive: true },
      });
    await enqueue(tx, demoHistory, {});
  });
};
