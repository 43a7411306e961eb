import { saveTenantAddresses as contract } from "@evolve/contracts/tenant-addresses";
import { operation } from "../../../core/operation.ts";
import { refuse, requireVersion } from "../../../core/refusal.ts";
import { findAddresses, replaceHosts, setBaseUrls } from "./addresses-repository.ts";
import { changeTenant } from "./policy.ts";
import { presentAddresses } from "./present-addresses.ts";

/** Sets a tenant's hosts, and where its families of apps are; pages and menus follow at once. */
export const saveTenantAddresses = operation(
  contract,
  async ({ actor, body: { version: basedOn, ...after }, now, params: { tenantId }, services }) => {
    await changeTenant(services, { actor, now, tenantId, action: "tenant.addresses-set" }, async (tx, { id }) => {
      const { version, ...before } = presentAddresses((await findAddresses(tx, id)) ?? refuse("notFound"));
      requireVersion(basedOn, version);
      if (!(await replaceHosts(tx, id, after.hosts))) refuse("hostTaken", { fields: { hosts: "unique" } });
      await setBaseUrls(tx, id, after);
      return { before, after };
    });
    return presentAddresses((await findAddresses(services.database.system, tenantId)) ?? refuse("notFound"));
  },
);
