import type { ServerResponse } from "node:http";
import type { FastifyRequest } from "fastify";
import { type Client as LibraryClient, Provider } from "oidc-provider";
import { secondsOf } from "../../../clock.ts";
import type { Services } from "../../../core/services.ts";
import { DatabaseUnavailable } from "../../../database/index.ts";
import { createAccessKeyTokens } from "./access-key-tokens.ts";
import { answerUnavailable } from "./answer-unavailable.ts";
import { successorOf } from "./adapter.ts";
import { tellInterval } from "./device-adapter.ts";
import { type ClientProof, createClientProof } from "./client-proof.ts";
import type { Clients } from "./clients.ts";
import { configurationOf } from "./configuration.ts";
import { correctDiscovery } from "./discovery.ts";
import { tellFaultsOurWay } from "./pkce-faults.ts";
import { createTokenCalls } from "./token-calls.ts";
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
  handle: (request: FastifyRequest, response: ServerResponse, address: string) => void;
}> => {
  const calls = createTokenCalls(services);
  const provider = new Provider(issuer, await configurationOf(services, clients, issuer, calls));
  provider.proxy = true;
  const proof = createClientProof(services);
  adjust(services, clients, provider, proof);
  provider.use(tellFaultsOurWay);
  provider.use(correctDiscovery);
  provider.use(tellInterval);
  provider.use((context, next) => calls.writeTokens(context, next));
  const accessKeys = createAccessKeyTokens(services);
  provider.use(accessKeys.answerKeys);
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
      proof.countBy(request.raw, address);
      accessKeys.remember(request);
      void handle(request.raw, response);
    },
  };
};

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
