import * as contract from "@evolve/contracts/quality-forms";
import { operation } from "../../../core/operation.ts";
import type { ActorTransaction } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { findForm, lockForms, setFormStatus } from "./repository.ts";

/** Does nothing to a form that is in the state already. */
const change = async (tx: ActorTransaction, formId: string, isRetired: boolean): Promise<void> => {
  const { actor, now } = tx;
  const { tenantId, userId: actorId } = actor;
  await lockForms(tx, tenantId);
  const { id, name, status, publishedVersion } = (await findForm(tx, tenantId, formId)) ?? refuse("notFound");
  if ((status === "retired") === isRetired) return;
  const next = isRetired ? "retired" : publishedVersion === null ? "draft" : "published";
  await setFormStatus(tx, tenantId, id, next, now);
  const action = isRetired ? "quality-form.retired" : "quality-form.restored";
  await recordEvent(tx, { tenantId, at: now, actorId, action, targetId: id, details: { name } });
};

export const retireQualityForm = operation(contract.retireQualityForm, async ({ params, write }) => {
  await write((tx) => change(tx, params.formId, true));
  return { success: true } as const;
});

export const restoreQualityForm = operation(contract.restoreQualityForm, async ({ params, write }) => {
  await write((tx) => change(tx, params.formId, false));
  return { success: true } as const;
});
