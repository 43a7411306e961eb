import * as contract from "@evolve/contracts/quality-forms";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { findForm, isNeeded, lockForm, lockForms, removeForm } from "./repository.ts";

export const deleteQualityForm = operation(
  contract.deleteQualityForm,
  ({ actor: { tenantId, userId: actorId }, params, now, write }) =>
    write(async (tx) => {
      await lockForms(tx, tenantId);
      await lockForm(tx, tenantId, params.formId);
      const { id, name, evaluations } = (await findForm(tx, tenantId, params.formId)) ?? refuse("notFound");
      if (evaluations > 0 || (await isNeeded(tx, tenantId, id))) refuse("inUse");
      await removeForm(tx, tenantId, id);
      const action = "quality-form.deleted" as const;
      await recordEvent(tx, { tenantId, at: now, actorId, action, targetId: id, details: { name } });
      return { success: true } as const;
    }),
);
