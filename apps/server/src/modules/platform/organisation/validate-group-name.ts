import * as contract from "@evolve/contracts/employee-groups";
import { operation } from "../../../core/operation.ts";
import { findUnitByName } from "./units-repository.ts";

export const validateGroupName = operation(contract.validateGroupName, async ({ actor, query, read }) => {
  const holder = await read((tx) => findUnitByName(tx, "employee_groups", actor.tenantId, query.groupName));
  return { valid: holder === null || holder === query.groupId?.toLowerCase() };
});
