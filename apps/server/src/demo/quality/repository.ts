import type { Database, Tx } from "../../database/index.ts";

/** The demo tenant whose evaluations are made; null once it has a form. */
export const findUnevaluated = async (database: Database, tenantKey: string): Promise<string | null> =>
  (
    await database.system
      .selectFrom("users as person")
      .select("person.tenant_id as tenantId")
      .where("person.user_name", "=", `admin@${tenantKey}.test`)
      .where((where) =>
        where.not(
          where.exists(
            where
              .selectFrom("quality_forms as form")
              .select("form.id")
              .whereRef("form.tenant_id", "=", "person.tenant_id"),
          ),
        ),
      )
      .executeTakeFirst()
  )?.tenantId ?? null;

interface Person {
  readonly id: string;
  readonly userName: string;
}

/** Active people with one of the roles, by name. */
export const listWithRole = (tx: Tx, tenantId: string, roleName: string, most: number): Promise<Person[]> =>
  tx
    .selectFrom("users as person")
    .innerJoin("roles as role", (join) =>
      join.onRef("role.tenant_id", "=", "person.tenant_id").onRef("role.id", "=", "person.role_id"),
    )
    .select(["person.id", "person.user_name as userName"])
    .where("person.tenant_id", "=", tenantId)
    .where("person.status", "=", "ACTIVE")
    .where("role.name", "=", roleName)
    .orderBy("person.full_name")
    .limit(most)
    .execute();

export const findByUserName = async (tx: Tx, tenantId: string, userName: string): Promise<string | null> =>
  (
    await tx
      .selectFrom("users")
      .select("id")
      .where("tenant_id", "=", tenantId)
      .where("user_name", "=", userName)
      .executeTakeFirst()
  )?.id ?? null;
