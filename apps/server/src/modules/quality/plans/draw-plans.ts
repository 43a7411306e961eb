import * as z from "zod/mini";
import type { Services } from "../../../core/services.ts";
import type { TenantTransaction } from "../../../database/index.ts";
import { newId } from "../../../ids.ts";
import { defineJob, enqueue } from "../../../jobs/index.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { listActiveEvaluators } from "../evaluations/index.ts";
import { findOffered } from "../forms/index.ts";
import { type DuePlan, drawInteractions, insertAssignments, listDueTenants, takeDuePlan } from "./draw-repository.ts";
import { shareOut } from "./share-out.ts";
import { tellDrawn } from "./tell.ts";

const empty = z.strictObject({});
const retries = { most: 5, waitSeconds: (attempt: number) => 60 * attempt };

/**
 * Draws a tenant's plans whose week has ended, each in a transaction of its own, which counts the week as drawn: once each, however many nodes there
 * are and however often it is begun again.
 */
export const drawPlans = defineJob({
  name: "quality.draw-plans",
  payload: empty,
  retries,
  run: async ({ services, tenantId }) => {
    if (tenantId === null) return;
    const drawNext = () => services.database.withTenant(tenantId, (tx) => drawNextPlan(services, tx));
    while (await drawNext());
  },
});

/** Has the plans of all tenants drawn once a week has ended where they are. What was due several times while no node ran is drawn once. */
export const findDuePlans = defineJob({
  name: "quality.find-due-plans",
  payload: empty,
  retries: { most: 1, waitSeconds: () => 0 },
  cron: "*/5 * * * *",
  run: ({ services: { clock, database } }) =>
    database.withSystem(async (tx) => {
      for (const tenantId of await listDueTenants(tx, clock.now()))
        await enqueue(tx, drawPlans, {}, { tenantId, key: `quality-plans ${tenantId}` });
    }),
});

/** Draws the next plan of the tenant that is due; false where none is. */
export const drawNextPlan = async (services: Services, tx: TenantTransaction): Promise<boolean> => {
  const now = services.clock.now();
  const plan = await takeDuePlan(tx, tx.tenantId, now);
  if (plan) await draw(services, tx, plan, now);
  return plan !== null;
};

const draw = async (services: Services, tx: TenantTransaction, plan: DuePlan, now: Date): Promise<void> => {
  const { tenantId } = tx;
  const form = await findOffered(tx, tenantId, plan.formId);
  const active = new Set((await listActiveEvaluators(tx, tenantId)).map(({ id }) => id));
  const evaluatorIds = plan.evaluatorIds.filter((id) => active.has(id));
  if (!form || form.number === null || evaluatorIds.length === 0) return;
  const shared = shareOut(await drawInteractions(tx, tenantId, plan), evaluatorIds);
  const given = await insertAssignments(
    tx,
    tenantId,
    shared.map((one) => ({ ...one, id: newId(), planId: plan.id, drawnAt: now, dueAt: plan.dueAt })),
  );
  if (given.length === 0) return;
  const action = "evaluation-plan.drawn" as const;
  const details = { name: plan.name, interactions: given.length };
  await recordEvent(tx, { tenantId, at: now, actorId: null, action, targetId: plan.id, details });
  await tellDrawn(services, tx, plan.name, given);
};
