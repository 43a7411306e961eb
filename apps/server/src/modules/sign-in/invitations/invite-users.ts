import type { CallAnswer } from "@evolve/contracts/call";
import * as contract from "@evolve/contracts/invitations";
import { type ActorTransaction, type Context, operation } from "../../../core/operation.ts";
import type { Services } from "../../../core/services.ts";
import { refuse } from "../../../core/refusal.ts";
import { newId } from "../../../ids.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { findRoleToGive } from "../../directory/authorization/index.ts";
import { findTenantPolicy } from "../../directory/credentials/index.ts";
import { claimNames, nameKey } from "../../directory/directory/index.ts";
import { hasTeam } from "../../directory/teams/index.ts";
import { countUsers, insertUsers, readFullName } from "../../directory/users/index.ts";
import { type Letterhead, letterheadOf } from "../../platform/mail/index.ts";
import { sendInvitation } from "./send-invitation.ts";

interface Invited {
  id: string;
  email: string;
}

/** Invites people. The directory above the tenants decides in the same transaction whose an address is. */
export const inviteUsers = operation(
  contract.inviteUsers,
  async ({ body, http, services, write }): Promise<CallAnswer<typeof contract.inviteUsers>> => {
    const people = [...new Map(body.emailAddressesList.map((email) => [nameKey(email), email]))].map(([, email]) => ({
      id: newId(),
      email,
    }));
    const letterhead = letterheadOf(http);
    const invited = await write((tx) => invite(services, tx, body, people, letterhead));
    return {
      results: people.map(({ id, email }) =>
        invited.has(id)
          ? { emailAddress: email, outcome: "invited", userId: id }
          : { emailAddress: email, outcome: "exists", userId: null },
      ),
    };
  },
);

const invite = async (
  services: Services,
  tx: ActorTransaction,
  given: Context<typeof contract.inviteUsers>["body"],
  people: readonly Invited[],
  letterhead: Letterhead,
): Promise<ReadonlySet<string>> => {
  const { actor, now, tenantId } = tx;
  const role = await findRoleToGive(services, tx, given.roleId);
  if (given.teamId && !(await hasTeam(tx, tenantId, given.teamId)))
    refuse("notFound", { fields: { teamId: "notFound" } });
  const area = services.config.area;
  const entries = people.map(({ id, email }) => ({ userName: email, email, userId: id, area }));
  const claimed = new Set(await claimNames(tx, entries));
  const invited = people.filter(({ id }) => claimed.has(id));
  if (invited.length === 0) return claimed;
  const inviter = await readFullName(tx, tenantId, actor.userId);
  const { idmType } = await findTenantPolicy(tx, tenantId);
  const { count, limit } = await countUsers(tx, tenantId);
  if (count + invited.length > limit) refuse("userLimitExceeded", { details: String(limit) });
  await insertUsers(
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
    await sendInvitation(services, tx, { tenantId, userId: id, email, inviter }, letterhead);
    await recordEvent(tx, { tenantId, at: now, action: "user.invited", actorId: actor.userId, targetId: id });
  }
  return claimed;
};
