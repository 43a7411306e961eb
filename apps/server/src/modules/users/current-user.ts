import type { CallAnswer } from "@evolve/contracts/call";
import type * as contract from "@evolve/contracts/users";
import type { Request } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import { refuse } from "../../http/refusal.ts";
import { presentSessionUser } from "./present.ts";
import { findCurrentUser } from "./repository.ts";

type Call = typeof contract.currentUser;

/** The signed-in user. */
export const currentUser =
  ({ database }: Services) =>
  async ({ actor }: Request<Call>): Promise<CallAnswer<Call>> => {
    const row = await database.readTenant(actor.tenantId, (tx) => findCurrentUser(tx, actor.tenantId, actor.userId));
    return { user: presentSessionUser(row ?? refuse("signedOut")) };
  };
