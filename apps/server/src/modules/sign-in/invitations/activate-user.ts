import * as contract from "@evolve/contracts/invitations";
import { operation } from "../../../core/operation.ts";
import { languageOfRequest } from "../../../http/language.ts";
import { refuse } from "../../../core/refusal.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { proveOneTimeCode } from "../authentication/index.ts";
import { findChooser, checkNewPassword, replacePassword } from "../../directory/credentials/index.ts";
import { activateUserRow } from "../../directory/users/index.ts";
import { isUsable, parseLinkToken, spendLink } from "../../platform/one-time-links/index.ts";
import { findInvitation } from "./repository.ts";

/**
 * Spends an invitation: the first password, and the user is active. Of two requests at once one succeeds. Where the user has
 * a one-time code already, a wrong one is told after (141): sign-in asks for it again.
 */
export const activateUser = operation(contract.activateUser, async ({ body, http, services, now }) => {
  const { database, limiter, passwords } = services;
  await limiter.admit(http.ip, "links");
  const fail = async (): Promise<never> => {
    await limiter.charge(http.ip, "links");
    return refuse("invitationInvalid");
  };
  const token = parseLinkToken(body.token) ?? (await fail());
  const { tenantId } = token;
  const findUsable = async () => {
    const found = await database.readTenant(tenantId, (tx) => findInvitation(tx, tenantId, token.id));
    return found && isUsable(found, token, now) ? found : null;
  };
  const row = (await findUsable()) ?? (await fail());
  const person = (await database.readTenant(tenantId, (tx) => findChooser(tx, tenantId, row.userId))) ?? (await fail());
  const language = languageOfRequest(http);
  try {
    await checkNewPassword(services, { chooser: person, password: body.password, field: "password", language });
  } catch (refusal) {
    // Another request may have been first meanwhile, and then the password that is in use is its own.
    if (await findUsable()) throw refusal;
    await fail();
  }
  const hash = await passwords.hash(body.password);
  const proof = body.otp === undefined ? null : await proveOneTimeCode(services, http, person, body.otp);
  const activated = await database.withTenant(tenantId, async (tx) => {
    if (!(await spendLink(tx, "invitations", token, now))) return null;
    const userName = await activateUserRow(tx, tenantId, row.userId);
    if (userName === null) return null;
    await replacePassword(services, tx, person, hash);
    await recordEvent(tx, { tenantId, at: now, action: "user.activated", actorId: row.userId, targetId: row.userId });
    return { userName, isTotpRight: !person.hasTotp || (proof !== null && (await proof.consume(tx))) };
  });
  if (!activated) return fail();
  return activated.isTotpRight ? { userName: activated.userName } : refuse("activatedTotpInvalid");
});
