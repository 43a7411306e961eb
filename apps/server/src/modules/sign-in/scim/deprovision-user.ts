import * as contract from "@evolve/contracts/scim-users";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { removeUsers } from "../accounts/index.ts";
import { userTag } from "./present-user.ts";
import { requireTag } from "./resource.ts";
import { findScimUser } from "./users-repository.ts";

export const deprovisionUser = operation(contract.deprovisionUser, async ({ params, http, services, write }) => {
  await write(async (tx) => {
    const before = (await findScimUser(tx, tx.tenantId, params.userId)) ?? refuse("notFound");
    requireTag(http, userTag(before));
    await removeUsers(services, tx, [before.id]);
  });
  return null;
});
