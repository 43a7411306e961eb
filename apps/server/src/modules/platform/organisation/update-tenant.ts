import * as contract from "@evolve/contracts/own-tenant";
import { announce } from "../../../core/announce.ts";
import { operation } from "../../../core/operation.ts";
import { requireVersion } from "../../../core/refusal.ts";
import { findTenant, updateTenantRow } from "../../directory/tenants/index.ts";
import { recordChange } from "./policy.ts";
import { presentTenant } from "./present-tenant.ts";
import { lockOrganisation } from "./units-repository.ts";

export const updateTenant = operation(contract.updateTenant, ({ actor: { tenantId }, body, services, write }) =>
  write(async (tx) => {
    await lockOrganisation(tx, tenantId);
    const before = await findTenant(tx, tenantId);
    requireVersion(body.version, before.version);
    const after = { name: body.tenantName, timezone: body.timezone };
    await updateTenantRow(tx, tenantId, after);
    const was = { name: before.name, timezone: before.timezone };
    await recordChange(tx, "tenant.updated", tenantId, { before: was, after });
    announce(services, tx, { kind: "tenant-changed", tenantId });
    return { tenant: await presentTenant(tx, tenantId) };
  }),
);
