import type { CallParsed } from "@evolve/contracts/call";
import { limits } from "@evolve/contracts/limits";
import { organisationLimits } from "@evolve/contracts/organisation";
import type { ChannelId } from "@evolve/contracts/organisation-filters";
import type { searchSkills } from "@evolve/contracts/skills";
import type { ExpressionBuilder } from "kysely";
import { anyOf } from "../../../database/any-of.ts";
import type { Tx } from "../../../database/index.ts";
import type { AcdSkillColumn } from "../../../database/json-columns.ts";
import { patternOf, searchPage } from "../../../database/search.ts";
import type { Database } from "../../../database/types.ts";

export interface SkillRow {
  id: string;
  name: string;
  colorCode: string;
  channelId: ChannelId | null;
  proficiencyEnabled: boolean;
  acdSkillInfos: AcdSkillColumn[];
  version: number;
}

const columns = [
  "unit.id",
  "unit.name",
  "unit.color_code as colorCode",
  "unit.channel_id as channelId",
  "unit.proficiency_enabled as proficiencyEnabled",
  "unit.acd_skill_infos as acdSkillInfos",
  "unit.version",
] as const;

const memberCount = (select: ExpressionBuilder<Database & { unit: Database["skills"] }, "unit">) =>
  select.fn.coalesce(
    select
      .selectFrom("user_skills as held")
      .innerJoin("users as person", (join) =>
        join.onRef("person.tenant_id", "=", "held.tenant_id").onRef("person.id", "=", "held.user_id"),
      )
      .select((inner) => inner.fn.countAll<number>().as("count"))
      .whereRef("held.tenant_id", "=", "unit.tenant_id")
      .whereRef("held.skill_id", "=", "unit.id")
      .where("person.status", "!=", "DELETED"),
    select.lit(0),
  );

export const searchSkillRows = async (tx: Tx, tenantId: string, search: CallParsed<typeof searchSkills>["body"]) => {
  const { id, channelId, search: text = "" } = search.filter;
  let matching = tx
    .selectFrom("skills as unit")
    .where("unit.tenant_id", "=", tenantId)
    .where("unit.name", "ilike", patternOf(text));
  if (id) matching = matching.where("unit.id", "=", anyOf(id, "uuid"));
  if (channelId?.length) matching = matching.where("unit.channel_id", "=", anyOf(channelId, "text"));
  const rows = matching.select((select) => [...columns, memberCount(select).as("memberCount")]);
  const total = matching.select((select) => select.fn.countAll<number>().as("total"));
  const keys = { name: "unit.name", channelId: "unit.channel_id" } as const;
  const order = search.orderBy.length > 0 ? search.orderBy : [{ field: "name", direction: "asc" } as const];
  return searchPage({ rows, keys, id: "unit.id", figures: { members: memberCount } }, total, order, search);
};

const all = (tx: Tx, tenantId: string) =>
  tx.selectFrom("skills as unit").select(columns).where("unit.tenant_id", "=", tenantId);

export const listSkillRows = (tx: Tx, tenantId: string): Promise<SkillRow[]> =>
  all(tx, tenantId).orderBy("unit.name").execute();

export const findSkill = async (tx: Tx, tenantId: string, id: string): Promise<SkillRow> =>
  all(tx, tenantId).where("unit.id", "=", id).executeTakeFirstOrThrow();

type Fields = Omit<SkillRow, "id" | "version">;

const columnsOf = ({ name, colorCode, channelId, proficiencyEnabled, acdSkillInfos }: Fields) => ({
  name,
  color_code: colorCode,
  channel_id: channelId,
  proficiency_enabled: proficiencyEnabled,
  acd_skill_infos: JSON.stringify(acdSkillInfos),
});

export const insertSkill = async (tx: Tx, tenantId: string, id: string, fields: Fields): Promise<void> => {
  await tx
    .insertInto("skills")
    .values({ tenant_id: tenantId, id, ...columnsOf(fields) })
    .execute();
};

export const updateSkillRow = async (tx: Tx, tenantId: string, id: string, fields: Fields): Promise<void> => {
  await tx
    .updateTable("skills")
    .set((select) => ({ ...columnsOf(fields), version: select("version", "+", 1) }))
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .execute();
};

export interface SkillUserRow {
  skillId: string;
  userId: string;
  proficiency: number;
}

/** Who has which skill, or this one, without deleted users. */
export const listSkillUsers = (tx: Tx, tenantId: string, skillId?: string): Promise<SkillUserRow[]> => {
  let held = tx
    .selectFrom("user_skills as held")
    .innerJoin("users as person", (join) =>
      join.onRef("person.tenant_id", "=", "held.tenant_id").onRef("person.id", "=", "held.user_id"),
    )
    .select(["held.skill_id as skillId", "held.user_id as userId", "held.proficiency"])
    .where("held.tenant_id", "=", tenantId)
    .where("person.status", "!=", "DELETED");
  if (skillId !== undefined) held = held.where("held.skill_id", "=", skillId);
  return held.orderBy("held.skill_id").orderBy("held.user_id").execute();
};

export interface Given {
  userId: string;
  proficiency?: number | undefined;
}

/** Gives a skill to people; who has it already keeps their proficiency, unless a new one is given. */
export const giveSkill = async (tx: Tx, tenantId: string, skillId: string, given: readonly Given[]): Promise<void> => {
  for (const { userId, proficiency } of given) {
    const row = { tenant_id: tenantId, user_id: userId, skill_id: skillId };
    const insert = tx
      .insertInto("user_skills")
      .values({ ...row, proficiency: proficiency ?? organisationLimits.proficiencyDefault });
    await insert
      .onConflict((conflict) =>
        proficiency === undefined
          ? conflict.doNothing()
          : conflict.columns(["tenant_id", "user_id", "skill_id"]).doUpdateSet({ proficiency }),
      )
      .execute();
  }
};

export const takeSkill = async (tx: Tx, tenantId: string, skillId: string, ids: readonly string[]): Promise<void> => {
  await tx
    .deleteFrom("user_skills")
    .where("tenant_id", "=", tenantId)
    .where("skill_id", "=", skillId)
    .where("user_id", "=", anyOf(ids, "uuid"))
    .execute();
};

export const takeSkillFromAll = async (tx: Tx, tenantId: string, skillId: string): Promise<number> => {
  const { numDeletedRows } = await tx
    .deleteFrom("user_skills")
    .where("tenant_id", "=", tenantId)
    .where("skill_id", "=", skillId)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
};

/** Whether one of these people has more skills than anybody may have. */
export const hasTooManySkills = async (tx: Tx, tenantId: string, ids: readonly string[]): Promise<boolean> =>
  (await tx
    .selectFrom("user_skills")
    .select("user_id")
    .where("tenant_id", "=", tenantId)
    .where("user_id", "=", anyOf(ids, "uuid"))
    .groupBy("user_id")
    .having((count) => count.fn.countAll<number>(), ">", limits.skillsPerUser)
    .limit(1)
    .executeTakeFirst()) !== undefined;
