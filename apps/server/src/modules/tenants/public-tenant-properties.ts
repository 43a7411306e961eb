import type { CallAnswer } from "@evolve/contracts/call";
import type * as contract from "@evolve/contracts/tenants";
import type { Request } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import { tenantOfHost } from "../directory/index.ts";
import { findTenant } from "./repository.ts";

type Call = typeof contract.publicTenantProperties;

/** The login banner of a host's tenant. A tenant id is no key to it: prelogin makes ids up, and they must look alike. */
export const publicTenantProperties =
  ({ database }: Services) =>
  async ({ query, http }: Request<Call>): Promise<CallAnswer<Call>> => {
    const tenantId = await tenantOfHost(database.system, query.fqdn ?? http.hostname);
    if (!tenantId || (query.tenantId !== undefined && query.tenantId !== tenantId)) return { loginBanner: null };
    const row = await database.readTenant(tenantId, (tx) => findTenant(tx, tenantId));
    return { loginBanner: row.loginBanner };
  };
