import { randomBytes } from "node:crypto";
import { login } from "@evolve/contracts/authentication";
import { insertClients, type NewClient, secretHashOf } from "@evolve/server/modules/sign-in/openid/index";
import * as client from "openid-client";
import type { BuiltUser } from "./builders.ts";
import { anonymous } from "./client.ts";
import { freePort } from "./free-port.ts";
import { startTestServer, type TestServer } from "./test-server.ts";

export type OpenServer = TestServer & { readonly issuer: string };

/** A server that clients of any kind can reach, since they need a socket. */
export const startOpenServer = async (environment: Readonly<Record<string, string>> = {}): Promise<OpenServer> => {
  const port = await freePort();
  const issuer = `http://localhost:${port}`;
  const server = await startTestServer({ environment: { ...environment, PUBLIC_URL: issuer } });
  await server.app.listen({ port, host: "127.0.0.1" });
  return { ...server, issuer };
};

export const callback = "http://localhost:9090/callback";

/** Registers a client with its own callback. */
export const registerClient = async (
  { services }: Pick<TestServer, "services">,
  options: Partial<Omit<NewClient, "secretHash">> & { secret?: string } = {},
): Promise<string> => {
  const { secret, ...given } = options;
  const id = given.id ?? `client-${randomBytes(4).toString("hex")}`;
  await insertClients(services.database.system, [
    {
      name: "Some App",
      firstParty: true,
      redirectUris: [callback],
      postLogoutRedirectUris: ["http://localhost:9090/post_logout_redirect"],
      frontchannelLogoutUris: [],
      backchannelLogoutUris: [],
      ...given,
      id,
      secretHash: secret === undefined ? null : secretHashOf(services, secret),
    },
  ]);
  return id;
};

// oxlint-disable-next-line typescript/no-deprecated -- marked so that it stands out; plain HTTP on loopback is what it is for
export const overPlainHttp = client.allowInsecureRequests;

/** A relying party by `openid-client`, configured by discovery. */
export const relyingParty = (issuer: string, clientId: string, secret?: string): Promise<client.Configuration> =>
  client.discovery(
    new URL(issuer),
    clientId,
    undefined,
    secret === undefined ? client.None() : client.ClientSecretBasic(secret),
    {
      execute: [overPlainHttp],
    },
  );

/** What a relying party keeps from its request until the answer. */
export interface Asked {
  readonly verifier: string;
  readonly state: string;
  readonly nonce: string;
  readonly parameters: Readonly<Record<string, string>>;
}

export const askFor = async (clientId: string, more: Readonly<Record<string, string>> = {}): Promise<Asked> => {
  const verifier = client.randomPKCECodeVerifier();
  const [state, nonce] = [client.randomState(), client.randomNonce()];
  return {
    verifier,
    state,
    nonce,
    parameters: {
      client_id: clientId,
      redirect_uri: callback,
      response_type: "code",
      scope: "openid profile email",
      state,
      nonce,
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: "S256",
      ...more,
    },
  };
};

/** Signs in as the page does, for a client. */
export const signInFor = async (
  server: Pick<TestServer, "app">,
  user: BuiltUser,
  { parameters }: Pick<Asked, "parameters">,
): Promise<{
  code: string;
  cookie: string;
  sessionId: string;
  consentRequired: boolean;
  status: number;
  errorCode: string;
}> => {
  const body = { userName: user.userName, password: user.password, ...parameters };
  const answer = await anonymous(server).call(login, { body });
  const [cookie = ""] = String(answer.response.headers["set-cookie"] ?? "").split(";");
  return {
    code: answer.body.code ?? "",
    cookie,
    sessionId: answer.body.sessionId,
    consentRequired: answer.body.consentRequired ?? false,
    status: answer.status,
    errorCode: answer.errorCode,
  };
};

/** The address at which the browser returns to the client. */
export const answerAt = (parameters: Readonly<Record<string, string>>): URL =>
  new URL(`${callback}?${new URLSearchParams(parameters).toString()}`);

/** A row in each of the provider's tables. */
export const populateOpenid = async (server: Pick<TestServer, "app" | "services">, user: BuiltUser): Promise<void> => {
  const client_id = await registerClient(server);
  await signInFor(server, user, await askFor(client_id));
  const scopes = ["openid"];
  await server.services.database.system
    .insertInto("openid_consents")
    .values({ tenant_id: user.tenantId, user_id: user.id, client_id, scopes, given_at: server.services.clock.now() })
    .execute();
};
