import * as contract from "@evolve/contracts/employee-groups";
import { operation } from "../../../core/operation.ts";
import { searchEmployeeGroupRows } from "./employee-groups-repository.ts";
import { presentEmployeeGroup } from "./present-employee-group.ts";

export const searchEmployeeGroups = operation(contract.searchEmployeeGroups, async ({ actor, body, read }) => {
  const { rows, total, next, statistics } = await read((tx) => searchEmployeeGroupRows(tx, actor.tenantId, body));
  const employeeGroups = rows.map((row) => ({ ...presentEmployeeGroup(row), memberCount: row.memberCount }));
  return { employeeGroups, totalRecords: total, next, statistics };
});
