import * as contract from "@evolve/contracts/scim-users";
import type { FastifyRequest } from "fastify";
import { type ActorTransaction, operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import type { Services } from "../../../core/services.ts";
import { newId } from "../../../ids.ts";
import { findRoleToGive } from "../../directory/authorization/index.ts";
import { findTenantPolicy } from "../../directory/credentials/index.ts";
import { claimNames, findByName } from "../../directory/directory/index.ts";
import {
  countUsers,
  findUserStatus,
  insertActiveUser,
  insertUsers,
  readFullName,
} from "../../directory/users/index.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { letterheadOf } from "../../platform/mail/index.ts";
import { restoreUser } from "../accounts/index.ts";
import { lockAccount } from "../authentication/index.ts";
import { sendInvitation } from "../invitations/index.ts";
import { findSettings } from "../saml/index.ts";
import { assertionsOf } from "./patch.ts";
import { presentScimUser } from "./present-user.ts";
import { answerResource } from "./resource.ts";
import { saveUser } from "./save-user.ts";
import { changeUser, newUser, type UserDraft } from "./user-draft.ts";
import { activateForSingleSignOn, findScimUser, lockScimUser, setExternalId } from "./users-repository.ts";

interface Given {
  readonly draft: UserDraft;
  readonly http: FastifyRequest;
  /** The tenant's identity provider signs people in; of the role that it gives them, if it names one. */
  readonly singleSignOn: { readonly defaultRoleId: string | null } | null;
}

/** Creates the user whom an identity provider describes, or brings back the one of that name who was deleted. */
export const provisionUser = operation(
  contract.provisionUser,
  async ({ body, query, http, reply, services, write }) => {
    const draft = completed(assertionsOf("add", body).reduce(changeUser, newUser));
    const row = await write(async (tx) => {
      const settings = await findSettings(tx, tx.tenantId);
      const given = { draft, http, singleSignOn: settings?.enabled ? settings : null };
      const id = (await restore(services, tx, given)) ?? (await create(services, tx, given));
      return (await findScimUser(tx, tx.tenantId, id)) ?? refuse("notFound");
    });
    return answerResource(reply, presentScimUser(services, row), query);
  },
);

const completed = (draft: UserDraft): UserDraft => {
  if (draft.userName === "") refuse("invalidParameters", { fields: { userName: "required" } });
  if (draft.lastName !== "" && draft.firstName === "")
    refuse("invalidParameters", { fields: { "name.givenName": "required" } });
  return draft.email === "" ? { ...draft, email: draft.userName } : draft;
};

/** Brings back a deleted user of this tenant with the name or the address. Null where there is none. */
const restore = async (
  services: Services,
  tx: ActorTransaction,
  { draft, http, singleSignOn }: Given,
): Promise<string | null> => {
  const { actor, tenantId } = tx;
  const { system } = services.database;
  const entry = (await findByName(system, draft.userName)) ?? (await findByName(system, draft.email));
  if (entry?.tenantId !== tenantId) return null;
  const { userId } = entry;
  if ((await findUserStatus(tx, tenantId, userId)) !== "DELETED") return null;
  await restoreUser(services, tx, userId);
  if (singleSignOn) await activateForSingleSignOn(tx, tenantId, userId);
  const before = (await lockScimUser(tx, tenantId, userId)) ?? refuse("notFound");
  const named = draft.firstName === "" ? { firstName: before.firstName, lastName: before.lastName } : {};
  await saveUser(services, tx, http, { before, draft: { ...draft, ...named } });
  if (!singleSignOn && draft.active) {
    const inviter = await readFullName(tx, tenantId, actor.userId);
    const invited = { tenantId, userId, email: draft.email, inviter };
    await sendInvitation(services, tx, invited, letterheadOf(http));
  }
  return userId;
};

const create = async (
  services: Services,
  tx: ActorTransaction,
  { draft, http, singleSignOn }: Given,
): Promise<string> => {
  const { actor, now, tenantId } = tx;
  const { userName, email, firstName, lastName, externalId, active } = draft;
  const id = newId();
  const role = await findRoleToGive(services, tx, singleSignOn?.defaultRoleId ?? undefined);
  const roleId = role?.id ?? null;
  const claimed = await claimNames(tx, [{ userName, email, userId: id, area: services.config.area }]);
  if (claimed.length === 0) await refuseTaken(services, draft);
  const { count, limit } = await countUsers(tx, tenantId);
  if (count >= limit) refuse("userLimitExceeded", { details: String(limit) });
  const person = { tenantId, id, userName, email, roleId, createdAt: now };
  if (singleSignOn) await insertActiveUser(tx, { ...person, firstName, lastName });
  else {
    const { idmType } = await findTenantPolicy(tx, tenantId);
    const names = firstName === "" ? {} : { names: { firstName, lastName } };
    // Nobody is invited to an account that is not open yet.
    const status = active ? "PENDING" : "UNREGISTERED";
    await insertUsers(tx, [{ ...person, ...names, teamId: null, idmType, status }]);
  }
  if (externalId !== null) await setExternalId(tx, tenantId, id, externalId);
  const details = { userName, role: role?.displayName ?? null, ...(externalId !== null && { externalId }) };
  await recordEvent(tx, { tenantId, at: now, action: "user.created", actorId: actor.userId, targetId: id, details });
  if (!active) await lockAccount(services, tx, id, true);
  else if (!singleSignOn) {
    const inviter = await readFullName(tx, tenantId, actor.userId);
    await sendInvitation(services, tx, { tenantId, userId: id, email, inviter }, letterheadOf(http));
  }
  return id;
};

const refuseTaken = async ({ database }: Services, { userName, email }: UserDraft): Promise<never> =>
  (await findByName(database.system, userName))
    ? refuse("userNameExists", { fields: { userName: "userNameExists" } })
    : refuse("emailExists", { fields: { "emails.value": "emailExists" }, reason: `${email} is taken` });
