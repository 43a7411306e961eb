import type { Membership } from "@evolve/contracts/members";
import type { Memberships } from "@evolve/contracts/memberships";
import { anyOf } from "../../../database/any-of.ts";
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

/** The names of what each of these users belongs to, as one text; who belongs to nothing of the kind is left out. */
export const listPlacesOf = async (
  tx: Tx,
  tenantId: string,
  of: Membership,
  ids: readonly string[],
): Promise<Map<string, string>> => {
  if (ids.length === 0) return new Map();
  const rows: NamedPlace[] = await namedPlaces(tx, tenantId, of, ids).execute();
  const names = Map.groupBy(rows, ({ userId }) => userId.toLowerCase());
  return new Map(
    ids.flatMap((id) => {
      const held = names.get(id.toLowerCase());
      return held
        ? [[id, held.map(({ name, level }) => (level === null ? name : `${name} (${level})`)).join(", ")]]
        : [];
    }),
  );
};

interface NamedPlace {
  userId: string;
  name: string;
  /** Of a skill. */
  level: number | null;
}

const namedPlaces = (tx: Tx, tenantId: string, of: Membership, ids: readonly string[]) => {
  switch (of) {
    case "team":
      return tx
        .selectFrom("users as person")
        .innerJoin("teams as unit", (join) =>
          join.onRef("unit.tenant_id", "=", "person.tenant_id").onRef("unit.id", "=", "person.team_id"),
        )
        .select((select) => ["person.id as userId", "unit.name", select.val<number | null>(null).as("level")])
        .where("person.tenant_id", "=", tenantId)
        .where("person.id", "=", anyOf(ids, "uuid"));
    case "employeeGroup":
      return tx
        .selectFrom("users as person")
        .innerJoin("employee_groups as unit", (join) =>
          join.onRef("unit.tenant_id", "=", "person.tenant_id").onRef("unit.id", "=", "person.employee_group_id"),
        )
        .select((select) => ["person.id as userId", "unit.name", select.val<number | null>(null).as("level")])
        .where("person.tenant_id", "=", tenantId)
        .where("person.id", "=", anyOf(ids, "uuid"));
    case "group":
      return tx
        .selectFrom("group_members as member")
        .innerJoin("groups as unit", (join) =>
          join.onRef("unit.tenant_id", "=", "member.tenant_id").onRef("unit.id", "=", "member.group_id"),
        )
        .select((select) => ["member.user_id as userId", "unit.name", select.val<number | null>(null).as("level")])
        .where("member.tenant_id", "=", tenantId)
        .where("member.user_id", "=", anyOf(ids, "uuid"))
        .orderBy("unit.name");
    case "skill":
      return tx
        .selectFrom("user_skills as held")
        .innerJoin("skills as unit", (join) =>
          join.onRef("unit.tenant_id", "=", "held.tenant_id").onRef("unit.id", "=", "held.skill_id"),
        )
        .select(["held.user_id as userId", "unit.name", "held.proficiency as level"])
        .where("held.tenant_id", "=", tenantId)
        .where("held.user_id", "=", anyOf(ids, "uuid"))
        .orderBy("unit.name");
  }
};
