import type { Tx } from "../../../database/index.ts";
import type { WorkingDay } from "../../../database/json-columns.ts";

export interface PersonRow {
  hireDate: string;
  roleId: string | null;
  roleName: string | null;
  teamId: string | null;
  teamName: string | null;
  employeeGroupId: string | null;
  employeeGroupName: string | null;
  timeZone: string | null;
  workingHours: WorkingDay[] | null;
}

export const findOwnRow = (tx: Tx, tenantId: string, userId: string): Promise<PersonRow> =>
  tx
    .selectFrom("users as person")
    .leftJoin("roles as role", (join) =>
      join.onRef("role.tenant_id", "=", "person.tenant_id").onRef("role.id", "=", "person.role_id"),
    )
    .leftJoin("teams as team", (join) =>
      join.onRef("team.tenant_id", "=", "person.tenant_id").onRef("team.id", "=", "person.team_id"),
    )
    .leftJoin("employee_groups as employees", (join) =>
      join.onRef("employees.tenant_id", "=", "person.tenant_id").onRef("employees.id", "=", "person.employee_group_id"),
    )
    .select([
      "person.hire_date as hireDate",
      "role.id as roleId",
      "role.display_name as roleName",
      "team.id as teamId",
      "team.name as teamName",
      "employees.id as employeeGroupId",
      "employees.name as employeeGroupName",
      "employees.timezone as timeZone",
      "employees.working_hours as workingHours",
    ])
    .where("person.tenant_id", "=", tenantId)
    .where("person.id", "=", userId)
    .executeTakeFirstOrThrow();

export const listOwnSkills = (
  tx: Tx,
  tenantId: string,
  userId: string,
): Promise<{ id: string; name: string; colorCode: string; proficiency: number }[]> =>
  tx
    .selectFrom("user_skills as held")
    .innerJoin("skills as skill", (join) =>
      join.onRef("skill.tenant_id", "=", "held.tenant_id").onRef("skill.id", "=", "held.skill_id"),
    )
    .select(["skill.id", "skill.name", "skill.color_code as colorCode", "held.proficiency"])
    .where("held.tenant_id", "=", tenantId)
    .where("held.user_id", "=", userId)
    .orderBy("held.proficiency", "desc")
    .orderBy("skill.name")
    .execute();

export const listOwnGroups = (tx: Tx, tenantId: string, userId: string): Promise<{ id: string; name: string }[]> =>
  tx
    .selectFrom("group_members as member")
    .innerJoin("groups as group", (join) =>
      join.onRef("group.tenant_id", "=", "member.tenant_id").onRef("group.id", "=", "member.group_id"),
    )
    .select(["group.id", "group.name"])
    .where("member.tenant_id", "=", tenantId)
    .where("member.user_id", "=", userId)
    .orderBy("group.name")
    .execute();

export interface ColleagueRow {
  id: string;
  firstName: string;
  lastName: string;
  roleName: string | null;
}

/** The team's other active members, the first of them by name, and their number. */
export const listColleagues = async (
  tx: Tx,
  tenantId: string,
  of: { userId: string; teamId: string },
  most: number,
): Promise<{ rows: ColleagueRow[]; total: number }> => {
  const others = tx
    .selectFrom("users as person")
    .leftJoin("roles as role", (join) =>
      join.onRef("role.tenant_id", "=", "person.tenant_id").onRef("role.id", "=", "person.role_id"),
    )
    .where("person.tenant_id", "=", tenantId)
    .where("person.team_id", "=", of.teamId)
    .where("person.id", "!=", of.userId)
    .where("person.status", "=", "ACTIVE");
  const { total } = await others.select((select) => select.fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  const rows = await others
    .select([
      "person.id",
      "person.first_name as firstName",
      "person.last_name as lastName",
      "role.display_name as roleName",
    ])
    .orderBy("person.full_name")
    .limit(most)
    .execute();
  return { rows, total };
};
