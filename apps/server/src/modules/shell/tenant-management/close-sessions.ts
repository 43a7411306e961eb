import type { Actor } from "../../../core/actor.ts";
import type { Services } from "../../../core/services.ts";
import { endSessionsOfTenant } from "../../sign-in/sessions/index.ts";

/** Ends everybody's sessions in a tenant that is closed. None is spared: the manager's own is another tenant's. */
export const closeSessions = async (services: Services, actor: Actor, tenantId: string): Promise<void> => {
  await services.database.withTenant(tenantId, (tx) =>
    endSessionsOfTenant(services, tx, tenantId, "the tenant was closed", actor.sessionId),
  );
};
