import * as contract from "@evolve/contracts/tenants";
import { operation } from "../../../core/operation.ts";
import { tenantOfHost } from "../directory/index.ts";
import { findTenant } from "./repository.ts";

/** The login banner of a host's tenant. A tenant id is no key to it: prelogin makes ids up, and they must look alike. */
export const publicTenantProperties = operation(
  contract.publicTenantProperties,
  async ({ query, http, services: { database } }) => {
    const tenantId = await tenantOfHost(database.system, query.fqdn ?? http.hostname);
    if (!tenantId || (query.tenantId !== undefined && query.tenantId !== tenantId)) return { loginBanner: null };
    const row = await database.readTenant(tenantId, (tx) => findTenant(tx, tenantId));
    return { loginBanner: row.loginBanner };
  },
);
