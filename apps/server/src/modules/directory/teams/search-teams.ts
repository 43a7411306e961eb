import * as contract from "@evolve/contracts/users";
import { operation } from "../../../core/operation.ts";
import { searchTeamRows } from "./repository.ts";

/** The teams of the tenant, by name, with how many people they have. */
export const searchTeams = operation(contract.searchTeams, async ({ actor, body, read }) => {
  const page = { search: body.filter.search ?? "", skip: body.skip, top: body.top };
  const { rows, total } = await read((tx) => searchTeamRows(tx, actor.tenantId, page));
  return { teams: rows.map(({ id, name, memberCount }) => ({ id, name, memberCount })), totalRecords: total };
});
