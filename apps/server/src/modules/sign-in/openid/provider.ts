import type { IncomingMessage, ServerResponse } from "node:http";
import { type Client as LibraryClient, type Configuration, interactionPolicy, Provider } from "oidc-provider";
import { secondsOf } from "../../../clock.ts";
import type { Services } from "../../../core/services.ts";
import { DatabaseUnavailable } from "../../../database/index.ts";
import { sessionCookieName } from "../sessions/index.ts";
import { findAccount } from "./account.ts";
import { answerUnavailable } from "./answer-unavailable.ts";
import { createAdapters, successorOf } from "./adapter.ts";
import { type ClientProof, createClientProof } from "./client-proof.ts";
import type { Clients } from "./clients.ts";
import { addresses, lifetimes, paths } from "./discovery.ts";
import { loginAddress } from "./login-address.ts";
import { tellFaultsOurWay } from "./pkce-faults.ts";
import { existingGrant } from "./existing-grant.ts";
import { createTokenCalls, type TokenCalls } from "./token-calls.ts";
import { newTokenValue, parseSessionKey } from "./token-id.ts";

/** The parts of the library that its documentation leaves to its sources. This file alone knows them. */
interface Inside {
  readonly Session: { prototype: { uid: string; loginTs: number; sidFor(clientId: string, sid: string): void } };
  readonly OIDCContext: { prototype: object };
}

export type OpenidProvider = Provider;

/** The library, for one set of signing keys. */
export const createProvider = async (
  services: Services,
  clients: Clients,
  issuer: string,
): Promise<{
  provider: OpenidProvider;
  handle: (request: IncomingMessage, response: ServerResponse, address: string) => void;
}> => {
  const calls = createTokenCalls(services);
  const provider = new Provider(issuer, await configurationOf(services, clients, issuer, calls));
  provider.proxy = true;
  const proof = createClientProof(services);
  adjust(services, clients, provider, proof);
  provider.use(tellFaultsOurWay);
  provider.use((context, next) => calls.settle(context, next));
  // The session is our own cookie's, and interactions are our own pages: the library has nothing to remember in a browser.
  provider.use(async (context, next) => {
    await next();
    context.remove("set-cookie");
  });
  provider.on("server_error", (context, error) => {
    services.log.error({ err: error }, "openid");
    if (error instanceof DatabaseUnavailable) answerUnavailable(context);
  });
  const handle = provider.callback();
  return {
    provider,
    handle: (request, response, address) => {
      proof.countBy(request, address);
      void handle(request, response);
    },
  };
};

const configurationOf = async (
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
    openid: ["sub"],
    profile: ["name", "given_name", "family_name", "preferred_username"],
    email: ["email"],
    amr: null,
  },
  scopes: ["openid", "offline_access"],
  responseTypes: ["code"],
  subjectTypes: ["public"],
  clientAuthMethods: ["none", "client_secret_basic", "client_secret_post"],
  clientDefaults: { id_token_signed_response_alg: "ES256", response_modes: ["query"] },
  enabledJWA: { idTokenSigningAlgValues: ["ES256"], userinfoSigningAlgValues: ["ES256"] },
  pkce: { required: (_context, client) => client.clientAuthMethod === "none" },
  allowOmittingSingleRegisteredRedirectUri: false,
  issueRefreshToken: (_context, client) => client.grantTypeAllowed("refresh_token"),
  rotateRefreshToken: true,
  // Bound by our own tables, which a token is read with.
  expiresWithSession: () => false,
  ttl: {
    AuthorizationCode: lifetimes.code,
    AccessToken: lifetimes.accessToken,
    IdToken: lifetimes.idToken,
    RefreshToken: lifetimes.session,
    Grant: lifetimes.session,
    Session: lifetimes.session,
    Interaction: lifetimes.code,
  },
  cookies: { names: { session: sessionCookieName(services.config) }, long: { sameSite: "none" } },
  enableHttpPostMethods: true,
  features: {
    devInteractions: { enabled: false },
    // On unless said; neither is offered here, so discovery must not promise them.
    pushedAuthorizationRequests: { enabled: false },
    dPoP: { enabled: false },
    introspection: {
      enabled: true,
      // A service asks about the access tokens that it is given; about refresh tokens, which it is never given, nobody but
      // their own client; who has no secret, about its own tokens alone.
      allowedPolicy: (_context, client, token) =>
        token.clientId === client.clientId || (client.clientAuthMethod !== "none" && token.kind === "AccessToken"),
    },
    revocation: { enabled: true, allowedPolicy: (_context, client, token) => token.clientId === client.clientId },
    rpInitiatedLogout: { enabled: false },
    userinfo: { enabled: true },
  },
  interactions: {
    policy: interactionPolicy.base(),
    url: (context, interaction) => loginAddress(issuer, interaction.prompt.name, context.oidc.params ?? {}),
  },
  clientBasedCORS: (_context, origin, client) =>
    (client.redirectUris ?? []).some((address) => new URL(address).origin === origin),
  renderError: (context, out) => {
    if (context.accepts("json", "html") === "html")
      context.redirect(`${issuer}/login/#/error?error_description=InvalidLoginRequest`);
    else context.body = out;
  },
  routes: paths,
  discovery: addresses(issuer),
});

const adjust = (services: Services, clients: Clients, provider: Provider, proof: ClientProof): void => {
  const inside = provider as unknown as Inside;

  // Addresses are the issuer's, whatever host a request names.
  Object.assign(inside.OIDCContext.prototype, {
    urlFor: (name: string, parts: Record<string, string> = {}) => provider.urlFor(name, parts),
  });

  // `sid` is the id of our session.
  Object.assign(inside.Session.prototype, {
    ensureClientContainer(this: Inside["Session"]["prototype"], clientId: string) {
      const sessionId = parseSessionKey(this.uid)?.sessionId;
      if (sessionId) this.sidFor(clientId, sessionId);
    },
    past(this: Inside["Session"]["prototype"], age: number) {
      return secondsOf(services.clock.now()) - this.loginTs > age;
    },
  });
  Object.assign(provider.Client.prototype, {
    includeSid: () => true,
    async compareClientSecret(this: LibraryClient, secret: string) {
      await proof.admit();
      const client = await clients.find(this.clientId);
      return client ? client.secretHash !== null && clients.hasSecret(client, secret) : false;
    },
  });

  for (const model of [provider.AuthorizationCode, provider.AccessToken])
    Object.assign(model.prototype, {
      generateTokenId(this: { grantId?: string; format?: string }) {
        this.format = "opaque";
        return newTokenValue(this.grantId ?? "");
      },
    });
  Object.assign(provider.RefreshToken.prototype, {
    generateTokenId(this: { grantId?: string }) {
      const rotated = Provider.ctx?.oidc.entities.RotatedRefreshToken;
      return rotated ? successorOf(services, rotated.jti) : newTokenValue(this.grantId ?? "");
    },
  });
};
