import type { FastifyReply, FastifyRequest } from "fastify";
import { createRemoteJWKSet, jwtVerify } from "jose";
import type * as OpenId from "openid-client";
import * as z from "zod/mini";
import type { Services } from "../core/services.ts";
import { insertClients } from "../modules/sign-in/openid/index.ts";
import { setAddresses } from "./repository.ts";

/** The client as which Digital engagement asks for a code. */
const codeFlowClient = "demo-digital";
/** Where its codes come to: its own page. */
export const codeFlowPath = "/launch/digital";
/** Where the suite says that a session has ended (OpenID Connect Back-Channel Logout 1.0). */
export const logoutPath = `${codeFlowPath}/backchannel_logout`;

const Kept = z.object({ verifier: z.string(), state: z.string(), nonce: z.string() });
const Claims = z.object({ sub: z.string(), sid: z.string() });
const LogoutClaims = z.object({
  sid: z.string(),
  events: z.object({ "http://schemas.openid.net/event/backchannel-logout": z.object({}) }),
  nonce: z.optional(z.undefined()),
});
const keptCookie = "digital_sign_in";
const cookie = { path: codeFlowPath, httpOnly: true, sameSite: "lax" } as const;
const keptSeconds = 600;

/** What the sibling application is called by browsers, on the port of the suite: `http://digital.localhost:8080`. */
const siblingOrigin = (services: Pick<Services, "origin">): string => {
  const url = new URL(services.origin());
  url.hostname = "digital.localhost";
  return url.origin;
};

const partyOf = async (services: Services, library: typeof OpenId): Promise<OpenId.Configuration> =>
  library.discovery(new URL(services.origin()), codeFlowClient, undefined, library.None(), {
    // oxlint-disable-next-line typescript/no-deprecated -- marked so that it stands out; the demo is on a loopback address
    execute: [library.allowInsecureRequests],
  });

/** Its address has the suite's port, which is known once the server listens, and may be another one after a restart. */
const register = async ({ database, origin }: Services): Promise<void> => {
  const own = siblingOrigin({ origin });
  const addresses = { redirectUris: [own + codeFlowPath], backchannelLogoutUris: [own + logoutPath] };
  await insertClients(database.system, [
    {
      id: codeFlowClient,
      name: "Digital engagement",
      secretHash: null,
      firstParty: true,
      ...addresses,
      postLogoutRedirectUris: [],
      frontchannelLogoutUris: [],
    },
  ]);
  await setAddresses(database, codeFlowClient, addresses);
};

/** Leads on to the suite's sign-in with a request for a code, if the address names the suite; answers whether it did. */
export const askForCode = async (services: Services, iss: string, reply: FastifyReply): Promise<boolean> => {
  if (iss !== services.origin()) return false;
  await register(services);
  const library = await import("openid-client");
  const party = await partyOf(services, library);
  const [verifier, state, nonce] = [library.randomPKCECodeVerifier(), library.randomState(), library.randomNonce()];
  const address = library.buildAuthorizationUrl(party, {
    redirect_uri: siblingOrigin(services) + codeFlowPath,
    scope: "openid profile",
    code_challenge: await library.calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
    state,
    nonce,
  });
  void reply
    .setCookie(keptCookie, JSON.stringify({ verifier, state, nonce }), { ...cookie, maxAge: keptSeconds })
    .redirect(address.href);
  return true;
};

export interface SignedIn {
  readonly sub: string;
  readonly name: string;
  readonly sessionId: string;
}

/**
 * Who has signed in, by the code in the address; null if it answers no request of this browser, or is not the suite's. The library
 * compares `state`, and `iss` with the issuer (RFC 9207): an answer of another provider is not taken to this one.
 */
export const takeCode = async (
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SignedIn | null> => {
  const kept = Kept.safeParse(readJson(request.cookies[keptCookie] ?? ""));
  void reply.clearCookie(keptCookie, cookie);
  if (!kept.success) return null;
  const library = await import("openid-client");
  try {
    const party = await partyOf(services, library);
    const tokens = await library.authorizationCodeGrant(party, new URL(request.url, siblingOrigin(services)), {
      pkceCodeVerifier: kept.data.verifier,
      expectedState: kept.data.state,
      expectedNonce: kept.data.nonce,
    });
    const { sub, sid } = Claims.parse(tokens.claims());
    const { name = sub } = await library.fetchUserInfo(party, tokens.access_token, sub);
    return { sub, name, sessionId: sid };
  } catch {
    return null;
  }
};

/** The session whose end a logout token of the suite tells; null for any other token (Back-Channel Logout 1.0, 2.6). */
export const readLogoutToken = async (services: Services, token: string): Promise<string | null> => {
  const library = await import("openid-client");
  try {
    const { jwks_uri: keys = "" } = (await partyOf(services, library)).serverMetadata();
    const { payload } = await jwtVerify(token, createRemoteJWKSet(new URL(keys)), {
      issuer: services.origin(),
      audience: codeFlowClient,
      typ: "logout+jwt",
      currentDate: services.clock.now(),
    });
    return LogoutClaims.parse(payload).sid;
  } catch {
    return null;
  }
};

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
