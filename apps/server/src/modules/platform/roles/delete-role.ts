import * as contract from "@evolve/contracts/roles";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { lockRoles } from "../../directory/authorization/index.ts";
import { recordEvent } from "../audit/index.ts";
import { requireChangeable } from "./policy.ts";
import { deleteRoleRow } from "./repository.ts";

/** Deletes a role that nobody has. */
export const deleteRole = operation(contract.deleteRole, async ({ actor, params, write, now }) => {
  const { tenantId } = actor;
  const { roleId } = params;
  await write(async (tx) => {
    await lockRoles(tx, tenantId);
    const { displayName } = await requireChangeable(tx, roleId);
    if (!(await deleteRoleRow(tx, tenantId, roleId))) refuse("roleInUse");
    await recordEvent(tx, {
      tenantId,
      at: now,
      action: "role.deleted",
      actorId: actor.userId,
      targetId: roleId,
      details: { name: displayName },
    });
  });
  return { success: true } as const;
});
