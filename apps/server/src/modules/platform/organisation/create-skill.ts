import * as contract from "@evolve/contracts/skills";
import { operation } from "../../../core/operation.ts";
import { newId } from "../../../ids.ts";
import { assignSkill } from "./assign-skill.ts";
import { recordChange, requireFreeName } from "./policy.ts";
import { presentSkill } from "./present-skill.ts";
import { findSkill, insertSkill } from "./skills-repository.ts";

export const createSkill = operation(contract.createSkill, ({ actor: { tenantId }, body, write }) =>
  write(async (tx) => {
    const { deltaAdded, ...fields } = body;
    const id = newId();
    await requireFreeName(tx, "skills", fields.name);
    await insertSkill(tx, tenantId, id, fields);
    await assignSkill(tx, id, { added: deltaAdded.map((userId) => ({ userId })), removed: [], field: "deltaAdded" });
    await recordChange(tx, "skill.created", id, body);
    return { skill: presentSkill(await findSkill(tx, tenantId, id)) };
  }),
);
