import * as contract from "@evolve/contracts/tenant-management";
import { operation } from "../../../core/operation.ts";
import { refuse, requireVersion } from "../../../core/refusal.ts";
import { changeTenant } from "./policy.ts";
import { replaceTerms } from "./repository.ts";

export const updateTenantTerms = operation(
  contract.updateTenantTerms,
  async ({ actor, body: { version, ...terms }, now, params: { tenantId }, services }) => ({
    tenant: await changeTenant(services, { actor, now, tenantId, action: "tenant.terms-set" }, async (tx, before) => {
      requireVersion(version, before.version);
      const keepsManaging = terms.licenses.some(({ applicationId }) => applicationId === "TM");
      if (actor.tenantId === before.id && !keepsManaging)
        refuse("forbidden", { reason: "managers cannot take the licence for tenant management from their own tenant" });
      await replaceTerms(tx, before.id, terms);
      const { type, userSoftLimit, licenses, toggles } = before;
      const was = { type, userSoftLimit, licenses, toggles: toggles.map(({ name }) => name) };
      return { before: was, after: terms };
    }),
  }),
);
