export { holdsAtLeast } from "./policy.ts";
export { readLicenceType } from "./read-licence-type.ts";
export { listLicences, listPermissionsOf, listPermissionsOfRoles, listRoles, listToggles } from "./repository.ts";
export { authorizationRoutes } from "./routes.ts";
