import { defineModule } from "../../../core/module.ts";
import { rolePermissions } from "./role-permissions.ts";
import { licences } from "./licences.ts";
import { toggledFeatures } from "./toggled-features.ts";
import { searchUserRoles } from "./search-user-roles.ts";
import { searchRoles } from "./search-roles.ts";

export {
  findRoleToGive,
  isAdministrative,
  isSystemRole,
  mayActAs,
  mayHandOn,
  requireHeld,
  requireMayGive,
  requireNotAbove,
  requireOwnOr,
  requireStepUpToAdd,
} from "./policy.ts";
export { productNameOf } from "./licence-type.ts";
export { readLicenceType } from "./read-licence-type.ts";
export {
  countAdministrators,
  hasAdministrator,
  listAdministrativeHolders,
  listLicences,
  listPermissionsOf,
  listPermissionsOfRoles,
  listRoles,
  listToggles,
  listTogglesOf,
  lockRoles,
  type RoleRow,
} from "./repository.ts";

export const authorization = defineModule({
  operations: [rolePermissions, licences, toggledFeatures, searchRoles, searchUserRoles],
});
