import { nameIdFormats } from "@evolve/contracts/saml";
import type { ServiceAddresses } from "./addresses.ts";
import { refuseSaml } from "./saml-refusal.ts";
import type { SamlSettings } from "./settings-repository.ts";
import type { Subject } from "./sign-in-repository.ts";
import { attributeOf, childOf, childrenOf, is, neededChildOf, parseXml, textOf, timeOf } from "./xml.ts";

/** What an assertion says that was signed for us, in time. */
export interface Assertion extends Subject {
  id: string;
  /** The request it answers; null for one that nobody asked for. */
  inResponseTo: string | null;
  /** From then on it would be refused for its age. */
  usableUntil: Date;
  attributes: ReadonlyMap<string, string>;
}

/** How far the clock of an identity provider may be from ours. */
export const clockSkewMs = 60_000;

const bearer = "urn:oasis:names:tc:SAML:2.0:cm:bearer";
const transient = "urn:oasis:names:tc:SAML:2.0:nameid-format:transient";
const longestId = 256;
const longestName = 500;

/** Reads an assertion from exactly the text whose signature was verified. Refuses a wrong audience, time or subject. */
export const readAssertion = (
  signedXml: string,
  { addresses, settings, now }: { addresses: ServiceAddresses; settings: SamlSettings; now: Date },
): Assertion => {
  const assertion = parseXml(signedXml);
  if (!is(assertion, "assertion", "Assertion")) refuseSaml("it is no assertion");
  if (textOf(neededChildOf(assertion, "assertion", "Issuer")) !== settings.entityId)
    refuseSaml("the issuer is another");
  const id = attributeOf(assertion, "ID") ?? "";
  if (id === "" || id.length > longestId) refuseSaml("the assertion has no usable id");
  checkConditions(neededChildOf(assertion, "assertion", "Conditions"), addresses.entityId, now);
  const subject = neededChildOf(assertion, "assertion", "Subject");
  const nameId = neededChildOf(subject, "assertion", "NameID");
  const confirmed = confirmationOf(subject, addresses.assertionConsumerUrl, now);
  return {
    id,
    issuer: settings.entityId,
    nameId: nameOf(nameId),
    nameIdFormat: formatOf(nameId, settings.nameIdFormat),
    sessionIndex: sessionIndexOf(assertion, now),
    inResponseTo: confirmed.inResponseTo,
    usableUntil: new Date(confirmed.notOnOrAfter + clockSkewMs),
    attributes: attributesOf(assertion),
  };
};

const checkTimes = (element: Element, now: Date): void => {
  const notBefore = timeOf(element, "NotBefore");
  const notOnOrAfter = timeOf(element, "NotOnOrAfter");
  if (notBefore !== undefined && now.getTime() + clockSkewMs < notBefore) refuseSaml("it is not valid yet");
  if (notOnOrAfter !== undefined && now.getTime() - clockSkewMs >= notOnOrAfter) refuseSaml("it is no longer valid");
};

const checkConditions = (conditions: Element, audience: string, now: Date): void => {
  checkTimes(conditions, now);
  const restrictions = childrenOf(conditions, "assertion", "AudienceRestriction");
  if (restrictions.length === 0) refuseSaml("it restricts no audience");
  // Several restrictions must all admit us.
  for (const restriction of restrictions)
    if (!childrenOf(restriction, "assertion", "Audience").some((one) => textOf(one) === audience))
      refuseSaml("the audience is another");
};

const nameOf = (nameId: Element): string => {
  const name = textOf(nameId);
  return name.trim() === "" || name.length > longestName ? refuseSaml("the name is empty or too long") : name;
};

/** The format given, which must be the one asked for. A name of one session alone is no key to a person. */
const formatOf = (nameId: Element, wanted: string): string => {
  const format = attributeOf(nameId, "Format") ?? nameIdFormats.unspecified;
  if (format === transient) refuseSaml("the name is of one session alone");
  if (wanted !== nameIdFormats.unspecified && format !== wanted && format !== nameIdFormats.unspecified)
    refuseSaml("the name has another format");
  return format;
};

/** The confirmation that the browser which brings the assertion may bring it (Web Browser SSO profile, 4.1.4.2). */
const confirmationOf = (
  subject: Element,
  recipient: string,
  now: Date,
): { inResponseTo: string | null; notOnOrAfter: number } => {
  const [confirmation, ...more] = childrenOf(subject, "assertion", "SubjectConfirmation").filter(
    (one) => attributeOf(one, "Method") === bearer,
  );
  if (!confirmation || more.length > 0) return refuseSaml("it has not one confirmation of its bearer");
  const data = neededChildOf(confirmation, "assertion", "SubjectConfirmationData");
  if (attributeOf(data, "Recipient") !== recipient) refuseSaml("the recipient is another");
  if (data.hasAttribute("NotBefore")) refuseSaml("its confirmation has a beginning");
  const notOnOrAfter = timeOf(data, "NotOnOrAfter") ?? refuseSaml("its confirmation has no end");
  checkTimes(data, now);
  return { inResponseTo: attributeOf(data, "InResponseTo") ?? null, notOnOrAfter };
};

const sessionIndexOf = (assertion: Element, now: Date): string | null => {
  const statement = neededChildOf(assertion, "assertion", "AuthnStatement");
  const end = timeOf(statement, "SessionNotOnOrAfter");
  if (end !== undefined && now.getTime() - clockSkewMs >= end) refuseSaml("the identity provider's session has ended");
  return attributeOf(statement, "SessionIndex")?.slice(0, longestName) ?? null;
};

/** Without the white space of XML around it; any other kind belongs to the text. */
const trimXml = (text: string): string => text.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, "");

/** The first value of each attribute that is a plain text. */
const attributesOf = (assertion: Element): ReadonlyMap<string, string> => {
  const statement = childOf(assertion, "assertion", "AttributeStatement");
  const given = statement ? childrenOf(statement, "assertion", "Attribute") : [];
  return new Map(
    given.flatMap((attribute) => {
      const name = attributeOf(attribute, "Name") ?? "";
      const [value] = childrenOf(attribute, "assertion", "AttributeValue");
      const isPlain =
        name !== "" && value !== undefined && Array.from(value.childNodes).every(({ nodeType }) => nodeType === 3);
      return isPlain ? [[name, trimXml(textOf(value))] as const] : [];
    }),
  );
};
