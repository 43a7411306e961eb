import type { CallAnswer } from "@evolve/contracts/call";
import type * as contract from "@evolve/contracts/tenants";
import type { Request } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import { findTenant } from "./repository.ts";

type Call = typeof contract.currentTenant;

/** The signed-in user's organisation. */
export const currentTenant =
  ({ database }: Services) =>
  async ({ actor }: Request<Call>): Promise<CallAnswer<Call>> => {
    const row = await database.readTenant(actor.tenantId, (tx) => findTenant(tx, actor.tenantId));
    return {
      tenant: {
        tenantId: row.id,
        tenantName: row.name,
        timezone: row.timezone,
        status: row.status,
        type: row.type,
        billingId: row.billingId,
        clusterId: row.clusterId,
      },
    };
  };
