import * as contract from "@evolve/contracts/roles";
import { announce } from "../../../core/announce.ts";
import { operation } from "../../../core/operation.ts";
import { refuse, requireVersion } from "../../../core/refusal.ts";
import { hasAdministrator, lockRoles, requireHeld, requireStepUpToAdd } from "../../directory/authorization/index.ts";
import { recordEvent } from "../audit/index.ts";
import { notify } from "../notifications/index.ts";
import { requireChangeable } from "./policy.ts";
import { presentRole, versionOf } from "./present.ts";
import { isNameTaken, updateRoleRow } from "./repository.ts";

/** Changes a role. Nobody changes one that holds more than they do, nor gives it more; an administrator is left. */
export const updateRole = operation(contract.updateRole, async ({ actor, params, body, services, write, now }) => {
  const { tenantId } = actor;
  const { roleId } = params;
  await write(async (tx) => {
    await lockRoles(tx, tenantId);
    const before = await requireChangeable(tx, roleId);
    requireVersion(body.version, versionOf(before));
    requireHeld(actor, body);
    requireStepUpToAdd(services, actor, before.permissions, body.permissions);
    if (await isNameTaken(tx, tenantId, body.displayName, roleId)) refuse("roleExists");
    await updateRoleRow(tx, tenantId, roleId, body);
    const losesAll = before.permissions.includes("all") && !body.permissions.includes("all");
    if (losesAll && !(await hasAdministrator(tx, tenantId))) refuse("lastAdministrator");
    const details = { name: body.displayName, before: before.permissions, permissions: body.permissions };
    await recordEvent(tx, {
      tenantId,
      at: now,
      action: "role.updated",
      actorId: actor.userId,
      targetId: roleId,
      details,
    });
    if (!isSame(before.permissions, body.permissions))
      await notify(services, tx, {
        to: { roles: [roleId] },
        topic: "access",
        text: { key: "roleUpdated", values: { role: body.displayName } },
      });
    // Every holder's next call counts with the new permissions, on every node.
    announce(services, tx, { kind: "tenant-changed", tenantId });
  });
  return presentRole({ id: roleId, name: body.displayName, ...body });
});

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  [...new Set(one)].sort().join() === [...new Set(other)].sort().join();
