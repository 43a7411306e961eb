import * as contract from "@evolve/contracts/teams";
import { operation } from "../../../core/operation.ts";
import { searchTeamRows } from "./repository.ts";

/** The tenant's teams, by name, with the number of their members. */
export const searchTeams = operation(contract.searchTeams, async ({ actor, body, read }) => {
  const { rows, total, next } = await read((tx) => searchTeamRows(tx, actor.tenantId, body));
  const teams = rows.map(({ id, name, memberCount }) => ({ id, name, memberCount: memberCount ?? 0 }));
  return { teams, totalRecords: total, next };
});
