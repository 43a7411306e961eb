import { nameIdFormats } from "@evolve/contracts/saml";
import type { Services } from "../../core/services.ts";
import { findSettings, trustIdentityProvider } from "../../modules/sign-in/saml/index.ts";
import { providerKey, providerPath, providerUrl } from "./key.ts";
import { findTenantByKey } from "./repository.ts";

const tenantKey = "acme";

/** Makes the first demo tenant trust the demo identity provider at its current address; another provider is kept. */
export const seedSingleSignOn = async (services: Services): Promise<void> => {
  const { config, database } = services;
  const tenantId = await findTenantByKey(database, tenantKey);
  if (!tenantId || !config.publicUrl) return;
  const url = providerUrl(services);
  const { certificate } = await providerKey(services);
  await database.withTenant(tenantId, async (tx) => {
    const kept = await findSettings(tx, tenantId);
    if (kept && (kept.entityId === url || !kept.entityId.endsWith(providerPath))) return;
    await trustIdentityProvider(services, tx, tenantId, {
      enabled: true,
      entityId: url,
      signOnUrl: url,
      logoutUrl: `${url}/logout`,
      certificates: [certificate],
      nameIdFormat: nameIdFormats.emailAddress,
      attributes: { userName: "", email: "mail", firstName: "givenName", lastName: "sn" },
      createUsers: false,
      defaultRoleId: null,
      idpInitiated: false,
      signRequests: true,
      lookForSession: false,
      landingPage: null,
    });
  });
};
