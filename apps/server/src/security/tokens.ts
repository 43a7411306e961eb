import { hash } from "node:crypto";
import { decodeProtectedHeader, errors, jwtVerify, SignJWT, type JWTPayload } from "jose";
import { LRUCache } from "lru-cache";
import { type Clock, plusSeconds, secondsOf } from "../clock.ts";
import { refuse } from "../core/refusal.ts";
import type { SigningKeys } from "./signing-keys/index.ts";

/** The claims of our tokens; the browser decodes them too (section 3 'User (session)'). */
export interface Claims extends JWTPayload {
  sub: string;
  /** Session id. */
  sid: string;
  tenant: string;
  icClusterId: string;
  /** The user as an agent, and the tenant as a business unit, for the contact centre's sibling applications. */
  icAgentId: string;
  icBUId: string;
  name: string;
  given_name: string;
  family_name: string;
  role: { legacyId: string; id: string } | null;
  /** Ids, from which a browser sees that the user's rights have changed. */
  secondaryRoles?: string[];
  /** Who acts as the user, if it is not they themselves (RFC 8693). */
  act?: { sub: string };
  /** How often the user has re-authenticated in the session; 0 where absent. */
  epoch?: number;
}

/** What the server uses of a verified token: user, session and tenant. The other claims are for the browser. */
export type VerifiedToken = Pick<Claims, "sub" | "sid" | "tenant" | "epoch">;

/** A `sign-in` token works once, and only for the exchange; `access` is the bearer token of every call. */
export type TokenKind = "sign-in" | "access";

export interface Tokens {
  issue(kind: TokenKind, claims: Claims): Promise<{ token: string; expiresAt: Date }>;
  /** Refuses with tokenInvalid or tokenExpired. */
  verify(kind: TokenKind, token: string): Promise<VerifiedToken>;
}

const seconds: Record<TokenKind, number> = { "sign-in": 120, access: 15 * 60 };
const audience: Record<TokenKind, string> = { "sign-in": "evolve-sso", access: "evolve-suite" };
const type: Record<TokenKind, string> = { "sign-in": "JWT", access: "at+jwt" };
const remembered = 20_000;

/** Signs and verifies. The issuer is the installation, not a node's address: all nodes of a database are one issuer. */
export const createTokens = (deps: { keys: SigningKeys; clock: Clock; area: string }): Tokens => {
  const { keys, clock } = deps;
  const issuer = `urn:evolve:${deps.area}`;
  // A signature is verified once; expiry and session are checked on every call.
  const verified = new LRUCache<string, VerifiedToken & { exp: number }>({ max: remembered });

  return {
    issue: async (kind, claims) => {
      const { id, key } = await keys.current();
      const now = clock.now();
      const expiresAt = plusSeconds(now, seconds[kind]);
      const token = await new SignJWT(claims)
        .setProtectedHeader({ alg: "ES256", kid: id, typ: type[kind] })
        .setIssuer(issuer)
        .setAudience(audience[kind])
        .setIssuedAt(secondsOf(now))
        .setExpirationTime(secondsOf(expiresAt))
        .sign(key);
      // What this node has signed it need not verify.
      verified.set(memoryOf(kind, token), { ...usedOf(claims), exp: secondsOf(expiresAt) });
      return { token, expiresAt };
    },
    verify: async (kind, token) => {
      const now = clock.now();
      const memory = memoryOf(kind, token);
      const known = verified.get(memory);
      if (known) {
        if (known.exp <= secondsOf(now)) refuse("tokenExpired");
        return known;
      }
      try {
        const kid = decodeProtectedHeader(token).kid;
        const key = kid ? await keys.find(kid) : null;
        if (!key) return refuse("tokenInvalid", { reason: "unknown key" });
        const { payload } = await jwtVerify<Claims>(token, key, {
          algorithms: ["ES256"],
          issuer,
          audience: audience[kind],
          typ: type[kind],
          requiredClaims: ["exp"],
          currentDate: now,
        });
        const claims = { ...usedOf(payload), exp: payload.exp ?? 0 };
        verified.set(memory, claims);
        return claims;
      } catch (error) {
        if (error instanceof errors.JWTExpired) return refuse("tokenExpired");
        if (error instanceof errors.JOSEError || error instanceof TypeError)
          return refuse("tokenInvalid", { reason: error.message });
        throw error;
      }
    },
  };
};

const memoryOf = (kind: TokenKind, token: string): string => `${kind}:${hash("sha256", token, "base64")}`;

const usedOf = ({ sub, sid, tenant, epoch }: Claims): VerifiedToken => ({
  sub,
  sid,
  tenant,
  ...(epoch !== undefined && { epoch }),
});
