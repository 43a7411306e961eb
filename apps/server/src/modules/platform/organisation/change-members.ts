import * as contract from "@evolve/contracts/members";
import { operation } from "../../../core/operation.ts";
import { assignSkill } from "./assign-skill.ts";
import { changeGroupMembers } from "./group-changes.ts";
import { withMemberHistory } from "./member-history.ts";
import { requirePermissionFor, tableOf } from "./memberships.ts";
import { countMembers, joinUnit, leaveUnit } from "./members-repository.ts";
import { recordChange, requirePeople, requireUnit } from "./policy.ts";

/** Adds and removes members in one transaction; somebody in both lists is a member afterwards. */
export const changeMembers = operation(contract.changeMembers, ({ actor, body, write }) => {
  const { of, added, removed } = body;
  const { tenantId } = actor;
  requirePermissionFor(actor, of, "edit");
  return write(async (tx) => {
    const ids = added.map(({ userId }) => userId);
    if (of === "group") {
      await changeGroupMembers(tx, body.id, { added: ids, removed });
      return { memberCount: await countMembers(tx, tenantId, of, body.id) };
    }
    const { id, name } = await requireUnit(tx, tableOf[of], body.id);
    await withMemberHistory(tx, of, [...ids, ...removed], async () => {
      if (of === "skill") return assignSkill(tx, id, { added, removed, field: "added" });
      await requirePeople(tx, ids, "added");
      await leaveUnit(tx, tenantId, of, id, removed);
      await joinUnit(tx, tenantId, of, id, ids);
    });
    await recordChange(tx, "members.changed", id, { of, name, added, removed });
    return { memberCount: await countMembers(tx, tenantId, of, id) };
  });
});
