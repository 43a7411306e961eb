import { readOpenidClient as contract } from "@evolve/contracts/openid-clients";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { presentClient } from "./present.ts";
import { findClientOf } from "./repository.ts";

/** One OpenID client; another tenant's is not found. */
export const readOpenidClient = operation(contract, async ({ actor, params, services }) => ({
  client: presentClient(
    (await findClientOf(services.database.system, actor.tenantId, params.clientId)) ?? refuse("notFound"),
  ),
}));
