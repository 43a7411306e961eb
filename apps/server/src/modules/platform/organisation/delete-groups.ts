import * as contract from "@evolve/contracts/groups";
import { operation } from "../../../core/operation.ts";
import { removeGroup } from "./group-changes.ts";

export const deleteGroups = operation(contract.deleteGroups, ({ body, write }) =>
  write(async (tx) => {
    for (const groupId of new Set(body.groupToDeleteIds.map((id) => id.toLowerCase()))) await removeGroup(tx, groupId);
    return { success: true } as const;
  }),
);
