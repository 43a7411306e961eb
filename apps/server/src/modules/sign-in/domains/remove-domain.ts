import { removeDomain as contract } from "@evolve/contracts/domains";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { deleteDomain } from "./repository.ts";

/** Gives a domain up; another tenant may verify it from now on. */
export const removeDomain = operation(contract, async ({ actor, params, write, now }) => {
  const { tenantId, userId } = actor;
  await write(async (tx) => {
    const domain = (await deleteDomain(tx, tenantId, params.domainId)) ?? refuse("notFound");
    await recordEvent(tx, { tenantId, at: now, action: "domain.removed", actorId: userId, details: { domain } });
  });
  return { success: true };
});
