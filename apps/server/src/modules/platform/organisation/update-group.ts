import * as contract from "@evolve/contracts/groups";
import { operation } from "../../../core/operation.ts";
import { clearGroup, findGroup, insertGroupMembers } from "./groups-repository.ts";
import { recordChange, requireFreeName, requirePeople, requireUnit } from "./policy.ts";
import { renameUnit } from "./units-repository.ts";

export const updateGroup = operation(contract.updateGroup, ({ actor: { tenantId }, body, write }) =>
  write(async (tx) => {
    const { id, name, usersIds, version } = body;
    await requireUnit(tx, "groups", id, version);
    const before = await findGroup(tx, tenantId, id);
    await requireFreeName(tx, "groups", name, before.id);
    await renameUnit(tx, "groups", tenantId, { id, name });
    if (usersIds !== undefined) {
      await requirePeople(tx, usersIds, "usersIds");
      await clearGroup(tx, tenantId, id);
      await insertGroupMembers(tx, tenantId, id, usersIds);
    }
    const after = await findGroup(tx, tenantId, id);
    await recordChange(tx, "group.updated", before.id, { before, after });
    return { group: after };
  }),
);
