import { randomSecret } from "../../../security/secrets.ts";

/**
 * What codes, tokens and grants are called. Each begins with its tenant, so that it is looked up inside the tenant's fence; a
 * grant names its session too. Neither is secret: the random rest is.
 */
const idBytes = 16;
const idLength = 22;

const encode = (id: string): string => Buffer.from(id.replaceAll("-", ""), "hex").toString("base64url");

const decode = (text: string): string | null => {
  const hex = Buffer.from(text, "base64url").toString("hex");
  if (text.length !== idLength || hex.length !== idBytes * 2) return null;
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
};

/** A session and its tenant. */
export interface SessionKey {
  readonly tenantId: string;
  readonly sessionId: string;
}

/** A session for whose user a code is issued. */
export interface CodeSession {
  readonly tenantId: string;
  readonly id: string;
  readonly userId: string;
  readonly authenticatedAt: Date;
  readonly methods: readonly string[];
}

/** The session as the library knows it: it asks for an account by nothing else. */
export const formatSessionKey = ({ tenantId, sessionId }: SessionKey): string => encode(tenantId) + encode(sessionId);

/** Reads the session at the head of a key or of a grant's name. Null for anything else. */
export const parseSessionKey = (text: string): SessionKey | null => {
  const tenantId = decode(text.slice(0, idLength));
  const sessionId = decode(text.slice(idLength, idLength * 2));
  return tenantId && sessionId ? { tenantId, sessionId } : null;
};

export const newGrantId = (session: SessionKey): string => formatSessionKey(session) + randomSecret();

/** The value of a new code or token of a grant. */
export const newTokenValue = (grantId: string): string => grantId.slice(0, idLength) + randomSecret();

/** The tenant that a code or token names, or null when it cannot be one of ours. */
export const tenantOfToken = (value: string): string | null =>
  /^[A-Za-z0-9_-]{65}$/.test(value) ? decode(value.slice(0, idLength)) : null;

/** The value of a token that follows another of the same tenant, given the secret rest. */
export const followingValue = (value: string, rest: Buffer): string =>
  value.slice(0, idLength) + rest.toString("base64url");
