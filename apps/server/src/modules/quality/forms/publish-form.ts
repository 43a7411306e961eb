import * as contract from "@evolve/contracts/quality-forms";
import { problemsOf } from "@evolve/quality";
import { operation } from "../../../core/operation.ts";
import { refuse, requireVersion } from "../../../core/refusal.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { presentForm } from "./present.ts";
import { findForm, insertVersion, lockForms } from "./repository.ts";

export const publishQualityForm = operation(
  contract.publishQualityForm,
  ({ actor: { tenantId, userId }, params, body, now, write }) =>
    write(async (tx) => {
      await lockForms(tx, tenantId);
      const form = (await findForm(tx, tenantId, params.formId)) ?? refuse("notFound");
      requireVersion(body.version, form.version);
      const problems = problemsOf(form.content);
      // The first problem of each place: it is mended before the next one is looked at.
      const fields = Object.fromEntries(
        problems.toReversed().map(({ problem, sectionId, questionId }) => [questionId ?? sectionId ?? "form", problem]),
      );
      if (problems.length > 0) refuse("formIncomplete", { fields });
      const number = (form.publishedVersion ?? 0) + 1;
      await insertVersion(tx, tenantId, { id: form.id, number, content: form.content, by: userId, now });
      await recordEvent(tx, {
        tenantId,
        at: now,
        actorId: userId,
        action: "quality-form.published",
        targetId: form.id,
        details: { name: form.name, version: number },
      });
      return { form: presentForm((await findForm(tx, tenantId, form.id)) ?? refuse("notFound")) };
    }),
);
