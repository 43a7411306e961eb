import * as contract from "@evolve/contracts/saml";
import type { Profile } from "@node-saml/node-saml";
import { operation } from "../../../core/operation.ts";
import { addressesOf } from "./addresses.ts";
import { identityProviderOf } from "./identity-provider.ts";
import { openSigningKey } from "./service-keys.ts";
import { findSettings, listKeys } from "./settings-repository.ts";
import { findSubjectOfSession } from "./sign-in-repository.ts";

/**
 * Where the page goes after it has signed out, so that the identity provider ends its session as well. Null for sessions that
 * it did not open, and where it takes no such wish.
 */
export const samlLogoutUrl = operation(contract.samlLogoutUrl, async ({ actor, services, read }) => {
  const { tenantId, sessionId } = actor;
  const { subject, settings, keys } = await read(async (tx) => ({
    subject: await findSubjectOfSession(tx, tenantId, sessionId),
    settings: await findSettings(tx, tenantId),
    keys: await listKeys(tx, tenantId),
  }));
  if (!subject || !settings?.enabled || settings.logoutUrl === null) return { url: null };
  if (subject.issuer !== settings.entityId) return { url: null };
  const provider = await identityProviderOf({
    settings,
    addresses: addressesOf(services, tenantId),
    privateKey: openSigningKey(services, keys),
  });
  const { nameId: nameID, nameIdFormat: nameIDFormat, sessionIndex, issuer } = subject;
  const person: Profile = { issuer, nameID, nameIDFormat, ...(sessionIndex !== null && { sessionIndex }) };
  return { url: await provider.getLogoutUrlAsync(person, "", {}) };
});
