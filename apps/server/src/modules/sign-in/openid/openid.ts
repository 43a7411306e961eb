import type { ServerResponse } from "node:http";
import type { FastifyRequest } from "fastify";
import { refuse } from "../../../core/refusal.ts";
import { defineService, type Services } from "../../../core/services.ts";
import { signingAlgorithms } from "../../../security/signing-keys/index.ts";
import {
  type AuthorizationRequest,
  checkAuthorizationRequest,
  type OfferedRequest,
  type ReadPushed,
} from "./authorization-request.ts";
import { meetsEssential } from "./authentication-context.ts";
import { type Client, type Clients, createClients } from "./clients.ts";
import { hasConsented } from "./consent.ts";
import { issueCode } from "./issue-code.ts";
import type { createProvider } from "./provider.ts";
import { readPushed, spendPushed } from "./pushed-request.ts";
import type { CodeSession } from "./token-id.ts";

/** What sign-in, sessions and pages may ask of the OpenID provider. */
export interface Openid {
  readonly clients: Clients;
  /** How the world names this provider: the address of the installation. */
  issuer(): string;
  /** Answers a request to one of the library's endpoints, counted by the address that it comes from. */
  handle(request: FastifyRequest, response: ServerResponse, address: string): Promise<void>;
  /** Checks the OpenID parts of a sign-in; null when no client wants a code. */
  check(offered: OfferedRequest): Promise<AuthorizationRequest | null>;
  /** A code for the user who has just signed in, or null when the user must be asked first. */
  codeFor(request: AuthorizationRequest, session: CodeSession): Promise<string | null>;
  /** A code whatever was asked before: the user has just allowed it. */
  allowedCodeFor(request: AuthorizationRequest, session: CodeSession): Promise<string>;
  /** Where the browser takes the answer that the session has not proved what the client insists on; null when it has. */
  unmetAt(request: AuthorizationRequest, session: Pick<CodeSession, "methods">): string | null;
  /** Where the browser takes an answer to the client. */
  onward(request: AuthorizationRequest, answer: Readonly<Record<string, string>>): string;
  /** The client that a basic-auth header names, if its secret is right. */
  clientOfHeader(authorization: string): Promise<Client | null>;
}

type Made = Awaited<ReturnType<typeof createProvider>>;

const createOpenid = (services: Services): Openid => {
  const issuer = services.origin;
  const clients = createClients(services, issuer);
  let made: { readonly keyIds: string; readonly provider: Promise<Made> } | null = null;

  /** The library is loaded when it is first needed: it is a sixth of what a node loads. */
  const create = async (): Promise<Made> => {
    const { createProvider: createFor } = await import("./provider.ts");
    return createFor(services, clients, issuer());
  };

  /** The library takes its keys once, so a rotation brings a new one. */
  const current = async (): Promise<Made> => {
    const keys = await Promise.all(signingAlgorithms.map((algorithm) => services.keys.current(algorithm)));
    const keyIds = keys.map(({ id }) => id).join();
    if (made?.keyIds !== keyIds) made = { keyIds, provider: create() };
    return made.provider;
  };
  const allowedCodeFor = async (request: AuthorizationRequest, session: CodeSession): Promise<string> => {
    const { provider } = await current();
    if (request.requestUri !== undefined && !(await spendPushed(services, request.requestUri)))
      refuse("invalidLoginRequest", { reason: "the request_uri was used before" });
    return issueCode(provider, request, session);
  };
  const readPushedRequest: ReadPushed = async (requestUri) => readPushed((await current()).provider, requestUri);

  return {
    clients,
    issuer,
    handle: async (request, response, address) => {
      (await current()).handle(request, response, address);
    },
    check: (offered) => checkAuthorizationRequest(clients, readPushedRequest, offered),
    codeFor: async (request, session) =>
      (await hasConsented(services, request.client, session, request.scopesToAllow))
        ? allowedCodeFor(request, session)
        : null,
    allowedCodeFor,
    unmetAt: (request, { methods }) =>
      meetsEssential(methods, request.claims?.id_token)
        ? null
        : onwardAddress(issuer(), request, { error: "unmet_authentication_requirements" }),
    onward: (request, answer) => onwardAddress(issuer(), request, answer),
    clientOfHeader: async (authorization) => {
      const [, encoded = ""] = /^basic\s+(\S+)$/i.exec(authorization) ?? [];
      const [id = "", secret = ""] = Buffer.from(encoded, "base64").toString("utf8").split(/:(.*)/s);
      const client = await clients.find(id);
      return client && clients.hasSecret(client, secret) ? client : null;
    },
  };
};

/** The client's own address with an answer for it; `iss` tells it whose (RFC 9207). */
const onwardAddress = (
  issuer: string,
  { redirectUri, state }: { redirectUri: string; state: string | undefined },
  answer: Readonly<Record<string, string>>,
): string => {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries({ ...answer, ...(state !== undefined && { state }), iss: issuer }))
    url.searchParams.set(name, value);
  return url.href;
};

export const openidProvider = defineService("OpenID provider", createOpenid);
