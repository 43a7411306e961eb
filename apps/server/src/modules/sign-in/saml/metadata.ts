import type { ServiceAddresses } from "./addresses.ts";
import { escapeXml } from "./xml.ts";

interface Described {
  addresses: ServiceAddresses;
  /** In PEM form; the one that signs first. */
  certificates: readonly string[];
  nameIdFormat: string;
  signRequests: boolean;
}

/** What an identity provider imports to know us (SAML 2.0 Metadata). */
export const metadataOf = ({ addresses, certificates, nameIdFormat, signRequests }: Described): string => {
  const keys = certificates.map(
    (pem) =>
      `<md:KeyDescriptor use="signing"><ds:KeyInfo><ds:X509Data><ds:X509Certificate>${bareOf(pem)}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" xmlns:ds="http://www.w3.org/2000/09/xmldsig#" entityID="${escapeXml(addresses.entityId)}">`,
    `<md:SPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol" AuthnRequestsSigned="${signRequests}" WantAssertionsSigned="true">`,
    ...keys,
    ...["HTTP-Redirect", "HTTP-POST"].map(
      (binding) =>
        `<md:SingleLogoutService Binding="urn:oasis:names:tc:SAML:2.0:bindings:${binding}" Location="${escapeXml(addresses.logoutUrl)}"/>`,
    ),
    `<md:NameIDFormat>${escapeXml(nameIdFormat)}</md:NameIDFormat>`,
    `<md:AssertionConsumerService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="${escapeXml(addresses.assertionConsumerUrl)}" index="0" isDefault="true"/>`,
    "</md:SPSSODescriptor>",
    "</md:EntityDescriptor>",
    "",
  ].join("\n");
};

const bareOf = (pem: string): string => pem.replaceAll(/-----[A-Z ]+-----|\s/g, "");
