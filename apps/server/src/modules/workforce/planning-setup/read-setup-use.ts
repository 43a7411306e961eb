import { holdsAny } from "@evolve/contracts/permissions";
import * as contract from "@evolve/contracts/setup-use";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { findSetupUse, hasSubject } from "./setup-use-repository.ts";

export const readSetupUse = operation(contract.readSetupUse, ({ actor, params: { subject, subjectId }, now, read }) => {
  const { tenantId, permissions } = actor;
  const needed = contract.viewersOfSubjects[subject];
  if (!holdsAny(permissions, needed)) refuse("forbidden", { reason: `needs ${needed}` });
  return read(async (tx) => {
    const id = subjectId.toLowerCase();
    if (!(await hasSubject(tx, tenantId, { subject, id }))) refuse("notFound");
    return findSetupUse(tx, tenantId, { subject, id, now });
  });
});
