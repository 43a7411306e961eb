import type { IncomingMessage } from "node:http";
import type { FastifyRequest } from "fastify";
import type { KoaContextWithOIDC } from "oidc-provider";
import { secondsOf } from "../../../clock.ts";
import type { Services } from "../../../core/services.ts";
import { Refusal } from "../../../core/refusal.ts";
import { openSessionByKey } from "../access-keys/index.ts";
import { paths } from "./discovery.ts";

interface Key {
  readonly accessKeyId: string;
  readonly accessKeySecret: string;
}

/** Access keys as the id and secret of a client that asks for a token for itself (RFC 6749, 4.4). */
export interface AccessKeyTokens {
  /** Remembers the request behind the library's context. */
  readonly remember: (request: FastifyRequest) => void;
  /** Answers with the access token of a new session where the library knows no such client, but there is such a key. */
  readonly answerKeys: (context: KoaContextWithOIDC, next: () => Promise<void>) => Promise<void>;
}

export const createAccessKeyTokens = (services: Services): AccessKeyTokens => {
  const requests = new WeakMap<IncomingMessage, FastifyRequest>();
  return {
    remember: (request) => {
      requests.set(request.raw, request);
    },
    answerKeys: async (context, next) => {
      await next();
      if (context.path !== paths.token || context.status !== 401) return;
      const request = requests.get(context.req);
      const key = keyIn(context);
      if (!request || !key) return;
      try {
        const { accessToken, accessTokenExpiry } = await openSessionByKey(services, key, request);
        context.remove("www-authenticate");
        context.status = 200;
        context.body = {
          access_token: accessToken,
          token_type: "Bearer",
          expires_in: accessTokenExpiry - secondsOf(services.clock.now()),
        };
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        // For a wrong key the library's answer stands: no such client.
        if (error.error !== "throttled") return;
        context.remove("www-authenticate");
        context.status = 503;
        context.set("retry-after", String(Math.max(1, Math.ceil(error.refused.retryAfterSeconds ?? 1))));
        context.body = { error: "temporarily_unavailable", error_description: "too many failures from this address" };
      }
    },
  };
};

/** The key in a request for a token of its own, by basic authentication or in the form; null for any other request. */
const keyIn = ({ oidc, headers }: KoaContextWithOIDC): Key | null => {
  const form: Record<string, unknown> = oidc.body ?? {};
  if (form["grant_type"] !== "client_credentials") return null;
  const [, encoded] = /^basic\s+(\S+)$/i.exec(headers.authorization ?? "") ?? [];
  const [id, secret] = encoded === undefined ? [form["client_id"], form["client_secret"]] : decodeBasic(encoded);
  if (typeof id !== "string" || typeof secret !== "string") return null;
  return /^[0-9a-f-]{36}$/i.test(id) && /^[\w-]{20,200}$/.test(secret)
    ? { accessKeyId: id, accessKeySecret: secret }
    : null;
};

/** Id and secret are encoded as in a form before they are joined (RFC 6749, 2.3.1). */
const decodeBasic = (encoded: string): string[] => {
  try {
    return Buffer.from(encoded, "base64").toString("utf8").split(":", 2).map(decodeURIComponent);
  } catch {
    return [];
  }
};
