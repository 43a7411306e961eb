import type { TenantAddressesFields } from "@evolve/contracts/tenant-addresses";
import { anyOf } from "../../../database/any-of.ts";
import type { SystemTransaction, SystemTx } from "../../../database/index.ts";
import { listHosts } from "../../directory/directory/index.ts";

/** Null where there is no such tenant. */
export const findAddresses = async (tx: SystemTx, tenantId: string): Promise<TenantAddressesFields | null> => {
  const row = await tx
    .selectFrom("tenants")
    .select("base_urls as baseUrls")
    .where("tenant_id", "=", tenantId)
    .executeTakeFirst();
  if (!row) return null;
  const { nice = "", incontact = "", analytics = "" } = row.baseUrls;
  return {
    hosts: await listHosts(tx, tenantId),
    niceBaseUrl: nice,
    incontactBaseUrl: incontact,
    analyticsBaseUrl: analytics,
  };
};

/** Sets the hosts of a tenant. False when another tenant has one of them. */
export const replaceHosts = async (
  tx: SystemTransaction,
  tenantId: string,
  hosts: readonly string[],
): Promise<boolean> => {
  const before = await listHosts(tx, tenantId);
  const gone = before.filter((host) => !hosts.includes(host));
  const added = hosts.filter((host) => !before.includes(host));
  if (gone.length > 0)
    await tx.deleteFrom("hosts").where("tenant_id", "=", tenantId).where("host", "=", anyOf(gone, "text")).execute();
  if (added.length === 0) return true;
  const inserted = await tx
    .insertInto("hosts")
    .values(added.map((host) => ({ host, tenant_id: tenantId })))
    .onConflict((conflict) => conflict.doNothing())
    .returning("host")
    .execute();
  return inserted.length === added.length;
};

/** Empty addresses are left out, so that the installation's own count. */
export const setBaseUrls = async (
  tx: SystemTransaction,
  tenantId: string,
  { niceBaseUrl, incontactBaseUrl, analyticsBaseUrl }: TenantAddressesFields,
): Promise<void> => {
  const all = { nice: niceBaseUrl, incontact: incontactBaseUrl, analytics: analyticsBaseUrl };
  const given = Object.fromEntries(Object.entries(all).filter(([, address]) => address !== ""));
  await tx
    .updateTable("tenants")
    .set({ base_urls: JSON.stringify(given) })
    .where("tenant_id", "=", tenantId)
    .execute();
};
