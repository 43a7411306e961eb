import * as contract from "@evolve/contracts/quality-forms";
import { isDeepStrictEqual } from "node:util";
import { operation } from "../../../core/operation.ts";
import { refuse, requireVersion } from "../../../core/refusal.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { presentForm } from "./present.ts";
import { findForm, findVersion, isNameTaken, lockForms, updateForm } from "./repository.ts";

export const updateQualityForm = operation(
  contract.updateQualityForm,
  ({ actor: { tenantId, userId }, params, body: { version, name, description, content }, now, write }) =>
    write(async (tx) => {
      await lockForms(tx, tenantId);
      const { id, ...before } = (await findForm(tx, tenantId, params.formId)) ?? refuse("notFound");
      requireVersion(version, before.version);
      if (await isNameTaken(tx, tenantId, name, id)) refuse("nameExists", { fields: { name: "unique" } });
      const published =
        before.publishedVersion === null ? null : await findVersion(tx, tenantId, id, before.publishedVersion);
      const hasChanges = !isDeepStrictEqual(content, published);
      await updateForm(tx, tenantId, id, { name, description, content, hasChanges }, now);
      await recordEvent(tx, {
        tenantId,
        at: now,
        actorId: userId,
        action: "quality-form.updated",
        targetId: id,
        details: { name },
      });
      return { form: presentForm((await findForm(tx, tenantId, id)) ?? refuse("notFound")) };
    }),
);
