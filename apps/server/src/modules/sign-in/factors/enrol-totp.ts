import type { FastifyRequest } from "fastify";
import type { Services } from "../../../core/services.ts";
import { refuse } from "../../../core/refusal.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { sendNotice } from "../../platform/notices/index.ts";
import { openTicket } from "./enrolment-ticket.ts";
import type { Owner, Proof } from "./proof.ts";
import { newRecoveryCodes } from "./recovery-codes.ts";
import { replaceRecoveryCodes, setTotp } from "./repository.ts";
import { stepOfCode } from "./totp.ts";

export interface Enrolment extends Proof {
  recoveryCodes: string[];
}

/**
 * Checks the code that a new authenticator app shows for the secret of a ticket; consumed, the app counts from now on and the
 * recovery codes with it. Null when the code is wrong.
 */
export const enrolTotp = async (
  services: Services,
  { tenantId, userId }: Owner,
  given: { ticket: string; code: string },
  http: FastifyRequest,
): Promise<Enrolment | null> => {
  const { clock, secrets } = services;
  const secret = openTicket(services, given.ticket) ?? refuse("enrolmentExpired");
  const step = stepOfCode(secret, given.code, clock.now());
  if (step === null) return null;
  const { codes, hashed } = await newRecoveryCodes(services);
  return {
    tenantId,
    userId,
    method: "otp",
    recoveryCodes: codes,
    consume: async (tx) => {
      const now = clock.now();
      await setTotp(tx, tenantId, userId, { secret: secrets.seal(secret, "totp"), step, now });
      await replaceRecoveryCodes(tx, tenantId, userId, hashed, now);
      await recordEvent(tx, { tenantId, at: now, action: "user.mfa-enabled", actorId: userId, targetId: userId });
      await sendNotice(services, tx, http, { tenantId, userId }, "factorAdded");
      return true;
    },
  };
};
