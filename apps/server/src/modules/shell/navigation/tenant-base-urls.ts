import * as contract from "@evolve/contracts/navigation";
import { operation } from "../../../core/operation.ts";
import { baseUrlsOf, findTenant } from "../../directory/tenants/index.ts";

/** The base addresses of the signed-in user's tenant. */
export const tenantBaseUrls = operation(
  contract.tenantBaseUrls,
  async ({ actor, http, services: { config }, read }) => {
    const tenant = await read((tx) => findTenant(tx, actor.tenantId));
    const { nice, incontact, analytics } = baseUrlsOf(tenant, config, http);
    return { niceBaseUrl: nice, incontactBaseUrl: incontact, analyticsBaseUrl: analytics };
  },
);
