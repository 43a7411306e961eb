import { setMfaPolicy as contract } from "@evolve/contracts/factors";
import { operation } from "../../../core/operation.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { setRequired } from "./repository.ts";

/** Requires a second factor of everybody in the tenant, or leaves it to them. Sessions that are open stay open. */
export const setMfaPolicy = operation(contract, async ({ actor, body, write, now }) => {
  const { tenantId, userId } = actor;
  const { required } = body;
  await write(async (tx) => {
    await setRequired(tx, tenantId, required);
    const details = { required };
    await recordEvent(tx, { tenantId, at: now, action: "tenant.mfa-policy-set", actorId: userId, details });
  });
  return { required };
});
