import * as contract from "@evolve/contracts/quality-forms";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { newId } from "../../../ids.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { presentForm } from "./present.ts";
import { countForms, findForm, insertForm, isNameTaken, lockForms } from "./repository.ts";

/** A copy is a form of its own: figures of its questions are not those of the original's. */
const renewed = ({ sections }: contract.QualityFormContent): contract.QualityFormContent => ({
  sections: sections.map((section) => ({
    ...section,
    id: newId(),
    questions: section.questions.map((question) => ({ ...question, id: newId() })),
  })),
});

export const createQualityForm = operation(
  contract.createQualityForm,
  ({ actor: { tenantId, userId }, body: { name, description, copyOf }, now, write }) =>
    write(async (tx) => {
      await lockForms(tx, tenantId);
      if ((await countForms(tx, tenantId)) >= contract.qualityFormLimits.formsMax) refuse("tooManyQualityForms");
      const id = newId();
      if (await isNameTaken(tx, tenantId, name, id)) refuse("nameExists", { fields: { name: "unique" } });
      const original = copyOf === undefined ? null : ((await findForm(tx, tenantId, copyOf)) ?? refuse("notFound"));
      const content = original ? renewed(original.content) : { sections: [] };
      await insertForm(tx, tenantId, id, { name, description, content }, now);
      await recordEvent(tx, {
        tenantId,
        at: now,
        actorId: userId,
        action: "quality-form.created",
        targetId: id,
        details: { name, ...(original && { copyOf: original.name }) },
      });
      return { form: presentForm((await findForm(tx, tenantId, id)) ?? refuse("notFound")) };
    }),
);
