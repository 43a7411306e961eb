import type { CallAnswer } from "@evolve/contracts/call";
import type * as contract from "@evolve/contracts/passwords";
import type { Request } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import { languageOfRequest } from "../../http/language.ts";
import { refuse } from "../../http/refusal.ts";
import { provePassword, refuseUnfit } from "../authentication/index.ts";
import { findChooser, judgePassword } from "../credentials/index.ts";
import { nameKey } from "../directory/index.ts";
import { announceMail } from "../mail/index.ts";
import { putPassword } from "./put-password.ts";

type Call = typeof contract.changePassword;

/** Changes one's own password. A session alone does not do: the present password counts as at sign-in, wrong guesses too. */
export const changePassword =
  (services: Services) =>
  async ({ actor, body, http }: Request<Call>): Promise<CallAnswer<Call>> => {
    const { bus, database, passwords } = services;
    const { tenantId, userId } = actor;
    const person =
      (await database.readTenant(tenantId, (tx) => findChooser(tx, tenantId, userId))) ?? refuse("unexpected");
    const isOwn = (given: string | undefined, own: string): boolean =>
      given === undefined || nameKey(given) === nameKey(own);
    if (!isOwn(body.userName, person.userName) || !isOwn(body.emailAddress, person.email))
      return refuse("forbidden", { reason: "somebody else's password" });
    if (person.saml) return refuse("samlUser");
    const offered = { userName: person.userName, password: body.currentPassword };
    const proven = await provePassword(services, offered, http);
    refuseUnfit(services, proven.person, "password");
    await proven.forgive();

    const language = languageOfRequest(http);
    await judgePassword(services, { chooser: person, password: body.newPassword, field: "newPassword", language });
    const hash = await passwords.hash(body.newPassword);
    const endedSessions = await database.withTenant(tenantId, (tx) =>
      putPassword(services, tx, person, {
        hash,
        way: "changed",
        endSessions: body.endOtherSessions,
        keep: actor.sessionId,
        language,
      }),
    );
    await bus.publish({ kind: "user-changed", tenantId, userId });
    await announceMail(services);
    return { success: true, endedSessions };
  };
