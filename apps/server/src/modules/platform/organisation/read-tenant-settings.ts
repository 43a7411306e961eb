import { readTenantSettings as contract } from "@evolve/contracts/tenant-settings";
import { operation } from "../../../core/operation.ts";
import { findTenant } from "../../directory/tenants/index.ts";
import { presentTenantSettings } from "./present-tenant-settings.ts";

/** The tenant's own settings, as its administrators edit them. */
export const readTenantSettings = operation(contract, async ({ actor, read }) =>
  presentTenantSettings(await read((tx) => findTenant(tx, actor.tenantId))),
);
