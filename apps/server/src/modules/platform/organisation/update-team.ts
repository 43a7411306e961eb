import * as contract from "@evolve/contracts/team-administration";
import { operation } from "../../../core/operation.ts";
import { recordChange, requireFreeName, requireUnit } from "./policy.ts";
import { renameUnit } from "./units-repository.ts";

export const updateTeam = operation(contract.updateTeam, ({ actor, body: { name, version }, params, write }) =>
  write(async (tx) => {
    const before = await requireUnit(tx, "teams", params.teamId, version);
    await requireFreeName(tx, "teams", name, before.id);
    await renameUnit(tx, "teams", actor.tenantId, { id: before.id, name });
    await recordChange(tx, "team.updated", before.id, { before: before.name, after: name });
    return { team: { id: before.id, name, version: before.version + 1 } };
  }),
);
