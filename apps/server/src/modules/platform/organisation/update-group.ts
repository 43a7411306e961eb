import * as contract from "@evolve/contracts/groups";
import { operation } from "../../../core/operation.ts";
import { changeGroup } from "./group-changes.ts";

export const updateGroup = operation(contract.updateGroup, async ({ body, write }) => ({
  group: await write((tx) => changeGroup(tx, body)),
}));
