import { randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { bindingPath } from "./addresses.ts";

export const passiveResultPath = `${bindingPath}/looked`;

/** What the hidden frame of the sign-in page ends with: it tells its page, on this origin alone, whether somebody is known. */
export const passiveResult = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const { known } = request.query as { known?: string };
  const nonce = randomBytes(16).toString("base64");
  const message = JSON.stringify({ messageType: "ssoLooked", isKnown: known === "true" });
  return reply
    .type("text/html; charset=utf-8")
    .header("cache-control", "no-store")
    .header(
      "content-security-policy",
      `default-src 'none'; script-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'self'`,
    )
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Single sign-on</title></head><body><script nonce="${nonce}">parent.postMessage(${message}, location.origin)</script></body></html>`,
    );
};
