import * as contract from "@evolve/contracts/scim-groups";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { removeGroup } from "../../platform/organisation/index.ts";
import { lockScimGroup } from "./groups-repository.ts";
import { groupTag } from "./present-group.ts";
import { requireTag } from "./resource.ts";

export const deprovisionGroup = operation(contract.deprovisionGroup, async ({ params, http, write }) => {
  await write(async (tx) => {
    const row = (await lockScimGroup(tx, tx.tenantId, params.groupId)) ?? refuse("notFound");
    requireTag(http, groupTag(row));
    await removeGroup(tx, row.id);
  });
  return null;
});
