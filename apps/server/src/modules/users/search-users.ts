import type { CallAnswer } from "@evolve/contracts/call";
import type * as contract from "@evolve/contracts/users";
import type { Request } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import { presentUser } from "./present.ts";
import { searchUserRows } from "./search-repository.ts";

type Call = typeof contract.searchUsers;

/** A page of the tenant's users. */
export const searchUsers =
  ({ database, clock }: Services) =>
  async ({ actor, body }: Request<Call>): Promise<CallAnswer<Call>> => {
    const { rows, total } = await database.readTenant(actor.tenantId, (tx) => searchUserRows(tx, actor.tenantId, body));
    const now = clock.now();
    return { users: rows.map((row) => presentUser(row, now)), totalRecords: total };
  };
