import * as contract from "@evolve/contracts/scim-users";
import { type Context, operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { lockRoles } from "../../directory/authorization/index.ts";
import { assertionsOf, type Change, changesOf } from "./patch.ts";
import { presentScimUser, userTag } from "./present-user.ts";
import { answerResource, requireTag } from "./resource.ts";
import { draftOf, saveUser } from "./save-user.ts";
import { changeUser } from "./user-draft.ts";
import { findScimUser, lockScimUser } from "./users-repository.ts";

type Call = typeof contract.replaceScimUser | typeof contract.patchScimUser;

/** Makes of a user what a request says, and answers with the result. */
export const applyToUser = async (
  { params, query, http, reply, services, write }: Omit<Context<Call>, "body">,
  changes: readonly Change[],
) => {
  const row = await write(async (tx) => {
    // Before the user, as in all changes of accounts.
    await lockRoles(tx, tx.tenantId);
    const before = (await lockScimUser(tx, tx.tenantId, params.userId)) ?? refuse("notFound");
    requireTag(http, userTag(before));
    await saveUser(services, tx, http, { before, draft: changes.reduce(changeUser, draftOf(before)) });
    return (await findScimUser(tx, tx.tenantId, before.id)) ?? refuse("notFound");
  });
  return answerResource(reply, presentScimUser(services, row), query);
};

/** What a body leaves out stays as it is, as the protocol permits (RFC 7644, 3.5.1): not every identity provider sends all. */
export const replaceScimUser = operation(contract.replaceScimUser, ({ body, ...context }) =>
  applyToUser(context, assertionsOf("replace", body)),
);

export const patchScimUser = operation(contract.patchScimUser, ({ body, ...context }) =>
  applyToUser(context, changesOf(body.Operations)),
);
