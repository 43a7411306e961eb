import * as contract from "@evolve/contracts/skills";
import { operation } from "../../../core/operation.ts";
import { newId } from "../../../ids.ts";
import { recordChange } from "./policy.ts";
import { presentSkill } from "./present-skill.ts";
import { findSkill, insertSkill, listSkillRows, updateSkillRow } from "./skills-repository.ts";
import { lockOrganisation } from "./units-repository.ts";

/** A neutral colour, until somebody chooses one. */
const firstColour = "#3f5f8a";

/** Takes over skills of the contact centre, in one transaction; doing so again changes nothing. */
export const importAcdSkills = operation(contract.importAcdSkills, ({ actor: { tenantId }, body, write }) =>
  write(async (tx) => {
    await lockOrganisation(tx, tenantId);
    const known = await listSkillRows(tx, tenantId);
    const ids: string[] = [];
    for (const { acdSkillId, name, channelId } of body.skills) {
      const linked = known.find(({ acdSkillInfos }) => acdSkillInfos.some((info) => info.acdSkillId === acdSkillId));
      const skill = linked ?? known.find((one) => one.name.toLowerCase() === name.toLowerCase());
      const info = { acdSkillId, name };
      const id = skill?.id ?? newId();
      if (!skill) {
        const fields = { name, colorCode: firstColour, channelId, proficiencyEnabled: true, acdSkillInfos: [info] };
        await insertSkill(tx, tenantId, id, fields);
        known.push({ id, version: 1, ...fields });
      } else if (!linked) {
        skill.acdSkillInfos = [...skill.acdSkillInfos, info];
        await updateSkillRow(tx, tenantId, id, skill);
      }
      if (!linked) await recordChange(tx, skill ? "skill.linked" : "skill.imported", id, info);
      ids.push(id);
    }
    const skills = await Promise.all([...new Set(ids)].map((id) => findSkill(tx, tenantId, id)));
    return { skills: skills.map(presentSkill) };
  }),
);
