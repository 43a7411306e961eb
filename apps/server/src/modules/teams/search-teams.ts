import type { CallAnswer } from "@evolve/contracts/call";
import type * as contract from "@evolve/contracts/users";
import type { Request } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import { searchTeamRows } from "./repository.ts";

type Call = typeof contract.searchTeams;

/** The teams of the tenant, by name, with how many people they have. */
export const searchTeams =
  ({ database }: Services) =>
  async ({ actor, body }: Request<Call>): Promise<CallAnswer<Call>> => {
    const page = { search: body.filter.search ?? "", skip: body.skip, top: body.top };
    const { rows, total } = await database.readTenant(actor.tenantId, (tx) => searchTeamRows(tx, actor.tenantId, page));
    return { teams: rows.map(({ id, name, memberCount }) => ({ id, name, memberCount })), totalRecords: total };
  };
