import { anyOf } from "../../../database/any-of.ts";
import type { Tx } from "../../../database/index.ts";

interface Named {
  id: string;
  name: string;
}

export const listSharedRoles = (tx: Tx, tenantId: string, dashboardId: string): Promise<Named[]> =>
  tx
    .selectFrom("dashboard_roles as chosen")
    .innerJoin("roles as role", (join) =>
      join.onRef("role.tenant_id", "=", "chosen.tenant_id").onRef("role.id", "=", "chosen.role_id"),
    )
    .select(["role.id", "role.display_name as name"])
    .where("chosen.tenant_id", "=", tenantId)
    .where("chosen.dashboard_id", "=", dashboardId)
    .orderBy("role.display_name")
    .execute();

export const listSharedUsers = (tx: Tx, tenantId: string, dashboardId: string): Promise<Named[]> =>
  tx
    .selectFrom("dashboard_users as chosen")
    .innerJoin("users as person", (join) =>
      join.onRef("person.tenant_id", "=", "chosen.tenant_id").onRef("person.id", "=", "chosen.user_id"),
    )
    .select(["person.id", "person.full_name as name"])
    .where("chosen.tenant_id", "=", tenantId)
    .where("chosen.dashboard_id", "=", dashboardId)
    .orderBy("person.full_name")
    .execute();

/** Those of the ids that are roles of the tenant. */
export const knownRoles = async (tx: Tx, tenantId: string, ids: readonly string[]): Promise<string[]> =>
  (
    await tx
      .selectFrom("roles")
      .select("id")
      .where("tenant_id", "=", tenantId)
      .where("id", "=", anyOf(ids, "uuid"))
      .execute()
  ).map(({ id }) => id);

/** Makes these the roles and users that see a dashboard. */
export const replaceRecipients = async (
  tx: Tx,
  tenantId: string,
  dashboardId: string,
  { roleIds, userIds }: { readonly roleIds: readonly string[]; readonly userIds: readonly string[] },
): Promise<void> => {
  const of = { tenant_id: tenantId, dashboard_id: dashboardId };
  for (const table of ["dashboard_roles", "dashboard_users"] as const)
    await tx.deleteFrom(table).where("tenant_id", "=", tenantId).where("dashboard_id", "=", dashboardId).execute();
  if (roleIds.length > 0)
    await tx
      .insertInto("dashboard_roles")
      .values(roleIds.map((role_id) => ({ ...of, role_id })))
      .execute();
  if (userIds.length > 0)
    await tx
      .insertInto("dashboard_users")
      .values(userIds.map((user_id) => ({ ...of, user_id })))
      .execute();
};
