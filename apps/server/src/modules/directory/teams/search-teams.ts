import type { CallAnswer } from "@evolve/contracts/call";
import * as contract from "@evolve/contracts/teams";
import { type Context, operation } from "../../../core/operation.ts";
import { searchTeamRows } from "./repository.ts";

/** The tenant's teams, by name, with the number of their members unless only other fields are wanted. */
const search = async ({
  actor,
  body,
  read,
}: Context<typeof contract.searchTeams>): Promise<CallAnswer<typeof contract.searchTeamsV3>> => {
  const { rows, total, next, statistics } = await read((tx) => searchTeamRows(tx, actor.tenantId, body));
  const isCounted = body.fields?.includes("memberCount") ?? true;
  const teams = rows.map(({ id, name, version, memberCount }) => ({
    id,
    name,
    version,
    ...(isCounted && { memberCount }),
  }));
  return { teams, totalRecords: total, next, statistics };
};

export const searchTeams = operation(contract.searchTeams, search);
export const searchTeamsV3 = operation(contract.searchTeamsV3, search);
