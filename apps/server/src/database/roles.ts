import { type Kysely, sql } from "kysely";
import type pg from "pg";
import type { SystemFence, TenantFence } from "./fence.ts";
import type { Role } from "./pool.ts";
import type { Database as Tables } from "./types.ts";

const nobody = "00000000-0000-0000-0000-000000000000";

/**
 * Checks the role of statements on every path to the database.
 * @throws Error that names the role when it is wrong: row-level security might not hold
 */
export const requireRoles = async (
  tenant: TenantFence,
  system: SystemFence,
  queue: Pick<pg.Pool, "query">,
): Promise<void> => {
  const ways: [Role, string][] = [
    ["evolve_tenant", await tenant.transaction(nobody, roleIn)],
    ["evolve_tenant", await tenant.reads(nobody, roleIn)],
    ["evolve_tenant", await tenant.write(nobody, roleIn)],
    ["evolve_system", await system.transaction(roleIn)],
    ["evolve_system", await roleIn(system.statements)],
    ["evolve_system", roleOf(await queue.query<RoleRow>(currentRole))],
  ];
  for (const [expected, found] of ways)
    if (found !== expected) throw new Error(`the database runs statements in the role ${found}, not in ${expected}`);
};

interface RoleRow {
  readonly role: string;
}

const currentRole = "select current_user as role";

const roleOf = ({ rows }: { readonly rows: readonly RoleRow[] }): string => rows[0]?.role ?? "";

const roleIn = async (tx: Kysely<Tables>): Promise<string> => roleOf(await sql.raw<RoleRow>(currentRole).execute(tx));
