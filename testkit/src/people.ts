import { randomBytes } from "node:crypto";
import type { Services } from "@evolve/server/core/services";
import { newId } from "@evolve/server/ids";
import type { BuiltTenant } from "./builders.ts";

export interface Person {
  firstName?: string;
  lastName?: string;
  email?: string;
  status?: "UNREGISTERED" | "PENDING" | "ACTIVE" | "DELETED";
  impersonated?: boolean;
  roleId?: string;
  teamId?: string;
  employeeGroupId?: string;
  skillIds?: readonly string[];
  lastSignInAt?: Date;
  hireDate?: string;
}

/** Builds many users at once, without passwords so that it is fast; for lists and searches. Returns their ids. */
export const buildPeople = async (
  { clock, database }: Services,
  tenant: BuiltTenant,
  people: readonly Person[],
): Promise<string[]> => {
  const made = people.map((person) => {
    const email = person.email ?? `p.${randomBytes(6).toString("hex")}@${tenant.key}.test`;
    return { ...person, id: newId(), email };
  });
  await database.withSystem(async (tx) => {
    await tx
      .insertInto("users")
      .values(
        made.map((person) => ({
          tenant_id: tenant.id,
          id: person.id,
          user_name: person.email,
          email: person.email,
          first_name: person.firstName ?? "Pat",
          last_name: person.lastName ?? "Same",
          status: person.status ?? "ACTIVE",
          impersonated: person.impersonated ?? false,
          hire_date: person.hireDate ?? "2015-03-01",
          role_id: person.roleId ?? null,
          team_id: person.teamId ?? null,
          employee_group_id: person.employeeGroupId ?? null,
          last_sign_in_at: person.lastSignInAt ?? null,
          created_at: clock.now(),
        })),
      )
      .execute();
    await tx
      .insertInto("sign_in_directory")
      .values(
        made.map(({ id, email }) => ({
          user_name: email.toLowerCase(),
          email: email.toLowerCase(),
          tenant_id: tenant.id,
          user_id: id,
          area: "na1",
        })),
      )
      .execute();
    const held = made.flatMap(({ id, skillIds }) =>
      (skillIds ?? []).map((skill_id) => ({ tenant_id: tenant.id, user_id: id, skill_id, proficiency: 5 })),
    );
    if (held.length > 0) await tx.insertInto("user_skills").values(held).execute();
  });
  return made.map(({ id }) => id);
};

/** Builds a role, team, skill or employee group of the tenant. Returns its id. */
export const buildNamed = async (
  { database }: Services,
  tenant: BuiltTenant,
  kind: "role" | "team" | "skill" | "employeeGroup" | "group",
  name: string,
  permissions: readonly string[] = [],
): Promise<string> => {
  const row = { tenant_id: tenant.id, id: newId(), name };
  const { system } = database;
  if (kind === "team") await system.insertInto("teams").values(row).execute();
  else if (kind === "group") await system.insertInto("groups").values(row).execute();
  else if (kind === "skill")
    await system
      .insertInto("skills")
      .values({ ...row, color_code: "#1461c4" })
      .execute();
  else if (kind === "role")
    await system
      .insertInto("roles")
      .values({ ...row, legacy_id: row.id, display_name: name, permissions: [...permissions] })
      .execute();
  else
    await system
      .insertInto("employee_groups")
      .values({ ...row, timezone: "Etc/UTC", is_default: false, working_hours: "[]" })
      .execute();
  return row.id;
};
