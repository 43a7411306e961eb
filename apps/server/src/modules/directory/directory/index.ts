export {
  changeDirectoryEmail,
  changeDirectoryNames,
  claimNames,
  findBrandingHost,
  findByName,
  findFirstTenant,
  findTenantOfDomain,
  listHosts,
  nameKey,
  isOwnHost,
  tenantOfHost,
  type DirectoryEntry,
} from "./repository.ts";
export { tenantIdAfter } from "./tenant-id.ts";
