import type { FastifyRequest } from "fastify";
import type { Services } from "../../../core/services.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { sendNotice } from "../../platform/notices/index.ts";
import type { Owner, Proof } from "./proof.ts";
import { parseRecoveryCode } from "./recovery-codes.ts";
import { findRecoveryCode, spendRecoveryCode } from "./repository.ts";

/** Checks a recovery code. Its owner is told by mail that it was used, and how many are left. */
export const proveRecoveryCode = async (
  services: Services,
  { tenantId, userId }: Owner,
  typed: string,
  http: FastifyRequest,
): Promise<Proof | null> => {
  const { clock, database, passwords } = services;
  const code = parseRecoveryCode(typed);
  const hash =
    code && (await database.readTenant(tenantId, (tx) => findRecoveryCode(tx, tenantId, userId, code.selector)));
  const isRight = await passwords.matches(hash, code?.secret ?? "");
  if (!isRight || !code) return null;
  return {
    tenantId,
    userId,
    method: "otp",
    consume: async (tx) => {
      const now = clock.now();
      const left = await spendRecoveryCode(tx, tenantId, userId, code.selector, now);
      if (left === null) return false;
      const action = "user.recovery-code-used";
      await recordEvent(tx, { tenantId, at: now, action, actorId: userId, targetId: userId, details: { left } });
      await sendNotice(services, tx, http, { tenantId, userId }, "recoveryCodeUsed", { left });
      return true;
    },
  };
};
