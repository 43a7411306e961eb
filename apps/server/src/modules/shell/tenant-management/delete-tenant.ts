import * as contract from "@evolve/contracts/tenant-management";
import { plusSeconds } from "../../../clock.ts";
import { operation } from "../../../core/operation.ts";
import { closeSessions } from "./close-sessions.ts";
import { changeTenant, requireOther } from "./policy.ts";
import { markDeleted } from "./repository.ts";

const graceSeconds = 30 * 24 * 60 * 60;

/** Closes a tenant. Deleting it again does not prolong the time in which it can be restored. */
export const deleteTenant = operation(contract.deleteTenant, async ({ actor, now, params: { tenantId }, services }) => {
  requireOther(actor, tenantId);
  const tenant = await changeTenant(
    services,
    { actor, now, tenantId, action: "tenant.deleted" },
    async (tx, { id, status }) => {
      await markDeleted(tx, id, plusSeconds(now, graceSeconds));
      return { before: status };
    },
  );
  await closeSessions(services, actor, tenantId);
  return { tenant };
});
