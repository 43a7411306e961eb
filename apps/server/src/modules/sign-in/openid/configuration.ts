import { authorizationParameters } from "@evolve/contracts/authorization-parameters";
import type { Configuration } from "oidc-provider";
import type { Services } from "../../../core/services.ts";
import { signingAlgorithms } from "../../../security/signing-keys/index.ts";
import { sessionCookieName } from "../sessions/index.ts";
import { findAccount } from "./account.ts";
import { createAdapters } from "./adapter.ts";
import { acrValues } from "./authentication-context.ts";
import { claimsOfScope } from "./claims.ts";
import type { Clients } from "./clients.ts";
import { existingGrant } from "./consent.ts";
import { addresses, lifetimes, paths, responseModes } from "./discovery.ts";
import { showError } from "./error-page.ts";
import { createPolicy } from "./interaction-policy.ts";
import { pairwiseSubject } from "./pairwise.ts";
import { requestToComeBackWith } from "./pushed-request.ts";
import type { TokenCalls } from "./token-calls.ts";

/** What the library is told. Options of a client are in `metadataOf` of `adapter.ts`. */
export const configurationOf = async (
  services: Services,
  clients: Clients,
  issuer: string,
  calls: TokenCalls,
): Promise<Configuration> => ({
  adapter: createAdapters(services, clients, calls),
  jwks: { keys: await services.keys.privateSet() },
  findAccount: findAccount(services),
  loadExistingGrant: existingGrant(services, clients),
  claims: {
    ...Object.fromEntries(Object.entries(claimsOfScope).map(([scope, names]) => [scope, [...names]])),
    amr: null,
  },
  acrValues: [...acrValues],
  scopes: ["openid", "offline_access"],
  responseTypes: ["code"],
  subjectTypes: ["public", "pairwise"],
  pairwiseIdentifier: (_context, accountId, client) => pairwiseSubject(services, accountId, client.redirectUris ?? []),
  clientAuthMethods: ["none", "client_secret_basic", "client_secret_post"],
  clientDefaults: { response_modes: [...responseModes] },
  enabledJWA: {
    idTokenSigningAlgValues: [...signingAlgorithms],
    userinfoSigningAlgValues: [...signingAlgorithms],
    dPoPSigningAlgValues: ["ES256", "Ed25519", "RS256", "PS256"],
  },
  pkce: { required: (_context, client) => client.clientAuthMethod === "none" },
  allowOmittingSingleRegisteredRedirectUri: false,
  issueRefreshToken: (_context, client) => client.grantTypeAllowed("refresh_token"),
  rotateRefreshToken: true,
  // Bound by our own tables, which a token is read with.
  expiresWithSession: () => false,
  ttl: {
    AuthorizationCode: lifetimes.code,
    AccessToken: lifetimes.accessToken,
    DeviceCode: lifetimes.deviceCode,
    ClientCredentials: lifetimes.accessToken,
    IdToken: lifetimes.idToken,
    RefreshToken: lifetimes.session,
    Grant: lifetimes.session,
    Session: lifetimes.session,
    Interaction: lifetimes.code,
  },
  cookies: { names: { session: sessionCookieName(services.config) }, long: { sameSite: "none" } },
  enableHttpPostMethods: true,
  // When the sign-in page was asked for: only a session that began since then answers the request.
  extraParams: ["asked_at"],
  features: {
    devInteractions: { enabled: false },
    claimsParameter: { enabled: true },
    clientCredentials: { enabled: true },
    deviceFlow: { enabled: true, charset: "base-20", mask: "****-****" },
    dPoP: { enabled: true },
    introspection: {
      enabled: true,
      // A service asks about the access tokens that it is given; about refresh tokens, which it is never given, nobody but
      // their own client; who has no secret, about its own tokens alone.
      allowedPolicy: (_context, client, token) =>
        token.clientId === client.clientId || (client.clientAuthMethod !== "none" && token.kind !== "RefreshToken"),
    },
    pushedAuthorizationRequests: { enabled: true },
    revocation: { enabled: true, allowedPolicy: (_context, client, token) => token.clientId === client.clientId },
    rpInitiatedLogout: { enabled: false },
    userinfo: { enabled: true },
  },
  interactions: {
    policy: createPolicy(services),
    url: async (context, { prompt }) => {
      const parameters = await requestToComeBackWith(services, context, prompt);
      return loginAddress(issuer, prompt.name, parameters);
    },
  },
  clientBasedCORS: (_context, origin, client) =>
    (client.redirectUris ?? []).some((address) => new URL(address).origin === origin),
  renderError: (context, out) => {
    showError(issuer, context, out);
  },
  routes: paths,
  discovery: addresses(issuer),
});

/**
 * The page on which somebody signs in, or consents, for a client. `interaction` tells it that the provider has looked at the
 * request already and wants an answer, no matter who is signed in.
 */
const loginAddress = (issuer: string, prompt: string, parameters: object): string => {
  const given = parameters as Readonly<Record<string, unknown>>;
  const query = new URLSearchParams({ interaction: prompt });
  for (const name of authorizationParameters) if (typeof given[name] === "string") query.set(name, given[name]);
  return `${issuer}/login/?${query.toString()}#${prompt === "consent" ? "/consent" : "/"}`;
};
