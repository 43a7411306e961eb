import { createVerify } from "node:crypto";
import { inflateRawSync } from "node:zlib";
import type { ServiceAddresses } from "./addresses.ts";
import { SignedXml } from "xml-crypto";
import { checkIds, checkSignature, signatureAlgorithms } from "./check-response.ts";
import { clockSkewMs } from "./read-assertion.ts";
import { refuseSaml } from "./saml-refusal.ts";
import type { SamlSettings } from "./settings-repository.ts";
import { allNamed, attributeOf, childOf, childrenOf, is, neededChildOf, parseXml, textOf, timeOf } from "./xml.ts";

/** An identity provider's wish to end somebody's sessions. */
export interface LogoutRequest {
  id: string;
  nameId: string;
  /** Sessions of the identity provider; empty means all of the person's. */
  sessionIndexes: string[];
  /** From then on it would be refused for its age. */
  usableUntil: Date;
}

const longestXml = 100_000;
const usableMs = 5 * 60_000;

interface Expected {
  addresses: ServiceAddresses;
  settings: SamlSettings;
  now: Date;
}

/**
 * Reads a LogoutRequest that the browser brings in its address (HTTP-Redirect binding, 3.4.4.1): the signature is over the
 * parameters as they were encoded, in a fixed order. Refuses an unsigned one.
 */
export const readRedirected = (query: string, expected: Expected): LogoutRequest =>
  readLogoutRequest(parseXml(inflate(signedMessage(query, expected.settings.certificates))), expected);

/** Reads one that the browser posts (HTTP-POST binding, 3.5.4): the message itself is signed, and only what was signed is read. */
export const readPosted = (message: string, expected: Expected): LogoutRequest => {
  if (message.length > longestXml || !/^[A-Za-z0-9+/=\s]+$/.test(message)) refuseSaml("it is no base64");
  const xml = Buffer.from(message, "base64").toString("utf8");
  const request = parseXml(xml);
  const signature = childOf(request, "signature", "Signature") ?? refuseSaml("it is not signed");
  if (allNamed(request, "Signature").length > 1) refuseSaml("it holds a signature of something else");
  checkIds(request);
  checkSignature(signature);
  return readLogoutRequest(parseXml(signedPart(xml, signature, expected.settings.certificates)), expected);
};

/** What a good signature was made over. */
const signedPart = (xml: string, signature: Element, certificates: readonly string[]): string => {
  for (const publicCert of certificates) {
    // The key is one that the administrator has set, never one that the message brings along.
    const checked = new SignedXml({ publicCert, getCertFromKeyInfo: () => null });
    checked.loadSignature(signature);
    const [part, ...more] = isGood(checked, xml) ? checked.getSignedReferences() : [];
    if (part !== undefined && more.length === 0) return part;
  }
  return refuseSaml("its signature is not good");
};

const isGood = (checked: SignedXml, xml: string): boolean => {
  try {
    return checked.checkSignature(xml);
  } catch {
    return false;
  }
};

const readLogoutRequest = (request: Element, { addresses, settings, now }: Expected): LogoutRequest => {
  if (!is(request, "protocol", "LogoutRequest")) refuseSaml("it is no logout request");
  if (attributeOf(request, "Version") !== "2.0") refuseSaml("it is not SAML 2.0");
  if (attributeOf(request, "Destination") !== addresses.logoutUrl) refuseSaml("the destination is another");
  if (textOf(neededChildOf(request, "assertion", "Issuer")) !== settings.entityId) refuseSaml("the issuer is another");
  const issued = timeOf(request, "IssueInstant") ?? refuseSaml("it has no time");
  if (issued > now.getTime() + clockSkewMs) refuseSaml("it is not valid yet");
  const id = attributeOf(request, "ID") ?? "";
  if (id === "") refuseSaml("it has no id");
  const end = Math.min(timeOf(request, "NotOnOrAfter") ?? Infinity, issued + usableMs) + clockSkewMs;
  if (now.getTime() >= end) refuseSaml("it is no longer valid");
  return {
    id,
    nameId: textOf(neededChildOf(request, "assertion", "NameID")),
    sessionIndexes: childrenOf(request, "protocol", "SessionIndex").map(textOf),
    usableUntil: new Date(end),
  };
};

const signedMessage = (query: string, certificates: readonly string[]): string => {
  const pairs = query.split("&").map((pair) => [pair.split("=", 1)[0] ?? "", pair] as const);
  if (new Set(pairs.map(([name]) => name)).size !== pairs.length) refuseSaml("a parameter stands twice");
  const given = new Map(pairs);
  const valueOf = (name: string): string => new URLSearchParams(given.get(name) ?? "").get(name) ?? "";
  const algorithm = valueOf("SigAlg");
  if (!given.has("Signature")) refuseSaml("it is not signed");
  if (!signatureAlgorithms.includes(algorithm)) refuseSaml(`it is signed by ${algorithm.replace(/^.*#/, "")}`);
  const signed = ["SAMLRequest", "RelayState", "SigAlg"].flatMap((name) => given.get(name) ?? []).join("&");
  const isGood = certificates.some((certificate) =>
    createVerify(algorithm.replace(/^.*#/, "")).update(signed).verify(certificate, valueOf("Signature"), "base64"),
  );
  return isGood ? valueOf("SAMLRequest") : refuseSaml("its signature is not good");
};

const inflate = (base64: string): string => {
  try {
    return inflateRawSync(Buffer.from(base64, "base64"), { maxOutputLength: longestXml }).toString("utf8");
  } catch {
    return refuseSaml("it is not deflated");
  }
};
