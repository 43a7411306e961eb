import type { Services } from "../../core/services.ts";
import type { TenantTransaction } from "../../database/index.ts";
import { newId } from "../../ids.ts";
import { drawNextPlan, insertPlan } from "../../modules/quality/plans/index.ts";
import { findByUserName } from "../quality/repository.ts";
import { findCallForm } from "./repository.ts";

const weekMs = 7 * 86_400_000;

/** A plan of Acme's, as if it had been added a week ago, with what it draws of the last week. */
export const addDemoPlan = async (services: Services, tx: TenantTransaction): Promise<void> => {
  const { tenantId } = tx;
  const form = await findCallForm(tx, tenantId);
  const evaluatorIds: string[] = [];
  for (const name of ["evaluator@acme.test", "manager@acme.test"])
    evaluatorIds.push((await findByUserName(tx, tenantId, name)) ?? "");
  if (!form || evaluatorIds.includes("")) return;
  const fields = {
    ...{ name: "Calls of the week", formId: form.id, teamIds: [], perAgent: 1, minSeconds: 20 },
    ...{ channels: ["voice" as const], evaluatorIds, isPaused: false },
  };
  await insertPlan(tx, tenantId, newId(), fields, new Date(services.clock.now().getTime() - weekMs));
  await drawNextPlan(services, tx);
};
