import * as contract from "@evolve/contracts/authorization";
import { operation } from "../../../core/operation.ts";
import { listTogglesOf } from "./repository.ts";

/** The feature toggles that are on for the user: the tenant's and their own. */
export const toggledFeatures = operation(contract.toggledFeatures, async ({ actor, read }) => ({
  toggledFeatures: await read((tx) => listTogglesOf(tx, actor.tenantId, actor.userId)),
}));
