import { sql } from "kysely";
import { anyOf } from "../../../database/any-of.ts";
import type { Tx } from "../../../database/index.ts";

export interface SkilledGroup {
  id: string;
  businessUnitId: string;
  /** Agents who have it take the group's contacts; null: everybody does. */
  skillId: string | null;
}

/** All planning groups of the business unit that a planning group belongs to. */
export const listGroupsBeside = (tx: Tx, tenantId: string, planningGroupId: string): Promise<SkilledGroup[]> =>
  tx
    .selectFrom("planning_groups as asked")
    .innerJoin("planning_groups as planned", (join) =>
      join
        .onRef("planned.tenant_id", "=", "asked.tenant_id")
        .onRef("planned.business_unit_id", "=", "asked.business_unit_id"),
    )
    .select(["planned.id", "planned.business_unit_id as businessUnitId", "planned.skill_id as skillId"])
    .where("asked.tenant_id", "=", tenantId)
    .where("asked.id", "=", planningGroupId)
    .orderBy("planned.id")
    .execute();

export interface HeldSkill {
  userId: string;
  skillId: string;
  fromDay: string | null;
  toDay: string | null;
}

export const listHolders = (tx: Tx, tenantId: string, skillIds: readonly string[]): Promise<HeldSkill[]> =>
  tx
    .selectFrom("user_skills")
    .select(["user_id as userId", "skill_id as skillId", "from_day as fromDay", "to_day as toDay"])
    .where("tenant_id", "=", tenantId)
    .where("skill_id", "=", anyOf(skillIds, "uuid"))
    .execute();

/** The name under which days that have time in [from, to) were last published. */
export const findPublicationName = async (
  tx: Tx,
  tenantId: string,
  businessUnitId: string,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<string | null> =>
  (
    await tx
      .selectFrom("publications as publication")
      .innerJoin("business_units as unit", (join) =>
        join
          .onRef("unit.tenant_id", "=", "publication.tenant_id")
          .onRef("unit.id", "=", "publication.business_unit_id"),
      )
      .select("publication.name")
      .where("publication.tenant_id", "=", tenantId)
      .where("publication.business_unit_id", "=", businessUnitId)
      .where(sql<boolean>`publication.first_day::timestamp at time zone unit.zone < ${to}`)
      .where(sql<boolean>`(publication.first_day + publication.days)::timestamp at time zone unit.zone > ${from}`)
      .orderBy("publication.number", "desc")
      .limit(1)
      .executeTakeFirst()
  )?.name ?? null;
