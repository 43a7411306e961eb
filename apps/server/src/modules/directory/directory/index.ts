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
  tenantOfHost,
  type DirectoryEntry,
} from "./repository.ts";
export { tenantIdAfter } from "./tenant-id.ts";
