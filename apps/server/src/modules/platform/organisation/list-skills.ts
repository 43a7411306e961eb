import * as contract from "@evolve/contracts/skills";
import { operation } from "../../../core/operation.ts";
import { presentSkill } from "./present-skill.ts";
import { listSkillRows } from "./skills-repository.ts";

export const listSkills = operation(contract.listSkills, async ({ actor, read }) => ({
  skills: (await read((tx) => listSkillRows(tx, actor.tenantId))).map(presentSkill),
}));
