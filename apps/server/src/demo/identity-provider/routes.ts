import { randomBytes } from "node:crypto";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { nameIdFormats } from "@evolve/contracts/saml";
import type { Language } from "@evolve/i18n";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Services } from "../../core/services.ts";
import { languageOfRequest } from "../../http/language.ts";
import {
  addressesOf,
  attributeOf,
  escapeXml,
  neededChildOf,
  parseXml,
  textOf,
} from "../../modules/sign-in/saml/index.ts";
import { providerKey, providerPath, providerUrl } from "./key.ts";
import { metadataXml } from "./metadata-xml.ts";
import { newMessageId, signedResponse, type Statement, unknownResponse } from "./messages.ts";
import { answerPage, askPage, faultPage } from "./pages.ts";

interface Carried {
  SAMLRequest?: string;
  SAMLResponse?: string;
  RelayState?: string;
  userName?: string;
}

/** An identity provider that believes people to be whom they say they are. Demo only. */
export const demoIdentityProvider = (app: FastifyInstance, services: Services): void => {
  if (!services.config.demo) throw new Error("there is a demo identity provider under DEMO alone");
  const schema = { hide: true };

  app.get(providerPath, { schema }, async (request, reply) => {
    const { SAMLRequest = "", RelayState = "" } = request.query as Carried;
    const asked = readRequest(services, SAMLRequest);
    const language = languageOfRequest(request);
    if (!asked) return send(reply.code(400), faultPage(language));
    const known = request.cookies[knownCookie] ?? "";
    if (asked.isPassive) return answer(services, reply, asked, { relayState: RelayState, nameId: known, language });
    return send(reply, askPage(language, { request: SAMLRequest, relayState: RelayState }, "Evolve Suite"));
  });

  app.get(`${providerPath}/metadata`, { schema }, async (_request, reply) =>
    reply
      .type("application/samlmetadata+xml; charset=utf-8")
      .send(metadataXml(providerUrl(services), (await providerKey(services)).certificate)),
  );

  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, parsed) => {
      parsed(null, Object.fromEntries(new URLSearchParams(body.toString())));
    });
    scope.post(providerPath, { schema }, async (request, reply) => {
      const { SAMLRequest = "", RelayState = "", userName = "" } = request.body as Carried;
      const asked = readRequest(services, SAMLRequest);
      const language = languageOfRequest(request);
      if (!asked) return send(reply.code(400), faultPage(language));
      const name = userName.trim();
      void reply.setCookie(knownCookie, name, { path: providerPath, httpOnly: true, sameSite: "lax" });
      return answer(services, reply, asked, { relayState: RelayState, nameId: name, language });
    });
    done();
  });

  app.get(`${providerPath}/logout`, { schema }, (request, reply) => {
    const { SAMLRequest = "", RelayState = "" } = request.query as Carried;
    const asked = readRequest(services, SAMLRequest);
    void reply.clearCookie(knownCookie, { path: providerPath });
    return reply.redirect(asked ? logoutAnswer(services, asked, RelayState) : "/login/#/");
  });
};

/** Names the user known in this browser, for passive requests. */
const knownCookie = "demo_identity";

/** Makes the browser carry a statement about somebody or, for an empty name, that nobody is known. */
const answer = async (
  services: Services,
  reply: FastifyReply,
  asked: Asked,
  { relayState, nameId, language }: { relayState: string; nameId: string; language: Language },
): Promise<FastifyReply> => {
  const statement: Statement = {
    issuer: providerUrl(services),
    audience: asked.audience,
    recipient: asked.recipient,
    inResponseTo: asked.id,
    nameId,
    nameIdFormat: nameIdFormats.emailAddress,
    sessionIndex: newMessageId(),
    attributes: attributesOf(nameId),
    now: services.clock.now().getTime(),
  };
  const key = await providerKey(services);
  const response = nameId === "" ? unknownResponse(statement) : signedResponse(statement, key);
  const nonce = randomBytes(16).toString("base64");
  return send(reply, answerPage(language, { action: asked.recipient, response, relayState }, nonce), nonce);
};

/** What is stated of somebody beside their name, made up from it: `ann.lee@acme.test` is Ann Lee. */
const attributesOf = (nameId: string): Readonly<Record<string, string>> => {
  const [first = "", last = ""] = (nameId.split("@", 1)[0] ?? "")
    .split(/[._-]/)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1));
  return { mail: nameId, givenName: first, ...(last !== "" && { sn: last }) };
};

/** What a request asks for. The addresses are those that this installation gives its tenants, not those in the request. */
interface Asked {
  id: string;
  isPassive: boolean;
  audience: string;
  recipient: string;
  logoutUrl: string;
}

const readRequest = (services: Services, message: string): Asked | null => {
  try {
    const xml = inflateRawSync(Buffer.from(message, "base64"), { maxOutputLength: 100_000 }).toString("utf8");
    const request = parseXml(xml);
    const issuer = textOf(neededChildOf(request, "assertion", "Issuer"));
    const tenantId = /\/saml\/([0-9a-f-]{36})\/metadata$/.exec(issuer)?.[1] ?? "";
    const { entityId, assertionConsumerUrl, logoutUrl } = addressesOf(services, tenantId);
    const id = attributeOf(request, "ID") ?? "";
    const isPassive = attributeOf(request, "IsPassive") === "true";
    return issuer === entityId
      ? { id, isPassive, audience: entityId, recipient: assertionConsumerUrl, logoutUrl }
      : null;
  } catch {
    return null;
  }
};

/** Confirms a sign-out. Unsigned: the service does not rely on it. */
const logoutAnswer = (services: Services, asked: Asked, relayState: string): string => {
  const xml = [
    `<samlp:LogoutResponse xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ID="${newMessageId()}" Version="2.0"`,
    ` IssueInstant="${services.clock.now().toISOString()}" Destination="${escapeXml(asked.logoutUrl)}" InResponseTo="${escapeXml(asked.id)}">`,
    `<saml:Issuer xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">${escapeXml(providerUrl(services))}</saml:Issuer>`,
    `<samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status></samlp:LogoutResponse>`,
  ].join("");
  const query = new URLSearchParams({
    SAMLResponse: deflateRawSync(xml).toString("base64"),
    ...(relayState !== "" && { RelayState: relayState }),
  });
  return `${asked.logoutUrl}?${query.toString()}`;
};

/** The answering page may be in the hidden frame of our own sign-in page. */
const send = (reply: FastifyReply, html: string, nonce = ""): FastifyReply =>
  reply
    .type("text/html; charset=utf-8")
    .header("cache-control", "no-store")
    // Without it the form's post would carry no origin.
    .header("referrer-policy", "same-origin")
    .header(
      "content-security-policy",
      `default-src 'none'; style-src 'unsafe-inline'; script-src ${nonce ? `'nonce-${nonce}'` : "'none'"}; base-uri 'none'; frame-ancestors ${nonce ? "'self'" : "'none'"}`,
    )
    .send(html);
