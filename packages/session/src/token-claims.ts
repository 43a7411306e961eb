import { isRecord, type JsonRecord, parseRecord } from "./json.ts";

/** What the access token says of its bearer. The browser reads it for display and timing; it proves nothing here. */
export interface TokenClaims {
  readonly sub: string;
  readonly tenant: string;
  /** Of the tenant. */
  readonly clusterId: string;
  readonly agentId: string;
  readonly businessUnitId: string;
  readonly name: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly role: { readonly id: string; readonly legacyId: string };
  readonly secondaryRoles: readonly string[];
  /** Seconds since the epoch; 0 where the token does not say. */
  readonly iat: number;
  readonly exp: number;
}

/** Section 5: three base64url parts with dots between. */
export const looksLikeToken = (text: string): boolean => /^[\w-]+\.[\w-]+\.[\w-]+$/.test(text);

const decodePart = (part: string): string => {
  const binary = atob(part.replaceAll("-", "+").replaceAll("_", "/"));
  return new TextDecoder().decode(Uint8Array.from(binary, (character) => character.charCodeAt(0)));
};

const payloadOf = (token: string): JsonRecord | undefined => {
  if (!looksLikeToken(token)) return undefined;
  try {
    return parseRecord(decodePart(token.split(".")[1] ?? ""));
  } catch {
    return undefined;
  }
};

const text = (value: unknown): string => (typeof value === "string" ? value : "");
const seconds = (value: unknown): number => (typeof value === "number" && Number.isFinite(value) ? value : 0);

const roleIds = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map((role: unknown) => (isRecord(role) ? text(role["id"]) : text(role))).toSorted() : [];

/** The claims of a token; undefined for a text that is none. */
export const claimsOf = (token: string): TokenClaims | undefined => {
  const payload = payloadOf(token);
  if (payload === undefined) return undefined;
  const role = isRecord(payload["role"]) ? payload["role"] : {};
  return {
    sub: text(payload["sub"]),
    tenant: text(payload["tenant"]),
    clusterId: text(payload["icClusterId"]),
    agentId: text(payload["icAgentId"]),
    businessUnitId: text(payload["icBUId"]),
    name: text(payload["name"]),
    givenName: text(payload["given_name"]),
    familyName: text(payload["family_name"]),
    role: { id: text(role["id"]), legacyId: text(role["legacyId"]) },
    secondaryRoles: roleIds(payload["secondaryRoles"]),
    iat: seconds(payload["iat"]),
    exp: seconds(payload["exp"]),
  };
};

/** Whether two tokens give the same roles; secondary roles in any order. */
export const sameRoles = (one: TokenClaims | undefined, other: TokenClaims | undefined): boolean =>
  one?.role.id === other?.role.id &&
  one?.role.legacyId === other?.role.legacyId &&
  one?.secondaryRoles.join() === other?.secondaryRoles.join();
