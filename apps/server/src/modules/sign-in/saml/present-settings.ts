import type { CallAnswer } from "@evolve/contracts/call";
import { type NameIdFormat, nameIdFormats, type samlSettings } from "@evolve/contracts/saml";
import type { Tx } from "../../../database/index.ts";
import type { Services } from "../../../core/services.ts";
import { addressesOf } from "./addresses.ts";
import { detailsOf, readCertificate } from "./certificates.ts";
import { findSettings, listKeys, type SamlSettings, settingsVersion } from "./settings-repository.ts";

type Answer = CallAnswer<typeof samlSettings>;

/** What the calls of the settings answer. */
export const presentSettings = async (services: Services, tx: Tx, tenantId: string): Promise<Answer> => {
  const now = services.clock.now();
  const [settings, version, keys] = await Promise.all([
    findSettings(tx, tenantId),
    settingsVersion(tx, tenantId),
    listKeys(tx, tenantId),
  ]);
  const { entityId, metadataUrl, assertionConsumerUrl, logoutUrl } = addressesOf(services, tenantId);
  return {
    version,
    settings: settings && presentOwn(settings),
    certificates: (settings?.certificates ?? []).map((pem) => presentCertificate(pem, now)),
    serviceProvider: {
      entityId,
      metadataUrl,
      assertionConsumerUrl,
      logoutUrl,
      keys: keys.map(({ id, signs, certificate }) => ({ id, signs, ...presentCertificate(certificate, now) })),
    },
  };
};

const presentOwn = (settings: SamlSettings): NonNullable<Answer["settings"]> => ({
  enabled: settings.enabled,
  entityId: settings.entityId,
  signOnUrl: settings.signOnUrl,
  logoutUrl: settings.logoutUrl,
  certificates: settings.certificates,
  nameIdFormat: nameOfFormat(settings.nameIdFormat),
  attributes: settings.attributes,
  createUsers: settings.createUsers,
  defaultRoleId: settings.defaultRoleId,
  idpInitiated: settings.idpInitiated,
  signRequests: settings.signRequests,
  lookForSession: settings.lookForSession,
  landingPage: settings.landingPage,
});

/** The settings as the audit trail keeps them: certificates by their fingerprints. */
export const auditedSettings = (settings: SamlSettings, now: Date): Record<string, unknown> => ({
  ...presentOwn(settings),
  certificates: settings.certificates.map((pem) => presentCertificate(pem, now).fingerprint),
});

const nameOfFormat = (format: string): NameIdFormat =>
  (Object.keys(nameIdFormats) as NameIdFormat[]).find((name) => nameIdFormats[name] === format) ?? "unspecified";

const presentCertificate = (pem: string, now: Date): Answer["certificates"][number] => {
  const certificate = readCertificate(pem);
  if (!certificate) throw new Error("a kept certificate cannot be read");
  const { subject, fingerprint, validFrom, validTo, state } = detailsOf(certificate, now);
  return { subject, fingerprint, validFrom: validFrom.toISOString(), validTo: validTo.toISOString(), state };
};
