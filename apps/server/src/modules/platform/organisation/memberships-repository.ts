import type { Memberships } from "@evolve/contracts/memberships";
import type { Tx } from "../../../database/index.ts";

/** The groups that somebody is in, by name. */
export const listGroupsOf = (tx: Tx, tenantId: string, userId: string): Promise<{ id: string; name: string }[]> =>
  tx
    .selectFrom("group_members as member")
    .innerJoin("groups as unit", (join) =>
      join.onRef("unit.tenant_id", "=", "member.tenant_id").onRef("unit.id", "=", "member.group_id"),
    )
    .select(["unit.id", "unit.name"])
    .where("member.tenant_id", "=", tenantId)
    .where("member.user_id", "=", userId)
    .orderBy("unit.name")
    .orderBy("unit.id")
    .execute();

/** The skills that somebody has, by name. */
export const listSkillsOf = (tx: Tx, tenantId: string, userId: string): Promise<Memberships["skills"]> =>
  tx
    .selectFrom("user_skills as held")
    .innerJoin("skills as unit", (join) =>
      join.onRef("unit.tenant_id", "=", "held.tenant_id").onRef("unit.id", "=", "held.skill_id"),
    )
    .select(["unit.id", "unit.name", "held.proficiency", "unit.proficiency_enabled as proficiencyEnabled"])
    .where("held.tenant_id", "=", tenantId)
    .where("held.user_id", "=", userId)
    .orderBy("unit.name")
    .orderBy("unit.id")
    .execute();
