import * as contract from "@evolve/contracts/groups";
import { operation } from "../../../core/operation.ts";
import { findUnitByName } from "./units-repository.ts";

export const groupExists = operation(contract.groupExists, async ({ actor, body, read }) => ({
  groupId: await read((tx) => findUnitByName(tx, "groups", actor.tenantId, body.name)),
}));
