import type { SystemTx } from "../../../database/index.ts";

export interface CookieSession {
  tenantId: string;
  userId: string;
  sessionId: string;
  expiresAt: Date;
}

/** The live session of a `system_session` cookie. The cookie names no tenant, so this looks above them. */
export const findSessionByCookie = async (
  tx: SystemTx,
  cookieHash: Buffer,
  now: Date,
): Promise<CookieSession | null> => {
  const row = await tx
    .selectFrom("sessions")
    .select(["tenant_id as tenantId", "user_id as userId", "id as sessionId", "expires_at as expiresAt"])
    .where("cookie_hash", "=", cookieHash)
    .where("ended_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row ?? null;
};
