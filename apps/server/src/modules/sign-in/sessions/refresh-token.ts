import { timingSafeEqual } from "node:crypto";
import { uuidPattern } from "@evolve/contracts/uuid";
import type { Secrets } from "../../../security/secrets.ts";

/**
 * A refresh token is computed, not stored: `tenant.session.generation.mac`, the mac keyed by the installation's secret over
 * the session's own salt. Neither the database nor the secret alone can make one, and the successor of a token can be
 * given again to a second asker within the grace without keeping it anywhere.
 */
export interface RefreshToken {
  tenantId: string;
  sessionId: string;
  generation: number;
  mac: Buffer;
}

const purpose = "refresh token";

export const formatRefreshToken = (
  secrets: Secrets,
  session: { tenantId: string; id: string; salt: Buffer },
  generation: number,
): string => {
  const mac = macOf(secrets, session, generation).toString("base64url");
  return [session.tenantId, session.id, generation, mac].join(".");
};

const form = new RegExp(`^(${uuidPattern})\\.(${uuidPattern})\\.(\\d{1,9})\\.([A-Za-z0-9_-]{43})$`);

/** Reads the parts of a token, unchecked. Null when it is not shaped like one. */
export const parseRefreshToken = (text: string): RefreshToken | null => {
  const [, tenantId, sessionId, generation, mac] = form.exec(text) ?? [];
  if (!tenantId || !sessionId || !generation || !mac) return null;
  return { tenantId, sessionId, generation: Number(generation), mac: Buffer.from(mac, "base64url") };
};

export const isGenuine = (secrets: Secrets, token: RefreshToken, salt: Buffer): boolean => {
  const expected = macOf(secrets, { id: token.sessionId, salt }, token.generation);
  return expected.length === token.mac.length && timingSafeEqual(expected, token.mac);
};

const macOf = (secrets: Secrets, session: { id: string; salt: Buffer }, generation: number): Buffer =>
  secrets.mac(`${session.id}.${generation}.${session.salt.toString("base64")}`, purpose);
