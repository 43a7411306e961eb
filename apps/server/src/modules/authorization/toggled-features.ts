import type { CallAnswer } from "@evolve/contracts/call";
import type * as contract from "@evolve/contracts/permissions";
import type { Request } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import { listToggles } from "./repository.ts";

type Call = typeof contract.toggledFeatures;

/** The feature toggles that are on for the tenant. */
export const toggledFeatures =
  ({ database }: Services) =>
  async ({ actor }: Request<Call>): Promise<CallAnswer<Call>> => ({
    toggledFeatures: await database.readTenant(actor.tenantId, (tx) => listToggles(tx, actor.tenantId)),
  });
