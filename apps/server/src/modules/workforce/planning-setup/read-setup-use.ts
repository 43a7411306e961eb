import * as contract from "@evolve/contracts/setup-use";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { findRow } from "./rows-repository.ts";
import { findSetupUse, tableOf } from "./setup-use-repository.ts";

export const readSetupUse = operation(contract.readSetupUse, ({ actor: { tenantId }, params, now, read }) =>
  read(async (tx) => {
    const { subject } = params;
    const id = params.subjectId.toLowerCase();
    if (!(await findRow(tx, tableOf[subject], tenantId, id))) refuse("notFound");
    return findSetupUse(tx, tenantId, { subject, id, now });
  }),
);
