import * as contract from "@evolve/contracts/skills";
import { operation } from "../../../core/operation.ts";
import { presentSkill } from "./present-skill.ts";
import { searchSkillRows } from "./skills-repository.ts";

export const searchSkills = operation(contract.searchSkills, async ({ actor, body, read }) => {
  const { rows, total, next, statistics } = await read((tx) => searchSkillRows(tx, actor.tenantId, body));
  const skills = rows.map((row) => ({ ...presentSkill(row), memberCount: row.memberCount }));
  return { skills, totalRecords: total, next, statistics };
});
