import { SignJWT } from "jose";
import { plusSeconds, secondsOf } from "../../../clock.ts";
import type { Services } from "../../../core/services.ts";
import { newId } from "../../../ids.ts";
import type { Client } from "./clients.ts";
import { pairwiseSubject } from "./pairwise.ts";

const event = "http://schemas.openid.net/event/backchannel-logout";

/** Tells one client that one session has ended, signed as its ID tokens are (OpenID Connect Back-Channel Logout 1.0). Good for two minutes. */
export const issueLogoutToken = async (
  services: Services,
  issuer: string,
  client: Client,
  of: { userId: string; sessionId: string },
): Promise<string> => {
  const { keys, clock } = services;
  const alg = client.idTokenAlgorithm;
  const { id, key } = await keys.current(alg);
  const now = clock.now();
  return new SignJWT({ events: { [event]: {} }, sid: of.sessionId })
    .setProtectedHeader({ alg, kid: id, typ: "logout+jwt" })
    .setIssuer(issuer)
    .setAudience(client.id)
    .setSubject(client.pairwise ? pairwiseSubject(services, of.userId, client.redirectUris) : of.userId)
    .setJti(newId())
    .setIssuedAt(secondsOf(now))
    .setExpirationTime(secondsOf(plusSeconds(now, 120)))
    .sign(key);
};
