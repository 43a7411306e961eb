import * as contract from "@evolve/contracts/passwords";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { requireNotAbove } from "../../directory/authorization/index.ts";
import { findChooser, requireChange } from "../../directory/credentials/index.ts";
import { findByName } from "../../directory/directory/index.ts";
import { letterheadOf } from "../../platform/mail/index.ts";
import { endSessionsOfUser } from "../sessions/index.ts";
import { askForReset } from "../password-resets/index.ts";

/** Has a user choose a new password: their sessions end, sign-in asks for it from now on, and a reset is mailed. What the administrator may have sent as a password is not looked at. */
export const startPasswordReset = operation(
  contract.startPasswordReset,
  async ({ actor, body, http, services, write, now }) => {
    const { database } = services;
    const { tenantId } = actor;
    const entry = await findByName(database.system, body.email);
    if (entry?.tenantId !== tenantId) return refuse("notFound", { fields: { email: "notFound" } });
    const { userId } = entry;
    const letterhead = letterheadOf(http);
    await write(async (tx) => {
      const person = await findChooser(tx, tenantId, userId);
      if (person?.status !== "ACTIVE") return refuse("notFound", { fields: { email: "notFound" } });
      await requireNotAbove(tx, userId);
      if (person.saml) refuse("samlUser");
      await requireChange(tx, tenantId, userId);
      await endSessionsOfUser(services, tx, { tenantId, userId }, "password reset by an administrator");
      await askForReset(services, tx, { name: person.userName, letterhead, cause: "administrator", person });
      const details = { reason: body.reason ?? "" };
      const action = "user.password-reset-started";
      await recordEvent(tx, { tenantId, at: now, action, actorId: actor.userId, targetId: userId, details });
    });
    return { emailSent: true, passwordSet: false };
  },
);
