import type { CallAnswer } from "@evolve/contracts/call";
import type { currentTenant } from "@evolve/contracts/own-tenant";
import type { Tx } from "../../../database/index.ts";
import { listLicences } from "../../directory/authorization/index.ts";
import { findTenant } from "../../directory/tenants/index.ts";

/** The tenant of the transaction, as its users see it. */
export const presentTenant = async (tx: Tx, tenantId: string): Promise<CallAnswer<typeof currentTenant>["tenant"]> => {
  const [row, licenses] = await Promise.all([findTenant(tx, tenantId), listLicences(tx, tenantId)]);
  return {
    tenantId: row.id,
    tenantName: row.name,
    timezone: row.timezone,
    status: row.status,
    type: row.type,
    customerType: row.customerType,
    billingId: row.billingId,
    clusterId: row.clusterId,
    userSoftLimit: row.userSoftLimit,
    licenses,
    version: row.version,
  };
};
