import type { CallAnswer } from "@evolve/contracts/call";
import type * as contract from "@evolve/contracts/permissions";
import type { Request } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import { listLicences } from "./repository.ts";

type Call = typeof contract.rolePermissions;

/** The permissions of the signed-in user, in lower case, and the licensed applications. */
export const rolePermissions =
  ({ database }: Services) =>
  async ({ actor }: Request<Call>): Promise<CallAnswer<Call>> => {
    const licences = await database.readTenant(actor.tenantId, (tx) => listLicences(tx, actor.tenantId));
    return {
      permissions: [...actor.permissions].sort(),
      applications: licences.map((licence) => licence.applicationId),
    };
  };
