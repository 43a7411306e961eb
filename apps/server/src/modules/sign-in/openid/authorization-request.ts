import { refuse } from "../../../core/refusal.ts";
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
}

/** A request of a registered client that may be answered with a code. */
export interface AuthorizationRequest {
  readonly client: Client;
  readonly redirectUri: string;
  readonly scopes: readonly string[];
  readonly state: string | undefined;
  readonly nonce: string | undefined;
  readonly codeChallenge: string | undefined;
}

const knownScopes = ["openid", "profile", "email", "offline_access"];
const challengeForm = /^[A-Za-z0-9._~-]{43,128}$/;

/**
 * Checks a sign-in in a client's name (RFC 7636: S256, 43 to 128 characters; redirect addresses matched exactly). Null for
 * the suite's own, whose page exchanges the id_token and needs no code.
 */
export const checkAuthorizationRequest = async (
  clients: Clients,
  offered: OfferedRequest,
): Promise<AuthorizationRequest | null> => {
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
  if (offered.response_type !== "code") return invalid("no response_type but code");
  if (!client.secretHash && offered.code_challenge === undefined) return invalid("a public client without PKCE");
  return {
    client,
    redirectUri: offered.redirect_uri,
    scopes: scopes.filter((scope) => knownScopes.includes(scope)),
    state: offered.state,
    nonce: offered.nonce,
    codeChallenge: offered.code_challenge,
  };
};

const checkChallenge = ({ code_challenge, code_challenge_method }: OfferedRequest): void => {
  if (code_challenge_method === "plain") refuse("codeChallengeMethodNotSupported");
  if (code_challenge === undefined && code_challenge_method === undefined) return;
  if (code_challenge_method !== "S256" || !challengeForm.test(code_challenge ?? "")) invalid("bad PKCE parameters");
};

const knownClient = async (clients: Clients, { client_id }: OfferedRequest): Promise<Client> =>
  (client_id === undefined ? null : await clients.find(client_id)) ?? invalid("unknown client");

const invalid = (reason: string): never => refuse("invalidLoginRequest", { reason });
