import * as contract from "@evolve/contracts/memberships";
import { operation } from "../../../core/operation.ts";
import { assignSkill } from "./assign-skill.ts";
import { insertGroupMembers } from "./groups-repository.ts";
import { leaveGroup } from "./members-repository.ts";
import { requirePermissionFor } from "./memberships.ts";
import { listGroupsOf, listSkillsOf } from "./memberships-repository.ts";
import { recordChange, requirePeople, requireUnit } from "./policy.ts";
import { membershipsOf } from "./read-memberships.ts";
import { lockOrganisation } from "./units-repository.ts";

/** Changes the groups and skills of one user in one transaction; what is both added and removed is kept. */
export const changeMemberships = operation(contract.changeMemberships, ({ actor, params, body, write }) => {
  const { tenantId } = actor;
  const { userId } = params;
  const { addedGroupIds, removedGroupIds, skills, removedSkillIds } = body;
  if (addedGroupIds.length + removedGroupIds.length > 0) requirePermissionFor(actor, "group", "edit");
  if (skills.length + removedSkillIds.length > 0) requirePermissionFor(actor, "skill", "edit");
  return write(async (tx) => {
    await lockOrganisation(tx, tenantId);
    await requirePeople(tx, [userId], "userId");
    const textOf = async () => ({
      groups: (await listGroupsOf(tx, tenantId, userId)).map(({ name }) => name).join(", "),
      skills: (await listSkillsOf(tx, tenantId, userId)).map((one) => `${one.name} (${one.proficiency})`).join(", "),
    });
    const before = await textOf();
    for (const id of removedGroupIds)
      await leaveGroup(tx, tenantId, (await requireUnit(tx, "groups", id)).id, [userId]);
    for (const id of addedGroupIds)
      await insertGroupMembers(tx, tenantId, (await requireUnit(tx, "groups", id)).id, [userId]);
    // Taken first: exchanging one skill for another must not exceed the limit in between.
    for (const id of removedSkillIds) {
      await requireUnit(tx, "skills", id);
      await assignSkill(tx, id, { added: [], removed: [userId], field: "userId" });
    }
    for (const { skillId, proficiency } of skills) {
      await requireUnit(tx, "skills", skillId);
      await assignSkill(tx, skillId, { added: [{ userId, proficiency }], removed: [], field: "userId" });
    }
    const after = await textOf();
    const changed = (["groups", "skills"] as const).filter((field) => before[field] !== after[field]);
    const changes = Object.fromEntries(
      changed.map((field) => [field, { before: before[field] || null, after: after[field] || null }]),
    );
    if (changed.length > 0) await recordChange(tx, "user.memberships-changed", userId, { changes });
    return membershipsOf(tx, actor, userId);
  });
});
