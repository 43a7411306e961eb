import * as contract from "@evolve/contracts/skills";
import { operation } from "../../../core/operation.ts";
import { withMemberHistory } from "./member-history.ts";
import { listMemberIds } from "./members-repository.ts";
import { recordChange, requireUnit } from "./policy.ts";
import { takeSkillFromAll } from "./skills-repository.ts";
import { deleteUnitRow } from "./units-repository.ts";

export const deleteSkill = operation(contract.deleteSkill, ({ actor: { tenantId }, query, write }) =>
  write(async (tx) => {
    const { id, name } = await requireUnit(tx, "skills", query.id);
    const ids = await listMemberIds(tx, tenantId, "skill", id);
    const holders = await withMemberHistory(tx, "skill", ids, () => takeSkillFromAll(tx, tenantId, id));
    await deleteUnitRow(tx, "skills", tenantId, id);
    await recordChange(tx, "skill.deleted", id, { name, holders });
    return { success: true } as const;
  }),
);
