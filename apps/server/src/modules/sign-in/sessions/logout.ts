import * as contract from "@evolve/contracts/session-tokens";
import { operation } from "../../../core/operation.ts";
import type { Services } from "../../../core/services.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { clearSessionCookie } from "./cookie.ts";
import { endSession } from "./end-session.ts";
import { isGenuine, parseRefreshToken } from "./refresh-token.ts";
import { findSession } from "./repository.ts";
import { sessionOfCookie } from "./session-of-cookie.ts";

/**
 * Ends the session of whichever token is genuine, and the system-wide one of the browser's cookie. Answers the same whatever
 * it was given; but what could not be ended is a fault of the server, never a success.
 */
export const logout = operation(contract.logout, async ({ body, http, reply, services }) => {
  const found = [
    (await ofRefreshToken(services, body.refreshToken)) ?? (await ofAccessToken(services, body.accessToken)),
    await sessionOfCookie(services, http),
  ];
  const named = new Map(found.flatMap((one) => (one ? [[one.sessionId, one]] : [])));
  for (const one of named.values()) await end(services, one);
  clearSessionCookie(services.config, reply);
  return { success: true };
});

interface Named {
  tenantId: string;
  sessionId: string;
}

const end = async (services: Services, { tenantId, sessionId }: Named): Promise<void> => {
  await services.database.withTenant(tenantId, async (tx) => {
    const session = await findSession(tx, tenantId, sessionId);
    if (!session || !(await endSession(services, tx, tenantId, sessionId, "signed out"))) return;
    const at = services.clock.now();
    await recordEvent(tx, { tenantId, at, action: "session.signed-out", actorId: session.userId });
  });
};

const ofRefreshToken = async (services: Services, text: string | undefined): Promise<Named | null> => {
  const token = parseRefreshToken(text ?? "");
  if (!token) return null;
  const session = await services.database.readTenant(token.tenantId, (tx) =>
    findSession(tx, token.tenantId, token.sessionId),
  );
  return session && isGenuine(services.secrets, token, session.salt) ? token : null;
};

const ofAccessToken = async (services: Services, text: string | undefined): Promise<Named | null> => {
  if (!text) return null;
  const claims = await services.tokens.verify("access", text).catch(() => null);
  return claims && { tenantId: claims.tenant, sessionId: claims.sid };
};
