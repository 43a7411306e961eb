import * as contract from "@evolve/contracts/skills";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { listSkillUsers } from "./skills-repository.ts";
import { findUnit } from "./units-repository.ts";

export const skillUsers = operation(contract.skillUsers, ({ actor: { tenantId }, query, read }) =>
  read(async (tx) => {
    if (!(await findUnit(tx, "skills", tenantId, query.id))) refuse("notFound");
    const held = await listSkillUsers(tx, tenantId, query.id);
    return { users: held.map(({ userId, proficiency }) => ({ userId, proficiency })) };
  }),
);
