import * as contract from "@evolve/contracts/employee-groups";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { findEmployeeGroup } from "./employee-groups-repository.ts";
import { presentEmployeeGroup } from "./present-employee-group.ts";

export const readEmployeeGroup = operation(contract.readEmployeeGroup, async ({ actor, params, read }) => {
  const row = await read((tx) => findEmployeeGroup(tx, actor.tenantId, params.suId));
  return { group: presentEmployeeGroup(row ?? refuse("notFound")) };
});
