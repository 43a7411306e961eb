import * as contract from "@evolve/contracts/authorization";
import { operation } from "../../../core/operation.ts";
import { listLicences } from "./repository.ts";

/** The permissions of the signed-in user, in lower case, and the licensed applications. */
export const rolePermissions = operation(contract.rolePermissions, async ({ actor, read }) => {
  const licences = await read((tx) => listLicences(tx, actor.tenantId));
  return {
    permissions: [...actor.permissions].sort(),
    applications: licences.map((licence) => licence.applicationId),
  };
});
