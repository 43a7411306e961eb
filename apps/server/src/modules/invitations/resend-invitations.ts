import type { CallAnswer } from "@evolve/contracts/call";
import type * as contract from "@evolve/contracts/users";
import type { Request } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import { languageOfRequest } from "../../http/language.ts";
import { refuse } from "../../http/refusal.ts";
import { recordEvent } from "../audit/index.ts";
import { announceMail } from "../mail/index.ts";
import { listPending, readFullName } from "../users/index.ts";
import { sendInvitation } from "./send-invitation.ts";

type Call = typeof contract.resendInvitations;

/** Sends invitations again to those of the given users who are pending; none of them pending is a fault of the caller. */
export const resendInvitations =
  (services: Services) =>
  async ({ actor, body, http }: Request<Call>): Promise<CallAnswer<Call>> => {
    const { clock, database } = services;
    const { tenantId } = actor;
    const language = languageOfRequest(http);
    const sent = await database.withTenant(tenantId, async (tx) => {
      const inviter = await readFullName(tx, tenantId, actor.userId);
      const pending = await listPending(tx, tenantId, body.userIds);
      for (const { id, email } of pending) {
        await sendInvitation(services, tx, { tenantId, userId: id, email, inviter }, language);
        await recordEvent(tx, {
          tenantId,
          at: clock.now(),
          action: "user.invited-again",
          actorId: actor.userId,
          targetId: id,
        });
      }
      return pending.length;
    });
    if (sent === 0) refuse("notFound", { reason: "none of these users is pending" });
    await announceMail(services);
    return { sent };
  };
