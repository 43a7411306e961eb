import * as contract from "@evolve/contracts/authorization";
import { operation } from "../../../core/operation.ts";
import { listToggles } from "./repository.ts";

/** The feature toggles that are on for the tenant. */
export const toggledFeatures = operation(contract.toggledFeatures, async ({ actor, read }) => ({
  toggledFeatures: await read((tx) => listToggles(tx, actor.tenantId)),
}));
