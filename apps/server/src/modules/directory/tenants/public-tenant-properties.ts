import * as contract from "@evolve/contracts/tenants";
import { Id } from "@evolve/contracts/validators";
import { operation } from "../../../core/operation.ts";
import { tenantOfHost } from "../directory/index.ts";
import { findLoginBanner } from "./repository.ts";

/**
 * A tenant's login banner, by its host or its id; where both are given they must agree. An id that prelogin made up looks
 * like a tenant without a banner.
 */
export const publicTenantProperties = operation(
  contract.publicTenantProperties,
  async ({ query, http, services: { database } }) => {
    const ofHost =
      query.tenantId !== undefined && query.fqdn === undefined
        ? query.tenantId
        : await tenantOfHost(database.system, query.fqdn ?? http.hostname);
    const tenantId = query.tenantId ?? ofHost;
    if (!tenantId || tenantId !== ofHost || !Id.safeParse(tenantId).success) return { loginBanner: null };
    return { loginBanner: await database.readTenant(tenantId, (tx) => findLoginBanner(tx, tenantId)) };
  },
);
