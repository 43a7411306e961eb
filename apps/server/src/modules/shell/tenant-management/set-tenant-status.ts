import * as contract from "@evolve/contracts/tenant-management";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { closeSessions } from "./close-sessions.ts";
import { changeTenant, requireOther } from "./policy.ts";
import { setStatus } from "./repository.ts";

export const setTenantStatus = operation(
  contract.setTenantStatus,
  async ({ actor, body: { status }, now, params: { tenantId }, services }) => {
    requireOther(actor, tenantId);
    const tenant = await changeTenant(
      services,
      { actor, now, tenantId, action: "tenant.status-set" },
      async (tx, before) => {
        // It would look active and still be purged.
        if (before.deleteAfter !== null) refuse("notFound", { reason: "the tenant is deleted" });
        await setStatus(tx, before.id, status);
        return { before: before.status, after: status };
      },
    );
    if (status !== "ACTIVE") await closeSessions(services, actor, tenantId);
    return { tenant };
  },
);
