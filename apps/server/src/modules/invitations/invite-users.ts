import type { CallAnswer } from "@evolve/contracts/call";
import type * as contract from "@evolve/contracts/users";
import type { Language } from "@evolve/i18n";
import type { Request } from "../../http/bind.ts";
import type { Actor, Services } from "../../http/context.ts";
import type { Tx } from "../../database/index.ts";
import { languageOfRequest } from "../../http/language.ts";
import { refuse } from "../../http/refusal.ts";
import { newId } from "../../ids.ts";
import { recordEvent } from "../audit/index.ts";
import { holdsAtLeast, listRoles } from "../authorization/index.ts";
import { findTenantPolicy } from "../credentials/index.ts";
import { insertEntries, nameKey, releaseEntries } from "../directory/index.ts";
import { announceMail } from "../mail/index.ts";
import { hasTeam } from "../teams/index.ts";
import { countUsers, insertInvitedUsers, readFullName } from "../users/index.ts";
import { sendInvitation } from "./send-invitation.ts";

type Call = typeof contract.inviteUsers;

interface Invited {
  id: string;
  email: string;
}

/**
 * Invites people. Their addresses are claimed in the directory above the tenants first, since only its unique key can
 * decide between two tenants that invite one person at the same moment; a failure gives the claims back.
 */
export const inviteUsers =
  (services: Services) =>
  async ({ actor, body, http }: Request<Call>): Promise<CallAnswer<Call>> => {
    const { config, database } = services;
    const people = [...new Map(body.emailAddressesList.map((email) => [nameKey(email), email]))].map(([, email]) => ({
      id: newId(),
      email,
    }));
    const claimed = new Set(
      await insertEntries(
        database.system,
        people.map(({ id, email }) => ({
          userName: email,
          email,
          tenantId: actor.tenantId,
          userId: id,
          area: config.area,
        })),
      ),
    );
    const invited = people.filter(({ id }) => claimed.has(id));
    const language = languageOfRequest(http);
    try {
      await database.withTenant(actor.tenantId, (tx) => write(services, tx, actor, body, invited, language));
    } catch (error) {
      await releaseEntries(database.system, actor.tenantId, [...claimed]);
      throw error;
    }
    if (invited.length > 0) await announceMail(services);
    return {
      results: people.map(({ id, email }) =>
        claimed.has(id)
          ? { emailAddress: email, outcome: "invited", userId: id }
          : { emailAddress: email, outcome: "exists", userId: null },
      ),
    };
  };

const write = async (
  services: Services,
  tx: Tx,
  actor: Actor,
  given: Request<Call>["body"],
  invited: readonly Invited[],
  language: Language,
): Promise<void> => {
  const { tenantId } = actor;
  const now = services.clock.now();
  const roles = await listRoles(tx, tenantId);
  const role = given.roleId
    ? roles.find(({ id }) => id === given.roleId)
    : roles.find(({ name }) => name === defaultRole);
  if (given.roleId && !role) refuse("notFound", { fields: { roleId: "notFound" } });
  if (role && !holdsAtLeast(actor, role.permissions))
    refuse("forbidden", { reason: "the role holds more than the actor does" });
  if (given.teamId && !(await hasTeam(tx, tenantId, given.teamId)))
    refuse("notFound", { fields: { teamId: "notFound" } });
  if (invited.length === 0) return;
  const inviter = await readFullName(tx, tenantId, actor.userId);
  const { idmType } = await findTenantPolicy(tx, tenantId);
  const { count, limit } = await countUsers(tx, tenantId);
  if (count + invited.length > limit) refuse("userLimitExceeded", { details: String(limit) });
  await insertInvitedUsers(
    tx,
    invited.map(({ id, email }) => ({
      tenantId,
      id,
      email,
      idmType,
      roleId: role?.id ?? null,
      teamId: given.teamId ?? null,
      createdAt: now,
    })),
  );
  for (const { id, email } of invited) {
    await sendInvitation(services, tx, { tenantId, userId: id, email, inviter }, language);
    await recordEvent(tx, { tenantId, at: now, action: "user.invited", actorId: actor.userId, targetId: id });
  }
};

const defaultRole = "Agent";
