import * as contract from "@evolve/contracts/groups";
import { operation } from "../../../core/operation.ts";
import { searchGroupRows } from "./groups-repository.ts";

export const searchGroups = operation(contract.searchGroups, async ({ actor, body, read }) => {
  const { rows, total, next, statistics } = await read((tx) => searchGroupRows(tx, actor.tenantId, body));
  const groups = rows.map(({ id, name, version, memberCount }) => ({ id, name, version, memberCount }));
  return { groups, totalRecords: total, next, statistics };
});
