import * as contract from "@evolve/contracts/groups";
import { operation } from "../../../core/operation.ts";
import { addGroup } from "./group-changes.ts";

export const createGroup = operation(contract.createGroup, async ({ body, write }) => ({
  group: await write((tx) => addGroup(tx, body)),
}));
