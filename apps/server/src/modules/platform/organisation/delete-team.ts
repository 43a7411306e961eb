import * as contract from "@evolve/contracts/team-administration";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { withMemberHistory } from "./member-history.ts";
import { listMemberIds } from "./members-repository.ts";
import { recordChange, requireUnit } from "./policy.ts";
import { clearTeam } from "./teams-repository.ts";
import { deleteUnitRow } from "./units-repository.ts";

export const deleteTeam = operation(contract.deleteTeam, ({ actor, params, write }) =>
  write(async (tx) => {
    const { id, name } = await requireUnit(tx, "teams", params.teamId);
    const ids = await listMemberIds(tx, actor.tenantId, "team", id);
    const members = await withMemberHistory(tx, "team", ids, () => clearTeam(tx, actor.tenantId, id));
    // Limits of time off refer to teams.
    if (!(await deleteUnitRow(tx, "teams", actor.tenantId, id))) refuse("inUse");
    await recordChange(tx, "team.deleted", id, { name, members });
    return { success: true } as const;
  }),
);
