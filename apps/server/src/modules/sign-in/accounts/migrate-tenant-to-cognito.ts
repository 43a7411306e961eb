import * as contract from "@evolve/contracts/user-administration";
import { announce } from "../../../core/announce.ts";
import { operation } from "../../../core/operation.ts";
import { lockTenantPolicy, upsertTenantPolicy } from "../../directory/credentials/index.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { migrateUsers } from "./repository.ts";

/**
 * Makes the Cognito-style authenticator that of the tenant and its users. A password chosen under the other one that its
 * policy does not admit is refused at the next sign-in with 129 and the detail TENANT_MIGRATED, and a reset is mailed. Sessions go on.
 */
export const migrateTenantToCognito = operation(contract.migrateTenantToCognito, ({ actor, services, write, now }) =>
  write(async (tx) => {
    const { tenantId, userId: actorId } = actor;
    const policy = await lockTenantPolicy(tx, tenantId);
    if (policy.idmType !== "EVOLVECG") {
      const changedAt = new Date(Math.max(now.getTime(), (policy.changedAt?.getTime() ?? 0) + 1));
      await upsertTenantPolicy(tx, tenantId, { ...policy, idmType: "EVOLVECG", changedAt });
    }
    const migrated = await migrateUsers(tx, tenantId);
    const details = { users: migrated };
    await recordEvent(tx, { tenantId, at: now, action: "tenant.migrated-to-cognito", actorId, details });
    announce(services, tx, { kind: "tenant-changed", tenantId });
    return { migrated };
  }),
);
