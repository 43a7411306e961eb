import * as contract from "@evolve/contracts/authorization";
import { operation } from "../../../core/operation.ts";
import { listToggles } from "./repository.ts";

/** The tenant's enabled feature toggles. */
export const toggledFeatures = operation(contract.toggledFeatures, async ({ actor, read }) => ({
  toggledFeatures: await read((tx) => listToggles(tx, actor.tenantId)),
}));
