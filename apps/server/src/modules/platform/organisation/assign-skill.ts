import type { ActorTransaction } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { requirePeople } from "./policy.ts";
import { type Given, giveSkill, hasTooManySkills, takeSkill } from "./skills-repository.ts";

/**
 * Gives a skill to people and takes it from others. Section 9: nobody has more than 50. The people are locked first, so that two
 * changes at once cannot go beyond that together.
 */
export const assignSkill = async (
  tx: ActorTransaction,
  skillId: string,
  { added, removed, field }: { added: readonly Given[]; removed: readonly string[]; field: string },
): Promise<void> => {
  const ids = added.map(({ userId }) => userId);
  await requirePeople(tx, ids, field);
  await takeSkill(tx, tx.tenantId, skillId, removed);
  await giveSkill(tx, tx.tenantId, skillId, added);
  if (await hasTooManySkills(tx, tx.tenantId, ids)) refuse("tooManySkills");
};
