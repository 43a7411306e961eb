import * as contract from "@evolve/contracts/memberships";
import { holdsAny } from "@evolve/contracts/permissions";
import type { Actor } from "../../../core/actor.ts";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import type { Tx } from "../../../database/index.ts";
import { findUserStatus } from "../../directory/users/index.ts";
import { listGroupsOf, listSkillsOf } from "./memberships-repository.ts";

export const readMemberships = operation(contract.readMemberships, ({ actor, params: { userId }, read }) =>
  read(async (tx) => {
    if ((await findUserStatus(tx, actor.tenantId, userId)) === null) refuse("notFound");
    return membershipsOf(tx, actor, userId);
  }),
);

/** What a user belongs to, as far as the caller may see it. */
export const membershipsOf = async (tx: Tx, actor: Actor, userId: string): Promise<contract.Memberships> => ({
  groups: holdsAny(actor.permissions, "group:view") ? await listGroupsOf(tx, actor.tenantId, userId) : null,
  skills: await listSkillsOf(tx, actor.tenantId, userId),
});
