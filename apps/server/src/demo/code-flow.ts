import type { FastifyReply, FastifyRequest } from "fastify";
import type * as OpenId from "openid-client";
import * as z from "zod/mini";
import type { Services } from "../core/services.ts";
import { insertClients } from "../modules/sign-in/openid/index.ts";
import { setRedirects } from "./repository.ts";

/** The client as which Digital engagement asks for a code. */
const codeFlowClient = "demo-digital";
/** Where its codes come to: its own page. */
export const codeFlowPath = "/launch/digital";

const Kept = z.object({ verifier: z.string(), state: z.string(), nonce: z.string() });
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
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- marked so that it stands out; the demo is on a loopback address
    execute: [library.allowInsecureRequests],
  });

/** Its address has the suite's port, which is known once the server listens, and may be another one after a restart. */
const register = async ({ database, origin }: Services): Promise<void> => {
  const redirectUris = [siblingOrigin({ origin }) + codeFlowPath];
  await insertClients(database.system, [
    {
      id: codeFlowClient,
      name: "Digital engagement",
      secretHash: null,
      firstParty: true,
      redirectUris,
      postLogoutRedirectUris: [],
      frontchannelLogoutUris: [],
      backchannelLogoutUris: [],
    },
  ]);
  await setRedirects(database, codeFlowClient, redirectUris);
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

/**
 * Who has signed in, by the code in the address; null if it answers no request of this browser, or is not the suite's. The library
 * compares `state`, and `iss` with the issuer (RFC 9207): an answer of another provider is not taken to this one.
 */
export const takeCode = async (
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ sub: string; name: string } | null> => {
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
    const sub = tokens.claims()?.sub ?? "";
    const { name = sub } = await library.fetchUserInfo(party, tokens.access_token, sub);
    return { sub, name };
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
