import * as contract from "@evolve/contracts/skills";
import { operation } from "../../../core/operation.ts";
import { assignSkill } from "./assign-skill.ts";
import { recordChange, requireFreeName, requireUnit } from "./policy.ts";
import { presentSkill } from "./present-skill.ts";
import { findSkill, updateSkillRow } from "./skills-repository.ts";

export const updateSkill = operation(contract.updateSkill, ({ actor: { tenantId }, body, write }) =>
  write(async (tx) => {
    const { id: givenId, version, deltaAdded, deltaDeleted, ...fields } = body;
    const { id } = await requireUnit(tx, "skills", givenId, version);
    await requireFreeName(tx, "skills", fields.name, id);
    const before = await findSkill(tx, tenantId, id);
    await updateSkillRow(tx, tenantId, id, fields);
    const added = deltaAdded.map((userId) => ({ userId }));
    await assignSkill(tx, id, { added, removed: deltaDeleted, field: "deltaAdded" });
    await recordChange(tx, "skill.updated", id, { before, after: fields, deltaAdded, deltaDeleted });
    return { skill: presentSkill(await findSkill(tx, tenantId, id)) };
  }),
);
