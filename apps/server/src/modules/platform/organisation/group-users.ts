import * as contract from "@evolve/contracts/groups";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { listMemberRows } from "./members-repository.ts";
import { findUnit } from "./units-repository.ts";

export const groupUsers = operation(contract.groupUsers, ({ actor: { tenantId }, body: { groupId }, read }) =>
  read(async (tx) => {
    if (!(await findUnit(tx, "groups", tenantId, groupId))) refuse("notFound");
    return { users: await listMemberRows(tx, tenantId, "group", groupId) };
  }),
);
