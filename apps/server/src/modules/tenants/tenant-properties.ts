import type { CallAnswer } from "@evolve/contracts/call";
import type * as contract from "@evolve/contracts/tenants";
import type { Request } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import { findTenant } from "./repository.ts";

type Call = typeof contract.tenantProperties;

/** Properties of the signed-in user's tenant. */
export const tenantProperties =
  ({ database }: Services) =>
  async ({ actor }: Request<Call>): Promise<CallAnswer<Call>> => {
    const row = await database.readTenant(actor.tenantId, (tx) => findTenant(tx, actor.tenantId));
    return { sessionTimeout: row.sessionTimeoutMinutes };
  };
