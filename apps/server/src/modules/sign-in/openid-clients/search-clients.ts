import { searchOpenidClients as contract } from "@evolve/contracts/openid-clients";
import { operation } from "../../../core/operation.ts";
import { presentRow } from "./present.ts";
import { searchClientRows } from "./repository.ts";

/** The OpenID clients that the tenant's users may sign in to. */
export const searchOpenidClients = operation(contract, async ({ actor, body, services }) => {
  const { rows, total, next, statistics } = await searchClientRows(services.database.system, actor.tenantId, body);
  return { clients: rows.map(presentRow), totalRecords: total, next, statistics };
});
