import * as contract from "@evolve/contracts/own-tenant";
import { operation } from "../../../core/operation.ts";
import { presentTenant } from "./present-tenant.ts";

/** The signed-in user's organisation. */
export const currentTenant = operation(contract.currentTenant, async ({ actor, read }) => ({
  tenant: await read((tx) => presentTenant(tx, actor.tenantId)),
}));
