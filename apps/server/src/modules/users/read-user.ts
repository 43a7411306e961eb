import type { CallAnswer } from "@evolve/contracts/call";
import type * as contract from "@evolve/contracts/users";
import type { Request } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import { refuse } from "../../http/refusal.ts";
import { presentUser } from "./present.ts";
import { findUserRow } from "./repository.ts";

type Call = typeof contract.readUser;

/** One user; somebody of another tenant is not found. */
export const readUser =
  ({ database, clock }: Services) =>
  async ({ actor, params }: Request<Call>): Promise<CallAnswer<Call>> => {
    const row = await database.readTenant(actor.tenantId, (tx) => findUserRow(tx, actor.tenantId, params.userId));
    return { user: presentUser(row ?? refuse("notFound"), clock.now()) };
  };
