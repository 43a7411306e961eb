import type { CallAnswer } from "@evolve/contracts/call";
import type * as contract from "@evolve/contracts/navigation";
import type { Request } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import { baseUrlsOf, findTenant } from "../tenants/index.ts";

type Call = typeof contract.tenantBaseUrls;

/** The base addresses of the signed-in user's tenant. */
export const tenantBaseUrls =
  ({ config, database }: Services) =>
  async ({ actor, http }: Request<Call>): Promise<CallAnswer<Call>> => {
    const tenant = await database.readTenant(actor.tenantId, (tx) => findTenant(tx, actor.tenantId));
    const { nice, incontact, analytics } = baseUrlsOf(tenant, config, http);
    return { niceBaseUrl: nice, incontactBaseUrl: incontact, analyticsBaseUrl: analytics };
  };
