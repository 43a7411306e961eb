import * as contract from "@evolve/contracts/members";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { requirePermissionFor, tableOf } from "./memberships.ts";
import { searchMemberRows } from "./members-repository.ts";
import { findUnit } from "./units-repository.ts";

export const searchMembers = operation(contract.searchMembers, ({ actor, body, read }) => {
  requirePermissionFor(actor, body.of, "view");
  return read(async (tx) => {
    if (!(await findUnit(tx, tableOf[body.of], actor.tenantId, body.id))) refuse("notFound");
    const { rows, total, next, statistics } = await searchMemberRows(tx, actor.tenantId, body);
    return { members: rows, totalRecords: total, next, statistics };
  });
});
