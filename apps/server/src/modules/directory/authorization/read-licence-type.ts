import type { Tx } from "../../../database/index.ts";
import { findTenant } from "../tenants/index.ts";
import { licenceTypeOf } from "./licence-type.ts";
import { listLicences } from "./repository.ts";

/** The licence type of the tenant. */
export const readLicenceType = async (tx: Tx, tenantId: string): Promise<string> => {
  const tenant = await findTenant(tx, tenantId);
  return licenceTypeOf(await listLicences(tx, tenantId), tenant.type);
};
