import { type Kysely, sql } from "kysely";
import type { SystemFence, TenantFence } from "./fence.ts";
import type { Role } from "./pool.ts";
import type { Database as Tables } from "./types.ts";

const nobody = "00000000-0000-0000-0000-000000000000";

/**
 * Checks the role of statements on every path to the database.
 * @throws Error that names the role when it is wrong: row-level security might not hold
 */
export const requireRoles = async (tenant: TenantFence, system: SystemFence): Promise<void> => {
  const ways: [Role, string][] = [
    ["evolve_tenant", await tenant.transaction(nobody, roleIn)],
    ["evolve_tenant", await tenant.reads(nobody, roleIn)],
    ["evolve_tenant", await tenant.write(nobody, roleIn)],
    ["evolve_system", await system.transaction(roleIn)],
    ["evolve_system", await roleIn(system.statements)],
  ];
  for (const [expected, found] of ways)
    if (found !== expected) throw new Error(`the database runs statements in the role ${found}, not in ${expected}`);
};

const roleIn = async (tx: Kysely<Tables>): Promise<string> => {
  const { rows } = await sql<{ role: string }>`select current_user as role`.execute(tx);
  return rows[0]?.role ?? "";
};
