import type { ServiceAddresses } from "./addresses.ts";
import { refuseSaml, SamlRefusal } from "./saml-refusal.ts";
import { allNamed, attributeOf, childOf, is, neededChildOf, parseXml, textOf } from "./xml.ts";

/** What is read from a response before any signature was checked: only what decides how to check it. */
export interface ResponseShape {
  isSigned: boolean;
  /** The request it claims to answer; the assertion must claim the same. */
  inResponseTo: string | null;
}

const success = "urn:oasis:names:tc:SAML:2.0:status:Success";
/** What an identity provider answers when it knows nobody and may not ask. */
const noPassive = "urn:oasis:names:tc:SAML:2.0:status:NoPassive";

/**
 * Refuses what is no plain response with one signed assertion: whatever parsers might read in two ways, second assertions
 * wherever they hide, foreign signatures, weak algorithms, another destination or issuer.
 */
export const checkResponse = (xml: string, addresses: ServiceAddresses, issuer: string): ResponseShape => {
  const response = parseXml(xml);
  if (!is(response, "protocol", "Response")) refuseSaml("it is no response");
  if (attributeOf(response, "Version") !== "2.0") refuseSaml("it is not SAML 2.0");
  if (attributeOf(response, "Destination") !== addresses.assertionConsumerUrl) refuseSaml("the destination is another");
  const own = childOf(response, "assertion", "Issuer");
  if (own && textOf(own) !== issuer) refuseSaml("the issuer is another");
  const status = neededChildOf(neededChildOf(response, "protocol", "Status"), "protocol", "StatusCode");
  if (attributeOf(status, "Value") !== success) refuseStatus(status);
  if (allNamed(response, "EncryptedAssertion").length > 0) refuseSaml("the assertion is encrypted");
  for (const name of ["EncryptedID", "EncryptedAttribute", "Extensions", "Advice"])
    if (allNamed(response, name).length > 0) refuseSaml(`it holds ${name}`);
  if (allNamed(response, "Assertion").length > 1) refuseSaml("it holds several assertions");
  const assertion = neededChildOf(response, "assertion", "Assertion");
  checkSignatures(response, assertion);
  return {
    isSigned: childOf(response, "signature", "Signature") !== undefined,
    inResponseTo: attributeOf(response, "InResponseTo") ?? null,
  };
};

/** Names the last parts of the codes, the outer first: `Responder NoPassive`. */
const refuseStatus = (status: Element): never => {
  const inner = childOf(status, "protocol", "StatusCode");
  const values = [status, ...(inner ? [inner] : [])].map((code) => attributeOf(code, "Value") ?? "");
  const names = values.map((value) => value.replace(/^.*:/, "").slice(0, 50)).join(" ");
  throw new SamlRefusal(`the identity provider answered ${names}`, { isPassiveMiss: values.at(-1) === noPassive });
};

const exclusive = "http://www.w3.org/2001/10/xml-exc-c14n#";
const enveloped = "http://www.w3.org/2000/09/xmldsig#enveloped-signature";

export const signatureAlgorithms: readonly string[] = [
  "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256",
  "http://www.w3.org/2001/04/xmldsig-more#rsa-sha384",
  "http://www.w3.org/2001/04/xmldsig-more#rsa-sha512",
];
const digests = [
  "http://www.w3.org/2001/04/xmlenc#sha256",
  "http://www.w3.org/2001/04/xmldsig-more#sha384",
  "http://www.w3.org/2001/04/xmlenc#sha512",
];

/** The assertion's own signature, and perhaps the response's: no other, each over its own parent alone. */
const checkSignatures = (response: Element, assertion: Element): void => {
  const ofAssertion = childOf(assertion, "signature", "Signature") ?? refuseSaml("the assertion is not signed");
  const ofResponse = childOf(response, "signature", "Signature");
  const expected = ofResponse ? [ofResponse, ofAssertion] : [ofAssertion];
  if (allNamed(response, "Signature").some((signature) => !expected.includes(signature)))
    refuseSaml("it holds a signature of something else");
  checkIds(response);
  for (const signature of expected) checkSignature(signature);
};

/** A reference finds its target by the id, so no two elements may have the same. */
export const checkIds = (response: Element): void => {
  const elements = [response, ...Array.from(response.getElementsByTagName("*"))];
  const ids = elements.flatMap((element) =>
    ["ID", "Id", "id"].flatMap((name) => (element.hasAttribute(name) ? [element.getAttribute(name) ?? ""] : [])),
  );
  if (new Set(ids).size !== ids.length) refuseSaml("two elements have the same id");
};

/** A signature of its own parent alone, by algorithms that are good. Whether it is good itself is checked elsewhere. */
export const checkSignature = (signature: Element): void => {
  const info = neededChildOf(signature, "signature", "SignedInfo");
  const algorithmOf = (element: Element): string => attributeOf(element, "Algorithm") ?? "";
  const method = algorithmOf(neededChildOf(info, "signature", "SignatureMethod"));
  if (!signatureAlgorithms.includes(method)) refuseSaml(`it is signed by ${method.replace(/^.*#/, "")}`);
  if (algorithmOf(neededChildOf(info, "signature", "CanonicalizationMethod")) !== exclusive)
    refuseSaml("it is canonicalised in another way");
  const reference = neededChildOf(info, "signature", "Reference");
  const digest = algorithmOf(neededChildOf(reference, "signature", "DigestMethod"));
  if (!digests.includes(digest)) refuseSaml(`its digest is ${digest.replace(/^.*#/, "")}`);
  const parent = signature.parentNode as Element;
  if (attributeOf(reference, "URI") !== `#${attributeOf(parent, "ID") ?? ""}`)
    refuseSaml("a signature is of something else");
  const transforms = allNamed(neededChildOf(reference, "signature", "Transforms"), "Transform").map(algorithmOf);
  if (transforms.length === 0 || transforms.some((name) => name !== enveloped && name !== exclusive))
    refuseSaml("it is signed with a transform that is not allowed");
};
