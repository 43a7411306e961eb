import type { CallAnswer } from "@evolve/contracts/call";
import type * as contract from "@evolve/contracts/users";
import type { Request } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import { listRoles } from "./repository.ts";

type Call = typeof contract.searchRoles;

/** The roles of the tenant. */
export const searchRoles =
  ({ database }: Services) =>
  async ({ actor }: Request<Call>): Promise<CallAnswer<Call>> => {
    const rows = await database.readTenant(actor.tenantId, (tx) => listRoles(tx, actor.tenantId));
    return {
      roles: rows.map((row) => ({
        id: row.id,
        legacyId: row.legacyId,
        roleName: row.name,
        displayName: row.displayName,
      })),
    };
  };
