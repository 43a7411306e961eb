import { SignJWT } from "jose";
import { plusSeconds, secondsOf } from "../../../clock.ts";
import type { Services } from "../../../core/services.ts";
import { newId } from "../../../ids.ts";

const event = "http://schemas.openid.net/event/backchannel-logout";

/** Tells one client that one session has ended (OpenID Connect Back-Channel Logout 1.0). Good for two minutes. */
export const issueLogoutToken = async (
  { keys, clock }: Services,
  issuer: string,
  of: { clientId: string; userId: string; sessionId: string },
): Promise<string> => {
  const { id, key } = await keys.current();
  const now = clock.now();
  return new SignJWT({ events: { [event]: {} }, sid: of.sessionId })
    .setProtectedHeader({ alg: "ES256", kid: id, typ: "logout+jwt" })
    .setIssuer(issuer)
    .setAudience(of.clientId)
    .setSubject(of.userId)
    .setJti(newId())
    .setIssuedAt(secondsOf(now))
    .setExpirationTime(secondsOf(plusSeconds(now, 120)))
    .sign(key);
};
