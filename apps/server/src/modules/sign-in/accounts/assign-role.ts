import * as contract from "@evolve/contracts/user-administration";
import { announce } from "../../../core/announce.ts";
import { operation } from "../../../core/operation.ts";
import { refuse, requireVersion } from "../../../core/refusal.ts";
import { requireStepUp } from "../../../core/step-up.ts";
import {
  hasAdministrator,
  isAdministrative,
  listPermissionsOf,
  listRoles,
  lockRoles,
  mayHandOn,
} from "../../directory/authorization/index.ts";
import { readUserDetails } from "../../directory/users/index.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { type NewNotification, notify } from "../../platform/notifications/index.ts";
import { listSecondaryRoleIds, lockUser, replaceSecondaryRoles, setRole } from "./repository.ts";

/** Gives a user other roles. They count from the user's next call on, on every node. */
export const assignRole = operation(contract.assignRole, ({ actor, body, services, write, now }) =>
  write(async (tx) => {
    const { tenantId, userId: actorId } = actor;
    const { userId, roleId, secondaryRoleIds, version } = body;
    if (userId === actorId) refuse("ownRole");
    await lockRoles(tx, tenantId);
    const before = (await lockUser(tx, tenantId, userId)) ?? refuse("notFound");
    if (before.status === "DELETED") refuse("notFound");
    requireVersion(version, before.version);
    const all = await listRoles(tx, tenantId);
    const roles = new Map(all.map((role) => [role.id, role]));
    const given = [roleId, ...(secondaryRoleIds ?? [])].map((id) => roles.get(id) ?? refuse("notFound"));
    const held = (await listPermissionsOf(tx, tenantId, userId)) ?? [];
    if (!mayHandOn(actor, [...held, ...given.flatMap(({ permissions }) => permissions)], all))
      refuse("roleNotPermitted");
    if (given.some(isAdministrative)) requireStepUp(services.clock, actor);
    const secondaryBefore = await listSecondaryRoleIds(tx, tenantId, userId);
    await setRole(tx, tenantId, userId, roleId);
    if (secondaryRoleIds) await replaceSecondaryRoles(tx, tenantId, userId, [...new Set(secondaryRoleIds)]);
    if (held.includes("all") && !(await hasAdministrator(tx, tenantId))) refuse("lastAdministrator");
    announce(services, tx, { kind: "user-changed", tenantId, userId });
    const nameOf = (id: string | null) => (id === null ? null : (roles.get(id)?.displayName ?? null));
    const textOf = (ids: readonly string[]): string | null =>
      [...new Set(ids)]
        .map((id) => nameOf(id) ?? id)
        .toSorted()
        .join(", ") || null;
    const fields = {
      role: { before: nameOf(before.roleId), after: nameOf(roleId) },
      secondaryRoles: { before: textOf(secondaryBefore), after: textOf(secondaryRoleIds ?? secondaryBefore) },
    };
    const changes = Object.fromEntries(Object.entries(fields).filter(([, change]) => change.before !== change.after));
    const event = { action: "user.role-changed", actorId, targetId: userId, details: { changes } } as const;
    await recordEvent(tx, { tenantId, at: now, ...event });
    const tell = (text: NewNotification["text"]) =>
      notify(services, tx, { to: { users: [userId] }, topic: "access", text });
    if (changes["role"]) await tell({ key: "roleAssigned", values: { role: nameOf(roleId) ?? "" } });
    const roleNames = fields.secondaryRoles.after;
    if (changes["secondaryRoles"])
      await tell(
        roleNames === null
          ? { key: "secondaryRolesRemoved", values: {} }
          : { key: "secondaryRolesAssigned", values: { roles: roleNames } },
      );
    return readUserDetails(tx, tenantId, userId, now);
  }),
);
