import type { CallInput } from "@evolve/contracts/call";
import { limits } from "@evolve/contracts/limits";
import type { changeMemberships } from "@evolve/contracts/memberships";
import { Proficiency } from "@evolve/contracts/organisation";
import { Id } from "@evolve/contracts/validators";
import * as z from "zod/mini";

/** A user's groups and skills, as they are edited. */
export const MembershipFields = z.object({
  groupIds: z.array(Id),
  skills: z.array(z.object({ skillId: Id, proficiency: Proficiency })).check(z.maxLength(limits.skillsPerUser)),
});
export type MembershipFields = z.output<typeof MembershipFields>;

/** What an edit adds, gives another level and removes. */
export const membershipDeltas = (
  before: MembershipFields,
  after: MembershipFields,
): CallInput<typeof changeMemberships>["body"] => {
  const without = (ids: readonly string[], others: readonly string[]) => ids.filter((id) => !others.includes(id));
  const skillIds = (fields: MembershipFields) => fields.skills.map(({ skillId }) => skillId);
  return {
    addedGroupIds: without(after.groupIds, before.groupIds),
    removedGroupIds: without(before.groupIds, after.groupIds),
    skills: after.skills.filter(
      ({ skillId, proficiency }) =>
        !before.skills.some((one) => one.skillId === skillId && one.proficiency === proficiency),
    ),
    removedSkillIds: without(skillIds(before), skillIds(after)),
  };
};
