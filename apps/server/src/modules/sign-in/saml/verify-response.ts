import type { Services } from "../../../core/services.ts";
import { addressesOf } from "./addresses.ts";
import { checkResponse } from "./check-response.ts";
import { identityProviderOf } from "./identity-provider.ts";
import { type Assertion, readAssertion } from "./read-assertion.ts";
import { refuseSaml, SamlRefusal } from "./saml-refusal.ts";
import type { SamlSettings } from "./settings-repository.ts";

const longestMessage = 100_000;
const longestReason = 300;

/** Our own checks, the library's signatures, and then only what was signed is read. */
export const verifyResponse = async (
  services: Services,
  tenantId: string,
  settings: SamlSettings,
  message: string,
): Promise<Assertion> => {
  if (message.length > longestMessage || !/^[A-Za-z0-9+/=\s]+$/.test(message)) refuseSaml("it is no base64");
  const addresses = addressesOf(services, tenantId);
  const xml = Buffer.from(message, "base64").toString("utf8");
  const { isSigned, inResponseTo } = checkResponse(xml, addresses, settings.entityId);
  const provider = await identityProviderOf({ settings, addresses, isResponseSigned: isSigned });
  const { profile } = await provider.validatePostResponseAsync({ SAMLResponse: message }).catch((error: unknown) => {
    throw new SamlRefusal(error instanceof Error ? error.message.slice(0, longestReason) : "its signature is not good");
  });
  const signed = profile?.getAssertionXml?.() ?? refuseSaml("nothing in it is signed");
  const assertion = readAssertion(signed, { addresses, settings, now: services.clock.now() });
  if (assertion.inResponseTo !== inResponseTo) refuseSaml("assertion and response answer different requests");
  return assertion;
};
