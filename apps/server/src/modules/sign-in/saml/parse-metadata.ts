import { type NameIdFormat, nameIdFormats } from "@evolve/contracts/saml";
import { isUsableAddress } from "./addresses.ts";
import { faultOf, normalCertificate, readCertificate } from "./certificates.ts";
import { refuseSaml } from "./saml-refusal.ts";
import { allNamed, attributeOf, childrenOf, is, parseXml, textOf } from "./xml.ts";

/** What an identity provider publishes of itself. */
export interface ProviderMetadata {
  entityId: string;
  signOnUrl: string;
  logoutUrl: string | null;
  nameIdFormat: NameIdFormat;
  /** Good for signatures now, in PEM form. */
  certificates: string[];
  skippedCertificates: number;
}

const redirect = "urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect";
const mostCertificates = 2;

/**
 * Reads the metadata of one identity provider (SAML 2.0 Metadata, 2.4.3). Its signature is not checked: an administrator
 * looks at what was read before saving it. Comments, which generators like to write, are left out first. Refuses what describes
 * several identity providers, or none that takes HTTP-Redirect and has a usable certificate.
 */
export const parseMetadata = (xml: string, now: Date): ProviderMetadata => {
  const root = parseXml(xml.trim().replaceAll(/<!--[\s\S]*?-->/g, ""));
  const descriptors = allNamed(root, "IDPSSODescriptor").filter((one) => is(one, "metadata", "IDPSSODescriptor"));
  const [descriptor, ...more] = descriptors;
  if (!descriptor || more.length > 0) return refuseSaml("it does not describe one identity provider");
  const entity = descriptor.parentNode as Element;
  const entityId = attributeOf(entity, "entityID") ?? "";
  if (entityId === "") refuseSaml("it has no entity id");
  const signOnUrl = addressOf(descriptor, "SingleSignOnService");
  const found = certificatesOf(descriptor);
  const good = found.filter((pem) => faultOf(pem, now) === null).slice(0, mostCertificates);
  if (good.length === 0) refuseSaml("it has no usable certificate");
  return {
    entityId,
    signOnUrl: signOnUrl ?? refuseSaml("it takes no sign-in by HTTP-Redirect"),
    logoutUrl: addressOf(descriptor, "SingleLogoutService"),
    nameIdFormat: formatOf(descriptor),
    certificates: good.map((pem) => {
      const certificate = readCertificate(pem);
      return certificate ? normalCertificate(certificate) : pem;
    }),
    skippedCertificates: found.length - good.length,
  };
};

const addressOf = (descriptor: Element, service: string): string | null => {
  const found = childrenOf(descriptor, "metadata", service).find((one) => attributeOf(one, "Binding") === redirect);
  const address = found ? (attributeOf(found, "Location") ?? "") : "";
  return isUsableAddress(address) ? address : null;
};

/** Of keys that sign; one without a use serves both. */
const certificatesOf = (descriptor: Element): string[] => {
  const signing = childrenOf(descriptor, "metadata", "KeyDescriptor").filter(
    (key) => (attributeOf(key, "use") ?? "signing") === "signing",
  );
  const found = signing
    .flatMap((key) => allNamed(key, "X509Certificate"))
    .map((element) => textOf(element).replaceAll(/\s/g, ""));
  return [...new Set(found)].map(
    (base64) => `-----BEGIN CERTIFICATE-----\n${base64.replaceAll(/(.{64})(?=.)/g, "$1\n")}\n-----END CERTIFICATE-----`,
  );
};

/** Email addresses where it offers them, since user names are such here; else the first that we know. */
const formatOf = (descriptor: Element): NameIdFormat => {
  const offered = childrenOf(descriptor, "metadata", "NameIDFormat").map((one) => textOf(one).trim());
  const known = (["emailAddress", "persistent"] as const).find((name) => offered.includes(nameIdFormats[name]));
  return known ?? "unspecified";
};
