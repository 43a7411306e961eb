import type { Services } from "../core/services.ts";
import { newId } from "../ids.ts";
import { tenantIdAfter, tenantOfHost } from "../modules/directory/directory/index.ts";
import { sendInvitation } from "../modules/sign-in/invitations/index.ts";
import { insertClients } from "../modules/sign-in/openid/index.ts";
import { generateTenant } from "./generate.ts";
import { acmeClients, demoClients } from "./openid-clients.ts";
import { seedSingleSignOn } from "./identity-provider/seed-single-sign-on.ts";
import { seedPlanning } from "./planning/seed-planning.ts";
import { seedQuality } from "./quality/seed-quality.ts";
import { seedNotifications } from "./seed-notifications.ts";
import { findUninvited, hasTenants, insertTenants } from "./repository.ts";
import { withServiceAccounts } from "./service-accounts.ts";
import { demoPassword, demoTenants } from "./tenants.ts";

const pendingAccount = "pending@acme.test";

/** Creates, once, the demo tenants with their users, the pending account's invitation, and single sign-on. */
export const seedDemo = async (services: Services): Promise<void> => {
  const { clock, config, database, passwords, secrets } = services;
  const isFirstStart = !(await hasTenants(database));
  if (isFirstStart)
    await insertTenants(database, async () => {
      const made = {
        now: clock.now(),
        area: config.area,
        passwordHash: await passwords.hash(demoPassword),
        sealTotp: (secret: string) => secrets.seal(secret, "totp"),
      };
      const first = newId();
      return demoTenants.map((tenant, index) =>
        withServiceAccounts(generateTenant(tenant, made, index === 0 ? first : tenantIdAfter(first)), tenant, made.now),
      );
    });
  await insertClients(database.system, demoClients(services));
  // Once only: those of a tenant are its administrator's to delete.
  const acme = isFirstStart ? await tenantOfHost(database.system, "acme.localhost") : null;
  if (acme !== null) await insertClients(database.system, acmeClients(services, acme));
  for (const person of await findUninvited(database, pendingAccount))
    await database.withTenant(person.tenantId, (tx) => sendInvitation(services, tx, person, { language: "en" }));
  await seedNotifications(services);
  await seedPlanning(services);
  await seedQuality(services);
  await seedSingleSignOn(services);
};
