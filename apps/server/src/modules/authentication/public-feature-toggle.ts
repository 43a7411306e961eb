import type * as contract from "@evolve/contracts/authentication";
import type { CallAnswer } from "@evolve/contracts/call";
import type { Request } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import { listToggles } from "../authorization/index.ts";
import { tenantOfHost } from "../directory/index.ts";

type Call = typeof contract.publicFeatureToggle;

/** Whether a feature is on for the tenant of the request's host. */
export const publicFeatureToggle =
  ({ database }: Services) =>
  async ({ query, http }: Request<Call>): Promise<CallAnswer<Call>> => {
    const tenantId = await tenantOfHost(database.system, http.hostname);
    if (!tenantId) return { success: false };
    const toggles = await database.readTenant(tenantId, (tx) => listToggles(tx, tenantId));
    return { success: toggles.includes(query.featurename) };
  };
