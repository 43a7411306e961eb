import { defineModule } from "../../../core/module.ts";
import { readSamlMetadata } from "./read-metadata.ts";
import { readSamlTest } from "./read-test.ts";
import { searchSamlUsers } from "./search-users.ts";
import { startSamlTest } from "./start-test.ts";
import { readSamlSettings } from "./read-settings.ts";
import { saveSamlSettings } from "./save-settings.ts";
import { rollSamlKey } from "./roll-key.ts";
import { samlLogoutUrl } from "./logout-url.ts";
import { unlinkSamlUser } from "./unlink-user.ts";
import { samlBindings } from "./bindings.ts";
import { countEndingCertificates, warnOfCertificates } from "./certificate-warnings.ts";
import { proveBySso, redeemCode } from "./redeem-code.ts";
import { provide } from "../../../core/services.ts";
import { codesOfSingleSignOn, proofsOfSingleSignOn } from "../authentication/index.ts";

export { addressesOf } from "./addresses.ts";
export { findSettings } from "./settings-repository.ts";
export { type KeyPair, signElement } from "./sign-element.ts";
export { singleSignOnOfHost } from "./single-sign-on-of-host.ts";
export { trustIdentityProvider } from "./trust-identity-provider.ts";
export { attributeOf, escapeXml, neededChildOf, parseXml, textOf } from "./xml.ts";

export const saml = defineModule({
  operations: [
    readSamlSettings,
    saveSamlSettings,
    rollSamlKey,
    readSamlMetadata,
    startSamlTest,
    readSamlTest,
    searchSamlUsers,
    unlinkSamlUser,
    samlLogoutUrl,
  ],
  routes: samlBindings,
  provides: [provide(codesOfSingleSignOn, redeemCode), provide(proofsOfSingleSignOn, proveBySso)],
  jobs: [warnOfCertificates],
  figures: [
    {
      name: "saml_certificates_ending",
      help: "Certificates of identity providers and of our keys towards them that end within 30 days, or have ended",
      read: countEndingCertificates,
    },
  ],
});
