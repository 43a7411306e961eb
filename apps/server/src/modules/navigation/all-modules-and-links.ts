import type { CallAnswer } from "@evolve/contracts/call";
import type * as contract from "@evolve/contracts/navigation";
import type { Request } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import { readMenu } from "./read-menu.ts";

type Call = typeof contract.allModulesAndLinks;

/** The modules and links of the signed-in user. */
export const allModulesAndLinks =
  ({ database }: Services) =>
  async ({ actor, query }: Request<Call>): Promise<CallAnswer<Call>> => ({
    modules: await database.readTenant(actor.tenantId, (tx) => readMenu(tx, actor, query.embeddedClient === "true")),
  });
