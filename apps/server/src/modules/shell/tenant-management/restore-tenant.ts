import * as contract from "@evolve/contracts/tenant-management";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { changeTenant } from "./policy.ts";
import { unmarkDeleted } from "./repository.ts";

export const restoreTenant = operation(
  contract.restoreTenant,
  async ({ actor, now, params: { tenantId }, services }) => ({
    tenant: await changeTenant(services, { actor, now, tenantId, action: "tenant.restored" }, async (tx, before) => {
      if (before.deleteAfter === null) refuse("notFound");
      await unmarkDeleted(tx, before.id);
      return {};
    }),
  }),
);
