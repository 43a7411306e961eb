export {
  changeDirectoryEmail,
  claimNames,
  findBrandingHost,
  findByName,
  findFirstTenant,
  findTenantOfDomain,
  nameKey,
  tenantOfHost,
  type DirectoryEntry,
} from "./repository.ts";
export { tenantIdAfter } from "./tenant-id.ts";
