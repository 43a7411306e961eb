import * as contract from "@evolve/contracts/employee-groups";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { findDefaultEmployeeGroup, moveEmployees } from "./employee-groups-repository.ts";
import { withMemberHistory } from "./member-history.ts";
import { listMemberIds } from "./members-repository.ts";
import { recordChange, requireUnit } from "./policy.ts";
import { deleteUnitRow } from "./units-repository.ts";

export const deleteEmployeeGroup = operation(
  contract.deleteEmployeeGroup,
  ({ actor: { tenantId }, query: { groupId }, write }) =>
    write(async (tx) => {
      const { id, name } = await requireUnit(tx, "employee_groups", groupId);
      const heir = await findDefaultEmployeeGroup(tx, tenantId);
      if (heir === id) refuse("defaultEmployeeGroup");
      const ids = await listMemberIds(tx, tenantId, "employeeGroup", id);
      const moved = await withMemberHistory(tx, "employeeGroup", ids, () => moveEmployees(tx, tenantId, id, heir));
      await deleteUnitRow(tx, "employee_groups", tenantId, id);
      await recordChange(tx, "employee-group.deleted", id, { name, moved, to: heir });
      return { success: true } as const;
    }),
);
