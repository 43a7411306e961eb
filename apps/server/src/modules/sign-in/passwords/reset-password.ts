import * as contract from "@evolve/contracts/passwords";
import type { FastifyRequest } from "fastify";
import { operation } from "../../../core/operation.ts";
import type { Services } from "../../../core/services.ts";
import { refuse } from "../../../core/refusal.ts";
import { clearFailuresOfUser, proveOneTimeCode } from "../authentication/index.ts";
import { authenticatorOf, type Chooser, checkNewPassword } from "../../directory/credentials/index.ts";
import type { Proof } from "../factors/index.ts";
import { spendLink } from "../../platform/one-time-links/index.ts";
import { letterheadOf } from "../../platform/mail/index.ts";
import { giveAttemptBack } from "../password-resets/index.ts";
import { proveReset } from "./prove-reset.ts";
import { putPassword } from "./put-password.ts";

/**
 * Sets a new password for the reader of the reset's mail. It opens no session and takes no factor away: a person with a
 * one-time code is asked for it here, before (Cognito-style) or after (legacy, 168), and at sign-in in any case.
 */
export const resetPassword = operation(contract.resetPassword, async ({ body, http, services, now }) => {
  const { database, limiter, passwords } = services;
  await limiter.admit(http.ip, "resets");
  const { id, attempt, person, refuseLate } = await proveReset(services, body, http);
  const { tenantId, userId } = person;
  const { asksTotpFirst } = authenticatorOf(person.idmType);
  const giveBack = () => giveAttemptBack(database.system, id, attempt);
  const proof = person.hasTotp ? await proveTotp(services, http, person, body.totp ?? "", giveBack) : null;
  const letterhead = letterheadOf(http);
  const { language } = letterhead;
  await checkNewPassword(services, { chooser: person, password: body.password, field: "password", language }).catch(
    async (refusal: unknown) => {
      await giveBack();
      throw refusal;
    },
  );
  const hash = await passwords.hash(body.password);

  const outcome = await database.withTenant(tenantId, async (tx) => {
    if (!(await spendLink(tx, "password_resets", { tenantId, id }, now))) return "late";
    const isTotpRight = !person.hasTotp || (proof !== null && (await proof.consume(tx)));
    if (!isTotpRight && asksTotpFirst) refuseTotp();
    await putPassword(services, tx, person, { hash, way: "reset", endSessions: true, letterhead });
    await clearFailuresOfUser(database.system, tenantId, userId);
    return isTotpRight ? "reset" : "resetTotpInvalid";
  });
  if (outcome === "late") return refuseLate();
  return outcome === "resetTotpInvalid" ? refuse("resetTotpInvalid") : { success: true };
});

/**
 * The one-time code of a person who has one. The Cognito-style authenticator refuses without it before anything changes: a
 * missing code is no try, a wrong one stays counted. The legacy one goes on without (168).
 */
const proveTotp = async (
  services: Services,
  http: FastifyRequest,
  person: Chooser,
  totp: string,
  giveBack: () => Promise<void>,
): Promise<Proof | null> => {
  const { asksTotpFirst } = authenticatorOf(person.idmType);
  if (totp === "" && asksTotpFirst) {
    await giveBack();
    return refuse("invalidTotp", { details: "CHECK_DETAILS_TRY_AGAIN" });
  }
  const proof = totp === "" ? null : await proveOneTimeCode(services, http, person, totp);
  return proof === null && asksTotpFirst ? refuseTotp() : proof;
};

const refuseTotp = () => refuse("invalidTotp", { details: "INVALID_MFA_TOKEN_OR_SECRET_LOGIN" });
