import * as contract from "@evolve/contracts/skills";
import { operation } from "../../../core/operation.ts";
import { listSkillRows, listSkillUsers } from "./skills-repository.ts";

export const allSkillUsers = operation(contract.allSkillUsers, ({ actor: { tenantId }, read }) =>
  read(async (tx) => {
    const [skills, held] = await Promise.all([listSkillRows(tx, tenantId), listSkillUsers(tx, tenantId)]);
    const users = Map.groupBy(held, ({ skillId }) => skillId);
    return {
      skills: skills.map(({ id }) => ({
        id,
        users: (users.get(id) ?? []).map(({ userId, proficiency }) => ({ userId, proficiency })),
      })),
    };
  }),
);
