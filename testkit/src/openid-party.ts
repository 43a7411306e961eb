import { randomBytes } from "node:crypto";
import * as oauth from "oauth4webapi";
import type { BuiltUser } from "./builders.ts";
import { callback, registerClient, signInFor, type OpenServer } from "./openid.ts";

/** Where the authorization endpoint redirected a browser, or the page it showed. */
export interface Answered {
  readonly status: number;
  /** The client's own address with an answer, our sign-in area, or null for a page. */
  readonly location: URL | null;
  readonly text: string;
}

/** A client by `oauth4webapi` as in a test of the OpenID Foundation: confidential, RS256, without PKCE by default. */
export interface Party {
  readonly clientId: string;
  readonly metadata: oauth.AuthorizationServer;
  readonly client: oauth.Client;
  readonly authentication: oauth.ClientAuth;
  readonly secret: string;
  /** A request with a new state and nonce; undefined omits a parameter. */
  request(changes?: Readonly<Record<string, string | undefined>>): Record<string, string>;
  /** Signs a user in to the suite. Returns the browser's cookie. */
  signIn(user: BuiltUser): Promise<string>;
  authorize(parameters: Readonly<Record<string, string>>, cookie?: string, method?: "GET" | "POST"): Promise<Answered>;
  /** Redeems the code of an answer, with the library's checks. */
  redeem(
    answered: Answered,
    parameters: Readonly<Record<string, string>>,
    options?: { verifier?: string; maxAge?: number; authentication?: oauth.ClientAuth; DPoP?: oauth.DPoPHandle },
  ): Promise<oauth.TokenEndpointResponse>;
  /** The claims of an ID token. */
  claims(tokens: oauth.TokenEndpointResponse): oauth.IDToken;
  userInfo(accessToken: string, sub?: string): Promise<oauth.UserInfoResponse>;
}

// oxlint-disable-next-line typescript/no-deprecated -- marked so that it stands out; plain HTTP on loopback is what it is for
export const insecure = { [oauth.allowInsecureRequests]: true } as const;

// oxlint-disable-next-line typescript/no-deprecated -- the Basic plan has clients with a secret do without
const withoutVerifier: typeof oauth.nopkce = oauth.nopkce;

export const openParty = async (
  server: OpenServer,
  options: Parameters<typeof registerClient>[1] & { id?: string } = {},
): Promise<Party> => {
  const secret = options.secret ?? randomBytes(16).toString("hex");
  const clientId = await registerClient(server, { idTokenAlgorithm: "RS256", ...options, secret });
  const issuer = new URL(server.issuer);
  const metadata = await oauth.processDiscoveryResponse(issuer, await oauth.discoveryRequest(issuer, insecure));
  const client: oauth.Client = {
    client_id: clientId,
    id_token_signed_response_alg: options.idTokenAlgorithm ?? "RS256",
  };
  const authentication = oauth.ClientSecretBasic(secret);

  return {
    clientId,
    metadata,
    client,
    authentication,
    secret,
    request: (changes = {}) => {
      const all: Record<string, string | undefined> = {
        client_id: clientId,
        redirect_uri: options.redirectUris?.[0] ?? callback,
        response_type: "code",
        scope: "openid",
        state: oauth.generateRandomState(),
        nonce: oauth.generateRandomNonce(),
        ...changes,
      };
      return Object.fromEntries(
        Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined),
      );
    },
    signIn: async (user) => (await signInFor(server, user, { parameters: {} })).cookie,
    authorize: async (parameters, cookie = "", method = "GET") => {
      const search = new URLSearchParams(parameters);
      const isPost = method === "POST";
      const answer = await fetch(`${server.issuer}/openid/authorize${isPost ? "" : `?${search.toString()}`}`, {
        method,
        redirect: "manual",
        headers: { accept: "text/html", cookie },
        ...(isPost && { body: search }),
      });
      const location = answer.headers.get("location");
      return {
        status: answer.status,
        location: location === null ? null : new URL(location, server.issuer),
        text: await answer.text(),
      };
    },
    redeem: async ({ location }, parameters, { verifier, maxAge, authentication: other, DPoP } = {}) => {
      if (!location) throw new Error("no answer to the client");
      const given = oauth.validateAuthResponse(metadata, client, location, parameters["state"] ?? oauth.expectNoState);
      const answer = await oauth.authorizationCodeGrantRequest(
        metadata,
        client,
        other ?? authentication,
        given,
        parameters["redirect_uri"] ?? callback,
        verifier ?? withoutVerifier,
        { ...insecure, ...(DPoP && { DPoP }) },
      );
      const tokens = await oauth.processAuthorizationCodeResponse(metadata, client, answer, {
        expectedNonce: parameters["nonce"] ?? oauth.expectNoNonce,
        requireIdToken: true,
        ...(maxAge !== undefined && { maxAge }),
      });
      await oauth.validateApplicationLevelSignature(metadata, answer, insecure);
      return tokens;
    },
    claims: (tokens) => {
      const claims = oauth.getValidatedIdTokenClaims(tokens);
      if (!claims) throw new Error("no ID token");
      return claims;
    },
    userInfo: async (accessToken, sub) => {
      const answer = await oauth.userInfoRequest(metadata, client, accessToken, insecure);
      return oauth.processUserInfoResponse(metadata, client, sub ?? oauth.skipSubjectCheck, answer);
    },
  };
};
