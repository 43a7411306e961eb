import * as contract from "@evolve/contracts/tenant-management";
import { operation } from "../../../core/operation.ts";
import { presentTenant, requireManager } from "./policy.ts";
import { searchTenantRows } from "./repository.ts";

export const searchTenants = operation(contract.searchTenants, async ({ actor, body, now, services }) => {
  await requireManager(services, actor);
  const { rows, total, next, statistics } = await searchTenantRows(services.database.system, body, now);
  return { tenants: rows.map(presentTenant), totalRecords: total, next, statistics };
});
