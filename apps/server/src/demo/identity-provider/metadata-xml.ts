import { escapeXml } from "../../modules/sign-in/saml/index.ts";

/** What the demo's identity provider publishes of itself, as a real one does. */
export const metadataXml = (url: string, certificate: string): string => {
  const bare = certificate.replaceAll(/-----[^-]+-----|\s/g, "");
  const address = escapeXml(url);
  const redirect = "urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect";
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" xmlns:ds="http://www.w3.org/2000/09/xmldsig#" entityID="${address}">`,
    '<md:IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">',
    `<md:KeyDescriptor use="signing"><ds:KeyInfo><ds:X509Data><ds:X509Certificate>${bare}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>`,
    `<md:SingleLogoutService Binding="${redirect}" Location="${address}/logout"/>`,
    "<md:NameIDFormat>urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress</md:NameIDFormat>",
    `<md:SingleSignOnService Binding="${redirect}" Location="${address}"/>`,
    "</md:IDPSSODescriptor></md:EntityDescriptor>",
  ].join("");
};
