import * as contract from "@evolve/contracts/tenants";
import { operation } from "../../../core/operation.ts";
import { findTenant } from "./repository.ts";

/** The signed-in user's organisation. */
export const currentTenant = operation(contract.currentTenant, async ({ actor, read }) => {
  const row = await read((tx) => findTenant(tx, actor.tenantId));
  return {
    tenant: {
      tenantId: row.id,
      tenantName: row.name,
      timezone: row.timezone,
      status: row.status,
      type: row.type,
      billingId: row.billingId,
      clusterId: row.clusterId,
    },
  };
});
