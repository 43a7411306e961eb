import * as contract from "@evolve/contracts/groups";
import { operation } from "../../../core/operation.ts";
import { listGroupRows } from "./groups-repository.ts";

export const listGroups = operation(contract.listGroups, async ({ actor, read }) => ({
  groups: await read((tx) => listGroupRows(tx, actor.tenantId)),
}));
