import { createHash, randomBytes } from "node:crypto";
import { login } from "@evolve/contracts/authentication";
import { insertClients } from "@evolve/server/modules/sign-in/openid/index";
import type { BuiltUser } from "@evolve/testkit/builders";
import type { Site } from "./site.ts";

/** Where codes go: the origin that is told of sign-outs must be the same. */
export const callbackAt = (origin = "http://localhost:9090"): string => `${origin}/callback`;
export const clientId = "bench-app";

/** An application of the installation's own: public, with PKCE. */
export const registerApplication = ({ services }: Site, origin?: string): Promise<void> =>
  insertClients(services.database.system, [
    {
      id: clientId,
      name: "Bench",
      secretHash: null,
      firstParty: true,
      redirectUris: [callbackAt(origin)],
      postLogoutRedirectUris: [],
      frontchannelLogoutUris: [],
      backchannelLogoutUris: origin ? [`${origin}/back`] : [],
    },
  ]);

interface Tokens {
  readonly refresh_token: string;
}

/** Somebody whom a provider has signed in, as the browser knows it. */
export interface Person {
  readonly url: string;
  readonly cookie: string;
}

export const redeem = async (url: string, body: Record<string, string>): Promise<Tokens> => {
  const answer = await fetch(`${url}/openid/token`, { method: "POST", body: new URLSearchParams(body) });
  if (answer.status !== 200) throw new Error(`the token endpoint answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Tokens;
};

/** The authorization endpoint's redirect with a code, and the code's redemption with its verifier. */
export const signIntoApplication = async ({ url, cookie }: Person, origin?: string): Promise<Tokens> => {
  const redirectUri = callbackAt(origin);
  const verifier = randomBytes(32).toString("base64url");
  const request = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: "code",
    scope: "openid",
    state: "state",
    nonce: "nonce",
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
  });
  const answer = await fetch(`${url}/openid/authorize?${request.toString()}`, {
    headers: { cookie },
    redirect: "manual",
  });
  await answer.arrayBuffer();
  const location = answer.headers.get("location") ?? "";
  const code = URL.canParse(location) ? new URL(location).searchParams.get("code") : null;
  if (!code) throw new Error(`no code but ${answer.status} ${location}`);
  return redeem(url, {
    grant_type: "authorization_code",
    client_id: clientId,
    redirect_uri: redirectUri,
    code,
    code_verifier: verifier,
  });
};

/** The system-wide session of a browser, and a token that is good once, for the tokens of a page. */
export const signedIn = async (
  url: string,
  { userName, password }: BuiltUser,
): Promise<Person & { readonly idToken: string }> => {
  const answer = await fetch(url + login.path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ userName, password }),
  });
  const [cookie = ""] = (answer.headers.get("set-cookie") ?? "").split(";");
  const { id_token: idToken } = (await answer.json()) as { id_token: string };
  return { url, cookie, idToken };
};
