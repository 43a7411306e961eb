import type { Services } from "@evolve/server/core/services";
import { newId } from "@evolve/server/ids";
import type { BuiltUser } from "./builders.ts";

/** Two dashboards of a user, each with a row in every table about dashboards; the probe changes the first. Returns its id. */
export const fillDashboardTables = async (
  { clock, database }: Services,
  { id: userId, tenantId, roleId }: BuiltUser,
  name: string,
): Promise<string> => {
  const now = clock.now();
  const [first, other] = [newId(), newId()];
  await database.withTenant(tenantId, async (tx) => {
    for (const id of [first, other]) {
      const of = { tenant_id: tenantId, dashboard_id: id };
      const made = { created_by: userId, created_at: now, changed_at: now };
      await tx
        .insertInto("dashboards")
        .values({ tenant_id: tenantId, id, name: `${name} ${id}`, ...made })
        .execute();
      for (const table of ["favourite_dashboards", "dashboard_users"] as const)
        await tx
          .insertInto(table)
          .values({ ...of, user_id: userId })
          .execute();
      await tx
        .insertInto("dashboard_roles")
        .values({ ...of, role_id: roleId })
        .execute();
    }
  });
  return first;
};
