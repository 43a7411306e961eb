import { randomBytes } from "node:crypto";
import { escapeXml, type KeyPair, signElement } from "../../modules/sign-in/saml/index.ts";

/** What an identity provider states about somebody to a service provider. Times are milliseconds since the epoch. */
export interface Statement {
  issuer: string;
  audience: string;
  recipient: string;
  /** Null for an unsolicited response. */
  inResponseTo: string | null;
  nameId: string;
  nameIdFormat: string;
  sessionIndex: string;
  attributes: Readonly<Record<string, string>>;
  now: number;
}

const lifeMs = 5 * 60_000;
const assertionNamespace = "urn:oasis:names:tc:SAML:2.0:assertion";
const protocolNamespace = "urn:oasis:names:tc:SAML:2.0:protocol";

export const newMessageId = (): string => `_${randomBytes(16).toString("hex")}`;

const instant = (time: number): string => new Date(time).toISOString();

const attribute = (name: string, value: string): string => (value === "" ? "" : ` ${name}="${escapeXml(value)}"`);

/** An unsigned assertion for the Web Browser SSO profile. */
export const composeAssertion = (statement: Statement, id: string): string => {
  const { issuer, audience, recipient, inResponseTo, nameId, nameIdFormat, sessionIndex, attributes, now } = statement;
  const issued = instant(now);
  const end = instant(now + lifeMs);
  const values = Object.entries(attributes).map(
    ([name, value]) =>
      `<saml:Attribute Name="${escapeXml(name)}"><saml:AttributeValue>${escapeXml(value)}</saml:AttributeValue></saml:Attribute>`,
  );
  return [
    `<saml:Assertion xmlns:saml="${assertionNamespace}" ID="${id}" Version="2.0" IssueInstant="${issued}">`,
    `<saml:Issuer>${escapeXml(issuer)}</saml:Issuer>`,
    `<saml:Subject><saml:NameID Format="${escapeXml(nameIdFormat)}">${escapeXml(nameId)}</saml:NameID>`,
    `<saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer">`,
    `<saml:SubjectConfirmationData Recipient="${escapeXml(recipient)}" NotOnOrAfter="${end}"${attribute("InResponseTo", inResponseTo ?? "")}/>`,
    `</saml:SubjectConfirmation></saml:Subject>`,
    `<saml:Conditions NotBefore="${issued}" NotOnOrAfter="${end}"><saml:AudienceRestriction>`,
    `<saml:Audience>${escapeXml(audience)}</saml:Audience></saml:AudienceRestriction></saml:Conditions>`,
    `<saml:AuthnStatement AuthnInstant="${issued}" SessionIndex="${escapeXml(sessionIndex)}"><saml:AuthnContext>`,
    `<saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:unspecified</saml:AuthnContextClassRef>`,
    `</saml:AuthnContext></saml:AuthnStatement>`,
    values.length > 0 ? `<saml:AttributeStatement>${values.join("")}</saml:AttributeStatement>` : "",
    `</saml:Assertion>`,
  ].join("");
};

/** A response with an assertion, or with none. */
export const composeResponse = (
  { issuer, recipient, inResponseTo, now }: Statement,
  id: string,
  content: string,
): string =>
  [
    `<samlp:Response xmlns:samlp="${protocolNamespace}" xmlns:saml="${assertionNamespace}" ID="${id}" Version="2.0"`,
    ` IssueInstant="${instant(now)}" Destination="${escapeXml(recipient)}"${attribute("InResponseTo", inResponseTo ?? "")}>`,
    `<saml:Issuer>${escapeXml(issuer)}</saml:Issuer>`,
    `<samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status>`,
    content,
    `</samlp:Response>`,
  ].join("");

/** A response with a signed assertion, in base64, ready for the form. */
export const signedResponse = (statement: Statement, key: KeyPair): string => {
  const id = newMessageId();
  const xml = composeResponse(statement, newMessageId(), composeAssertion(statement, id));
  return Buffer.from(signElement(xml, id, key)).toString("base64");
};

/** The answer to a passive request when nobody is signed in. */
export const unknownResponse = (statement: Statement): string => {
  const xml = composeResponse(statement, newMessageId(), "").replace(
    '<samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/>',
    '<samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Responder"><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:NoPassive"/></samlp:StatusCode>',
  );
  return Buffer.from(xml).toString("base64");
};
