import { readTenantAddresses as contract } from "@evolve/contracts/tenant-addresses";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { findAddresses } from "./addresses-repository.ts";
import { requireManager } from "./policy.ts";
import { presentAddresses } from "./present-addresses.ts";

/** A tenant's hosts, and where its families of apps are. */
export const readTenantAddresses = operation(contract, async ({ actor, params: { tenantId }, services }) => {
  await requireManager(services, actor);
  return presentAddresses((await findAddresses(services.database.system, tenantId)) ?? refuse("notFound"));
});
