import * as contract from "@evolve/contracts/team-administration";
import { operation } from "../../../core/operation.ts";
import { recordChange, requireUnit } from "./policy.ts";
import { clearTeam } from "./teams-repository.ts";
import { deleteUnitRow } from "./units-repository.ts";

export const deleteTeam = operation(contract.deleteTeam, ({ actor, params, write }) =>
  write(async (tx) => {
    const { id, name } = await requireUnit(tx, "teams", params.teamId);
    const members = await clearTeam(tx, actor.tenantId, id);
    await deleteUnitRow(tx, "teams", actor.tenantId, id);
    await recordChange(tx, "team.deleted", id, { name, members });
    return { success: true } as const;
  }),
);
