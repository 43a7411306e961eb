import * as contract from "@evolve/contracts/employee-groups";
import { operation } from "../../../core/operation.ts";
import { listEmployeeGroupRows } from "./employee-groups-repository.ts";
import { presentEmployeeGroup } from "./present-employee-group.ts";

export const listEmployeeGroups = operation(contract.listEmployeeGroups, async ({ actor, read }) => {
  const rows = await read((tx) => listEmployeeGroupRows(tx, actor.tenantId));
  return { groups: rows.map(presentEmployeeGroup) };
});
