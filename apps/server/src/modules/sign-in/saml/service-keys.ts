import type { Tx } from "../../../database/index.ts";
import type { Services } from "../../../core/services.ts";
import { newId } from "../../../ids.ts";
import { makeSelfSigned } from "../../../security/self-signed.ts";
import type { KeyPair } from "./sign-element.ts";
import { insertKey, listKeys, type ServiceKey } from "./settings-repository.ts";

const purpose = "saml key";

/** Makes a key of the tenant towards its identity provider. It is not kept yet. */
export const makeKey = async ({ clock, secrets }: Services, tenantId: string, signs: boolean): Promise<ServiceKey> => {
  const now = clock.now();
  const made = await makeSelfSigned(`evolve-${tenantId}`, now);
  return {
    id: newId(),
    certificate: made.certificate,
    privateKey: secrets.seal(made.privateKey, purpose),
    signs,
    createdAt: now,
    expiresAt: made.expiresAt,
  };
};

/** Keeps a first key, unless the tenant has one. */
export const ensureKey = async (services: Services, tx: Tx, tenantId: string): Promise<void> => {
  const keys = await listKeys(tx, tenantId);
  if (keys.length === 0) await insertKey(tx, tenantId, await makeKey(services, tenantId, true));
};

/** The key that signs now, with its certificate. */
export const openSigningPair = ({ secrets }: Services, keys: readonly ServiceKey[]): KeyPair => {
  const signing = keys.find(({ signs }) => signs);
  if (!signing) throw new Error("a tenant with single sign-on has no key");
  return { certificate: signing.certificate, privateKey: secrets.open(signing.privateKey, purpose) };
};

/** The key that signs now, in PEM form. */
export const openSigningKey = (services: Services, keys: readonly ServiceKey[]): string =>
  openSigningPair(services, keys).privateKey;
