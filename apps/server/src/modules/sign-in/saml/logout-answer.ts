import { randomBytes } from "node:crypto";
import { createWords, type Language } from "@evolve/i18n";
import { catalogueOf } from "@evolve/i18n/node";
import { escapeXml } from "./xml.ts";
import { type KeyPair, signElement } from "./sign-element.ts";

interface Answer {
  issuer: string;
  destination: string;
  inResponseTo: string;
  now: Date;
}

/** Our yes to a wish to sign out, signed, as it goes into a form (HTTP-POST binding, 3.5.4): base64. */
const logoutResponse = ({ issuer, destination, inResponseTo, now }: Answer, key: KeyPair): string => {
  const id = `_${randomBytes(20).toString("hex")}`;
  const xml = [
    `<samlp:LogoutResponse xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${id}" Version="2.0"`,
    ` IssueInstant="${now.toISOString()}" Destination="${escapeXml(destination)}" InResponseTo="${escapeXml(inResponseTo)}">`,
    `<saml:Issuer>${escapeXml(issuer)}</saml:Issuer>`,
    `<samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status>`,
    `</samlp:LogoutResponse>`,
  ].join("");
  return Buffer.from(signElement(xml, id, key)).toString("base64");
};

/** A page that makes the browser carry the answer to the identity provider; without scripts by a press. */
export const logoutAnswerPage = (
  answer: Answer,
  key: KeyPair,
  { relayState, language }: { relayState: string; language: Language },
): { html: string; policy: string } => {
  const { t } = createWords(language, catalogueOf(language, ["account", "sso"]));
  const nonce = randomBytes(16).toString("base64");
  const field = (name: string, value: string): string =>
    `<input type="hidden" name="${name}" value="${escapeXml(value)}">`;
  const title = escapeXml(t("account.logoutTitle"));
  const html = [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>${title}</title></head>`,
    `<body><main><h1>${title}</h1><form method="post" action="${escapeXml(answer.destination)}">`,
    field("SAMLResponse", logoutResponse(answer, key)),
    relayState === "" ? "" : field("RelayState", relayState),
    `<button type="submit">${escapeXml(t("sso.continue"))}</button></form></main>`,
    `<script nonce="${nonce}">document.forms[0].submit()</script></body></html>`,
  ].join("\n");
  const policy = `default-src 'none'; script-src 'nonce-${nonce}'; form-action ${new URL(answer.destination).origin}; base-uri 'none'; frame-ancestors 'none'`;
  return { html, policy };
};
