import * as contract from "@evolve/contracts/tenants";
import type { Binder } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import { currentTenant } from "./current-tenant.ts";
import { publicTenantProperties } from "./public-tenant-properties.ts";
import { tenantProperties } from "./tenant-properties.ts";

export const tenantRoutes = ({ bind }: Binder, services: Services): void => {
  bind(contract.currentTenant, currentTenant(services));
  bind(contract.tenantProperties, tenantProperties(services));
  bind(contract.publicTenantProperties, publicTenantProperties(services));
};
