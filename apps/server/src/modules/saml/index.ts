export { addressesOf } from "./addresses.ts";
export { countEndingCertificates, warnOfCertificates } from "./certificate-warnings.ts";
export { redeemCode } from "./redeem-code.ts";
export { samlRoutes } from "./routes.ts";
export { findSettings } from "./settings-repository.ts";
export { type KeyPair, signElement } from "./sign-element.ts";
export { createSingleSignOnOfHost } from "./single-sign-on-of-host.ts";
export { trustIdentityProvider } from "./trust-identity-provider.ts";
export { attributeOf, escapeXml, neededChildOf, parseXml, textOf } from "./xml.ts";
