import * as contract from "@evolve/contracts/resend-invitations";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { makePending, readFullName } from "../../directory/users/index.ts";
import { letterheadOf } from "../../platform/mail/index.ts";
import { sendInvitation } from "./send-invitation.ts";

/** Sends invitations again to those of the given users who are pending; none of them pending is a fault of the caller. */
export const resendInvitations = operation(
  contract.resendInvitations,
  async ({ actor, body, http, services, write, now }) => {
    const { tenantId } = actor;
    const letterhead = letterheadOf(http);
    const sent = await write(async (tx) => {
      const inviter = await readFullName(tx, tenantId, actor.userId);
      const pending = await makePending(tx, tenantId, body.userIds);
      for (const { id, email } of pending) {
        await sendInvitation(services, tx, { tenantId, userId: id, email, inviter }, letterhead);
        await recordEvent(tx, {
          tenantId,
          at: now,
          action: "user.invited-again",
          actorId: actor.userId,
          targetId: id,
        });
      }
      return pending.length;
    });
    if (sent === 0) refuse("notFound", { reason: "none of these users is pending" });
    return { sent };
  },
);
