import type { NewTenant } from "@evolve/contracts/tenant-management";
import type { Services } from "../../../core/services.ts";
import { newId } from "../../../ids.ts";
import { findFirstTenant } from "../../directory/directory/index.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { sendInvitation } from "../../sign-in/invitations/index.ts";
import { findUninvited, lockFirstTenant } from "./first-tenant-repository.ts";
import { openTenant } from "./open-tenant.ts";

const letterhead = { language: "en" } as const;

/**
 * Of a new installation: creates the tenant that manages the others, and invites its administrator, who are configured. Later starts
 * only invite that person again, while they have not come and their invitation has expired.
 */
export const openFirstTenant = async (services: Services): Promise<void> => {
  const { clock, config, database } = services;
  if (config.firstAdministrator === null) return;
  const { email, organization } = config.firstAdministrator;
  const now = clock.now();
  await database.withSystem(async (system) => {
    // Held to the end, so that of nodes that start together one creates it.
    await lockFirstTenant(system);
    const first = await findFirstTenant(system);
    if (first !== null) {
      const userId = await findUninvited(system, { tenantId: first, email, now });
      if (userId === null) return;
      const person = { tenantId: first, userId, email, inviter: organization };
      await database.withTenant(first, (tx) => sendInvitation(services, tx, person, letterhead));
      return;
    }
    const tenantId = newId();
    const tenant: NewTenant = {
      type: "PAYING",
      userSoftLimit: 100,
      licenses: [{ applicationId: "TM", featureIds: [] }],
      toggles: [],
      tenantName: organization,
      timezone: "Etc/UTC",
      administratorEmail: email,
    };
    await database.withTenant(tenantId, async (tx) => {
      await openTenant(services, tx, { tenant, inviter: organization, letterhead, now });
      const details = { name: organization, administrator: email, licenses: tenant.licenses };
      await recordEvent(tx, {
        tenantId,
        at: now,
        action: "tenant.created",
        actorId: null,
        targetId: tenantId,
        details,
      });
    });
  });
};
