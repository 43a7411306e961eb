import * as contract from "@evolve/contracts/passwords";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { provePassword, refuseUnfit } from "../authentication/index.ts";
import { findChooser, checkNewPassword } from "../../directory/credentials/index.ts";
import { nameKey } from "../../directory/directory/index.ts";
import { letterheadOf } from "../../platform/mail/index.ts";
import { putPassword } from "./put-password.ts";

/** Changes one's own password. A session alone does not do: the present password counts as at sign-in, wrong guesses too. */
export const changePassword = operation(
  contract.changePassword,
  async ({ actor, body, http, services, read, write }) => {
    const { passwords } = services;
    const { tenantId, userId } = actor;
    const person = (await read((tx) => findChooser(tx, tenantId, userId))) ?? refuse("unexpected");
    const isOwn = (given: string | undefined, own: string): boolean =>
      given === undefined || nameKey(given) === nameKey(own);
    if (!isOwn(body.userName, person.userName) || !isOwn(body.emailAddress, person.email))
      return refuse("forbidden", { reason: "somebody else's password" });
    if (person.saml) return refuse("samlUser");
    const offered = { userName: person.userName, password: body.currentPassword };
    const proven = await provePassword(services, offered, http);
    refuseUnfit(services, proven.person, "password");
    await proven.clearFailedAttempts();

    const letterhead = letterheadOf(http);
    const { language } = letterhead;
    await checkNewPassword(services, { chooser: person, password: body.newPassword, field: "newPassword", language });
    const hash = await passwords.hash(body.newPassword);
    const endedSessions = await write((tx) =>
      putPassword(services, tx, person, {
        hash,
        way: "changed",
        endSessions: body.endOtherSessions,
        keep: actor.sessionId,
        letterhead,
      }),
    );
    return { success: true, endedSessions };
  },
);
