import * as contract from "@evolve/contracts/quality-forms";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { presentForm, presentRow } from "./present.ts";
import { findForm, searchFormRows } from "./repository.ts";

export const searchQualityForms = operation(contract.searchQualityForms, async ({ actor, body, read }) => {
  const { rows, total, next, statistics } = await read((tx) => searchFormRows(tx, actor.tenantId, body));
  return { forms: rows.map(presentRow), totalRecords: total, next, statistics };
});

export const readQualityForm = operation(contract.readQualityForm, async ({ actor, params, read }) => {
  const form = (await read((tx) => findForm(tx, actor.tenantId, params.formId))) ?? refuse("notFound");
  return { form: presentForm(form) };
});
