import * as contract from "@evolve/contracts/groups";
import { operation } from "../../../core/operation.ts";
import { clearGroup } from "./groups-repository.ts";
import { recordChange, requireUnit } from "./policy.ts";
import { deleteUnitRow } from "./units-repository.ts";

export const deleteGroups = operation(contract.deleteGroups, ({ actor: { tenantId }, body, write }) =>
  write(async (tx) => {
    for (const groupId of new Set(body.groupToDeleteIds.map((id) => id.toLowerCase()))) {
      const { id, name } = await requireUnit(tx, "groups", groupId);
      const members = await clearGroup(tx, tenantId, id);
      await deleteUnitRow(tx, "groups", tenantId, id);
      await recordChange(tx, "group.deleted", id, { name, members });
    }
    return { success: true } as const;
  }),
);
