export {
  findByName,
  findFirstTenant,
  findTenantOfDomain,
  insertEntries,
  nameKey,
  releaseEntries,
  setDirectoryEmail,
  tenantOfHost,
  type DirectoryEntry,
} from "./repository.ts";
