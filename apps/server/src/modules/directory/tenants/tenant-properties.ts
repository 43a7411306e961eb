import * as contract from "@evolve/contracts/tenants";
import { operation } from "../../../core/operation.ts";
import { findTenant } from "./repository.ts";

/** Properties of the signed-in user's tenant. */
export const tenantProperties = operation(contract.tenantProperties, async ({ actor, read }) => {
  const row = await read((tx) => findTenant(tx, actor.tenantId));
  return { sessionTimeout: row.sessionTimeoutMinutes };
});
