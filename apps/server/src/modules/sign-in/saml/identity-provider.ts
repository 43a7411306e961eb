import type { CacheProvider, SAML } from "@node-saml/node-saml";
import type { ServiceAddresses } from "./addresses.ts";
import type { SamlSettings } from "./settings-repository.ts";

/** We keep requests and their answers in the database, so that any node may take the answer. */
const keepNothing: CacheProvider = {
  saveAsync: () => Promise.resolve(null),
  getAsync: () => Promise.resolve(null),
  removeAsync: () => Promise.resolve(null),
};

interface Options {
  settings: SamlSettings;
  addresses: ServiceAddresses;
  /** PEM; leaves requests unsigned when null. */
  privateKey?: string | null;
  /** The id of the next request. */
  requestId?: string;
  isPassive?: boolean;
  /** Asks for a new sign-in of somebody whom the identity provider knows already (ForceAuthn). */
  isForced?: boolean;
  isResponseSigned?: boolean;
}

/**
 * The library's view of a tenant's identity provider. It builds requests and checks signatures; times, ids, addresses,
 * algorithms and shapes are checked by us, because it takes wrong ones.
 */
export const identityProviderOf = async (options: Options): Promise<SAML> => {
  // It takes long to load, and a node that starts has no use for it yet.
  const { SAML } = await import("@node-saml/node-saml");
  const { settings, addresses, privateKey, requestId } = options;
  return new SAML({
    issuer: addresses.entityId,
    audience: false,
    callbackUrl: addresses.assertionConsumerUrl,
    idpIssuer: settings.entityId,
    idpCert: settings.certificates,
    entryPoint: settings.signOnUrl,
    logoutUrl: settings.logoutUrl ?? settings.signOnUrl,
    identifierFormat: settings.nameIdFormat,
    disableRequestedAuthnContext: true,
    passive: options.isPassive ?? false,
    forceAuthn: options.isForced ?? false,
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: options.isResponseSigned ?? false,
    // Its own look at the audience, clock and memory is switched off: ours is in check-response.ts and read-assertion.ts.
    acceptedClockSkewMs: -1,
    cacheProvider: keepNothing,
    signatureAlgorithm: "sha256",
    digestAlgorithm: "sha256",
    ...(requestId && { generateUniqueId: () => requestId }),
    ...(privateKey && { privateKey }),
  });
};
