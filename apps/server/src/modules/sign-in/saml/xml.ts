import { DOMParser } from "@xmldom/xmldom";
import { refuseSaml } from "./saml-refusal.ts";

export const namespaces = {
  protocol: "urn:oasis:names:tc:SAML:2.0:protocol",
  metadata: "urn:oasis:names:tc:SAML:2.0:metadata",
  assertion: "urn:oasis:names:tc:SAML:2.0:assertion",
  signature: "http://www.w3.org/2000/09/xmldsig#",
} as const;
type Namespace = keyof typeof namespaces;

/**
 * What no SAML message needs and parsers disagree about: document types and entities, comments (which split a text for one
 * parser and not for another), character data sections, processing instructions.
 */
const hostile = /<[!?]/;
const declaration = /^\uFEFF?<\?xml\s[^?>]*\?>/;

/** Characters that XML 1.0 (2.2 Char) does not know, and broken UTF-8, which decoding has left as U+FFFD. */
const isKnown = (code: number): boolean =>
  code === 0x9 ||
  code === 0xa ||
  code === 0xd ||
  (code >= 0x20 && code <= 0xd7ff) ||
  (code >= 0xe000 && code <= 0xfffc) ||
  (code >= 0x1_0000 && code <= 0x10_ffff);
const reference = /&#(x[0-9a-f]+|\d+);/gi;

const hasUnknownCharacters = (xml: string): boolean =>
  Array.from(xml).some((character) => !isKnown(character.codePointAt(0) ?? 0)) ||
  Array.from(xml.matchAll(reference)).some(([, code = ""]) => !isKnown(Number(code.replace(/^x/i, "0x"))));

/** Parses a message. Refuses what is not well-formed, and all that `hostile` names. */
export const parseXml = (xml: string): Element => {
  if (hostile.test(xml.replace(declaration, "")))
    return refuseSaml("it holds a document type, a comment or a processing instruction");
  if (hasUnknownCharacters(xml)) return refuseSaml("it holds a character that XML does not know");
  const fail = (): never => refuseSaml("it is not well-formed");
  const parser = new DOMParser({ locator: {}, errorHandler: { warning: fail, error: fail, fatalError: fail } });
  const document = parser.parseFromString(xml, "text/xml") as Document | undefined;
  return document?.documentElement ?? fail();
};

const isElement = (node: Node): node is Element => node.nodeType === 1;

export const is = (element: Element, namespace: Namespace, name: string): boolean =>
  element.namespaceURI === namespaces[namespace] && element.localName === name;

export const childrenOf = (parent: Element, namespace: Namespace, name: string): Element[] =>
  Array.from(parent.childNodes)
    .filter(isElement)
    .filter((child) => is(child, namespace, name));

/** The one child of this name; refused when there are several, undefined when there is none. */
export const childOf = (parent: Element, namespace: Namespace, name: string): Element | undefined => {
  const [child, ...more] = childrenOf(parent, namespace, name);
  return more.length > 0 ? refuseSaml(`it has several ${name}`) : child;
};

export const neededChildOf = (parent: Element, namespace: Namespace, name: string): Element =>
  childOf(parent, namespace, name) ?? refuseSaml(`it has no ${name}`);

/** Every element of a name in any namespace, wherever it hides. */
export const allNamed = (root: Element, name: string): Element[] => [
  ...(root.localName === name ? [root] : []),
  ...Array.from(root.getElementsByTagNameNS("*", name)),
];

/** The text of an element that holds nothing but text. */
export const textOf = (element: Element): string => {
  const nodes = Array.from(element.childNodes);
  if (nodes.some((node) => node.nodeType !== 3)) refuseSaml(`${element.localName} holds more than text`);
  return nodes.map((node) => node.nodeValue ?? "").join("");
};

/** An attribute without a namespace; undefined where it is missing. */
export const attributeOf = (element: Element, name: string): string | undefined =>
  element.hasAttribute(name) ? (element.getAttribute(name) ?? "") : undefined;

/** A point in time, in UTC as SAML demands. */
export const timeOf = (element: Element, name: string): number | undefined => {
  const text = attributeOf(element, name);
  if (text === undefined) return undefined;
  const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? refuseSaml(`${name} is no time in UTC`) : time;
};

export const escapeXml = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&apos;");
