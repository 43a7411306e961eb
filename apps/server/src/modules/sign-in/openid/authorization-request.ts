import type { ClaimsParameter } from "oidc-provider";
import { refuse } from "../../../core/refusal.ts";
import { unstorableIn } from "../../../http/text.ts";
import { namesOf, scopesOfClaims, union } from "./claims.ts";
import { type Client, type Clients, suiteClient } from "./clients.ts";

/** The OpenID parts of a sign-in, as the page has them. */
export interface OfferedRequest {
  readonly client_id?: string | undefined;
  readonly redirect_uri?: string | undefined;
  readonly response_type?: string | undefined;
  readonly scope?: string | undefined;
  readonly state?: string | undefined;
  readonly nonce?: string | undefined;
  readonly code_challenge?: string | undefined;
  readonly code_challenge_method?: string | undefined;
  readonly acr_values?: string | undefined;
  /** JSON. */
  readonly claims?: string | undefined;
  readonly dpop_jkt?: string | undefined;
  /** In place of all others but `client_id`: the client has pushed them (RFC 9126). */
  readonly request_uri?: string | undefined;
}

/** A request of a registered client that may be answered with a code. */
export interface AuthorizationRequest {
  readonly client: Client;
  readonly redirectUri: string;
  readonly scopes: readonly string[];
  /** What the user allows: the scopes, and those of claims that are asked for by name. */
  readonly scopesToAllow: readonly string[];
  readonly claims: ClaimsParameter | undefined;
  readonly state: string | undefined;
  readonly nonce: string | undefined;
  readonly codeChallenge: string | undefined;
  readonly dpopThumbprint: string | undefined;
  /** Of a request that was pushed, which is good for one code. */
  readonly requestUri: string | undefined;
}

/** Reads a request that was pushed; null for none that counts. */
export type ReadPushed = (requestUri: string) => Promise<OfferedRequest | null>;

const knownScopes = ["openid", "profile", "email", "offline_access"];
const challengeForm = /^[A-Za-z0-9._~-]{43,128}$/;

/**
 * Checks a sign-in in a client's name (RFC 7636: S256, 43 to 128 characters; redirect addresses matched exactly). Null for
 * the suite's own, whose page exchanges the id_token and needs no code.
 */
export const checkAuthorizationRequest = async (
  clients: Clients,
  readPushed: ReadPushed,
  given: OfferedRequest,
): Promise<AuthorizationRequest | null> => {
  const offered = await unfold(readPushed, given);
  checkChallenge(offered);
  const scopes = (offered.scope ?? "openid").split(" ").filter(Boolean);
  const asksForCode = offered.redirect_uri !== undefined || offered.response_type !== undefined;
  if (!asksForCode) {
    if (offered.scope !== undefined && scopes.includes("openid")) invalid("openid without redirect_uri");
    if (offered.client_id !== undefined && offered.client_id !== suiteClient) await knownClient(clients, offered);
    if (offered.client_id === undefined || offered.client_id === suiteClient) return null;
  }
  const client = await knownClient(clients, offered);
  if (offered.redirect_uri === undefined || !client.redirectUris.includes(offered.redirect_uri))
    return invalid("the redirect_uri is not registered");
  if (offered.response_type !== "code" || !client.grantTypes.includes("authorization_code"))
    return invalid("no response_type but code");
  if (!client.secretHash && offered.code_challenge === undefined) return invalid("a public client without PKCE");
  if (client.requiresPushedRequests && given.request_uri === undefined) return invalid("a request that was not pushed");
  const known = scopes.filter((scope) => knownScopes.includes(scope));
  const claims = claimsOf(offered);
  return {
    client,
    redirectUri: offered.redirect_uri,
    scopes: known,
    scopesToAllow: union(known, scopesOfClaims(namesOf(claims))),
    claims,
    state: offered.state,
    nonce: offered.nonce,
    codeChallenge: offered.code_challenge,
    dpopThumbprint: offered.dpop_jkt,
    requestUri: given.request_uri,
  };
};

const unfold = async (readPushed: ReadPushed, offered: OfferedRequest): Promise<OfferedRequest> => {
  if (offered.request_uri === undefined) return offered;
  const pushed = await readPushed(offered.request_uri);
  if (pushed?.client_id === undefined || pushed.client_id !== offered.client_id)
    return invalid("a request_uri that is unknown, used or another client's");
  return pushed;
};

/** The claims that are asked for by name, with `acr_values` as one of them. */
const claimsOf = ({ claims: text, acr_values }: OfferedRequest): ClaimsParameter | undefined => {
  const claims = text === undefined ? undefined : parseClaims(text);
  if (!acr_values) return claims;
  return { ...claims, id_token: { ...claims?.id_token, acr: { values: acr_values.split(" ") } } };
};

const parseClaims = (text: string): ClaimsParameter => {
  try {
    const claims: unknown = JSON.parse(text);
    if (
      isObject(claims) &&
      [claims["userinfo"], claims["id_token"]].every((part) => part === undefined || isObject(part)) &&
      unstorableIn(claims).length === 0
    )
      return claims;
  } catch {
    // Refused below, as JSON of another form is.
  }
  return invalid("the claims parameter is no JSON object of userinfo and id_token");
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What is wrong with a request's code challenge: the specification has a code for `plain`, and another for all else. */
export const challengeFault = ({
  code_challenge,
  code_challenge_method,
}: Pick<OfferedRequest, "code_challenge" | "code_challenge_method">) => {
  if (code_challenge_method === "plain") return "codeChallengeMethodNotSupported";
  if (code_challenge === undefined && code_challenge_method === undefined) return null;
  return code_challenge_method === "S256" && challengeForm.test(code_challenge ?? "") ? null : "invalidLoginRequest";
};

const checkChallenge = (offered: OfferedRequest): void => {
  const fault = challengeFault(offered);
  if (fault !== null) refuse(fault, { reason: "bad PKCE parameters" });
};

const knownClient = async (clients: Clients, { client_id }: OfferedRequest): Promise<Client> =>
  (client_id === undefined ? null : await clients.find(client_id)) ?? invalid("unknown client");

const invalid = (reason: string): never => refuse("invalidLoginRequest", { reason });
