import type { CallAnswer } from "@evolve/contracts/call";
import type { readTenantAddresses, TenantAddressesFields } from "@evolve/contracts/tenant-addresses";
import { contentVersion } from "../../../core/content-version.ts";

export const presentAddresses = ({
  hosts,
  niceBaseUrl,
  incontactBaseUrl,
  analyticsBaseUrl,
}: TenantAddressesFields): CallAnswer<typeof readTenantAddresses> => {
  const addresses = { hosts, niceBaseUrl, incontactBaseUrl, analyticsBaseUrl };
  return { ...addresses, version: contentVersion(addresses) };
};
