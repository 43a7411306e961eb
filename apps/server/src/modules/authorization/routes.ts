import * as contract from "@evolve/contracts/permissions";
import { searchRoles as searchRolesCall } from "@evolve/contracts/users";
import type { Binder } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import { licences } from "./licences.ts";
import { rolePermissions } from "./role-permissions.ts";
import { searchRoles } from "./search-roles.ts";
import { toggledFeatures } from "./toggled-features.ts";

export const authorizationRoutes = ({ bind }: Binder, services: Services): void => {
  bind(contract.rolePermissions, rolePermissions(services));
  bind(contract.licences, licences(services));
  bind(contract.toggledFeatures, toggledFeatures(services));
  bind(searchRolesCall, searchRoles(services));
};
