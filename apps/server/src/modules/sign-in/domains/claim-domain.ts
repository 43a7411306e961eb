import { claimDomain as contract } from "@evolve/contracts/domains";
import { limits } from "@evolve/contracts/limits";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { newId } from "../../../ids.ts";
import { randomSecret } from "../../../security/secrets.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { presentDomain } from "./present-domain.ts";
import { listDomainRows, upsertDomain } from "./repository.ts";

/** Claims a mail domain, with a record of the tenant's own to publish. Claimed again it answers what it has answered before. */
export const claimDomain = operation(contract, async ({ actor, body: { domain }, write, now }) => {
  const { tenantId, userId } = actor;
  return write(async (tx) => {
    const id = newId();
    const row = await upsertDomain(tx, tenantId, { id, domain, token: randomSecret() }, now);
    if (row.id === id) {
      if ((await listDomainRows(tx, tenantId)).length > limits.domainsPerTenant)
        refuse("tooManyDomains", { details: String(limits.domainsPerTenant) });
      await recordEvent(tx, { tenantId, at: now, action: "domain.claimed", actorId: userId, details: { domain } });
    }
    return { domain: presentDomain(row) };
  });
});
