import * as contract from "@evolve/contracts/authentication";
import { operation } from "../../../core/operation.ts";
import { listToggles } from "../../directory/authorization/index.ts";
import { tenantOfHost } from "../../directory/directory/index.ts";

/** Whether a feature is on for the tenant of the request's host. */
export const publicFeatureToggle = operation(
  contract.publicFeatureToggle,
  async ({ query, http, services: { database } }) => {
    const tenantId = await tenantOfHost(database.system, http.hostname);
    if (!tenantId) return { success: false };
    const toggles = await database.readTenant(tenantId, (tx) => listToggles(tx, tenantId));
    return { success: toggles.includes(query.featurename) };
  },
);
