import * as contract from "@evolve/contracts/dashboards";
import { operation } from "../../../core/operation.ts";
import { refuse, requireVersion } from "../../../core/refusal.ts";
import { findKnownUsers } from "../../directory/users/index.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { requireChangeable, requireRoom } from "./policy.ts";
import { updateDashboardRow } from "./repository.ts";
import { sharingOf } from "./sharing-of.ts";
import { knownRoles, replaceRecipients } from "./sharing-repository.ts";

/** Shares a dashboard, or stops sharing it. People who can no longer see it lose it as a favourite too, until it is shared with them again. */
export const shareDashboard = operation(contract.shareDashboard, async ({ actor, params, body, write, now }) => {
  const id = params.dashboardId;
  const { sharing } = body;
  const chosen = sharing === "chosen" ? body : { roleIds: [], userIds: [] };
  await write(async (tx) => {
    const before = await requireChangeable(tx, id);
    requireVersion(body.version, (await sharingOf(tx, actor, before)).version);
    if (sharing === "tenant" && !before.isShared) await requireRoom(tx, "shared");
    const roleIds = await knownRoles(tx, actor.tenantId, chosen.roleIds);
    const userIds = await findKnownUsers(tx, actor.tenantId, chosen.userIds);
    for (const [field, given, known] of [
      ["roleIds", chosen.roleIds, roleIds],
      ["userIds", chosen.userIds, userIds],
    ] as const)
      if (new Set(given).size !== known.length)
        refuse("invalidParameters", { fields: { [field]: "invalidEntry" }, reason: "an id is not of the tenant" });
    if (sharing === "chosen" && roleIds.length + userIds.length === 0)
      refuse("invalidParameters", { fields: { roleIds: "required" }, reason: "nobody was chosen" });
    await replaceRecipients(tx, actor.tenantId, id, { roleIds, userIds });
    await updateDashboardRow(tx, actor.tenantId, id, { isShared: sharing === "tenant" }, now);
    await recordEvent(tx, {
      tenantId: actor.tenantId,
      at: now,
      action: "dashboard.shared",
      actorId: actor.userId,
      targetId: id,
      details: { name: before.name, sharing, roles: roleIds.length, users: userIds.length },
    });
  });
  return { success: true } as const;
});
