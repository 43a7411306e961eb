import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import * as client from "openid-client";

/** `demo-app` at the address where it is registered: a server of its own that knows the product by discovery alone. */
export interface DemoApp {
  readonly url: string;
  /** The same on another host name, which a browser takes for another site. */
  readonly otherUrl: string;
  /** The front-channel calls that have reached it, as `iss sid`. */
  readonly frontchannel: readonly string[];
  /** The logout tokens that have reached it over the back channel. */
  readonly backchannel: readonly string[];
  /** Whether the refresh token that it holds still counts. */
  readonly isSignedIn: () => Promise<boolean>;
  close(): void;
}

const port = 9090;
const url = `http://localhost:${port}`;

interface Asked {
  readonly verifier: string;
  readonly state: string;
  readonly nonce: string;
}

const page = (response: ServerResponse, title: string): void => {
  const headers = { "content-type": "text/html; charset=utf-8" };
  response
    .writeHead(200, headers)
    .end(`<!doctype html><html lang="en"><title>Demo App</title><h1>${title}</h1></html>`);
};

const textOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString("utf8");
};

export const startDemoApp = async (issuer: string): Promise<DemoApp> => {
  const configuration = await client.discovery(new URL(issuer), "demo-app", undefined, client.None(), {
    // oxlint-disable-next-line typescript/no-deprecated -- marked so that it stands out; plain HTTP on loopback is what it is for
    execute: [client.allowInsecureRequests],
  });
  const frontchannel: string[] = [];
  const backchannel: string[] = [];
  let asked: Asked | undefined;
  let tokens: { readonly idToken: string; readonly refreshToken: string } | undefined;

  const signIn = async ({ origin, searchParams: more }: URL, response: ServerResponse): Promise<void> => {
    const verifier = client.randomPKCECodeVerifier();
    asked = { verifier, state: client.randomState(), nonce: client.randomNonce() };
    const address = client.buildAuthorizationUrl(configuration, {
      redirect_uri: `${origin}/callback`,
      scope: "openid profile",
      state: asked.state,
      nonce: asked.nonce,
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: "S256",
      ...Object.fromEntries(more),
    });
    response.writeHead(302, { location: address.href }).end();
  };

  const callback = async (address: URL, response: ServerResponse): Promise<void> => {
    const error = address.searchParams.get("error");
    if (error !== null) return page(response, `${error}: ${address.searchParams.get("error_description") ?? ""}`);
    if (asked === undefined) return page(response, "Nobody asked");
    const answer = await client.authorizationCodeGrant(configuration, address, {
      pkceCodeVerifier: asked.verifier,
      expectedState: asked.state,
      expectedNonce: asked.nonce,
    });
    tokens = { idToken: answer.id_token ?? "", refreshToken: answer.refresh_token ?? "" };
    const subject = answer.claims()?.sub ?? "";
    const { preferred_username: name } = await client.fetchUserInfo(configuration, answer.access_token, subject);
    page(response, `Hello ${name ?? ""}`);
  };

  const signOut = ({ origin }: URL, response: ServerResponse): void => {
    const address = client.buildEndSessionUrl(configuration, {
      id_token_hint: tokens?.idToken ?? "",
      post_logout_redirect_uri: `${origin}/post_logout_redirect`,
      state: "goodbye",
    });
    response.writeHead(302, { location: address.href }).end();
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    // It is registered under both names of this machine.
    const address = new URL(request.url ?? "/", `http://${request.headers.host ?? ""}`);
    const { searchParams: given } = address;
    switch (address.pathname) {
      case "/sign-in":
        return signIn(address, response);
      case "/callback":
        return callback(address, response);
      case "/sign-out":
        return signOut(address, response);
      case "/post_logout_redirect":
        return page(response, `Signed out, ${given.get("state") ?? ""}`);
      case "/frontchannel_logout":
        frontchannel.push(`${given.get("iss") ?? ""} ${given.get("sid") ?? ""}`);
        return page(response, "Forgotten");
      case "/backchannel_logout":
        backchannel.push(new URLSearchParams(await textOf(request)).get("logout_token") ?? "");
        return void response.writeHead(200).end();
      default:
        return page(response, "Demo App");
    }
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    url,
    otherUrl: `http://127.0.0.1:${port}`,
    frontchannel,
    backchannel,
    isSignedIn: () =>
      client.refreshTokenGrant(configuration, tokens?.refreshToken ?? "").then(
        (next) => {
          tokens = { idToken: next.id_token ?? "", refreshToken: next.refresh_token ?? "" };
          return true;
        },
        () => false,
      ),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
