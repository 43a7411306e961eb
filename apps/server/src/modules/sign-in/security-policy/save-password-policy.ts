import { savePasswordPolicy as contract } from "@evolve/contracts/security-policy";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { lockTenantPolicy, upsertTenantPolicy } from "../../directory/credentials/index.ts";
import { presentPasswords } from "./present.ts";

/** Sets the tenant's password policy. The trail keeps what it was before and what it is now. */
export const savePasswordPolicy = operation(contract, ({ actor, body, write, now }) => {
  const { tenantId, userId } = actor;
  const { basedOn, authenticator, ...rule } = body;
  return write(async (tx) => {
    const before = await lockTenantPolicy(tx, tenantId);
    if (basedOn !== (before.changedAt?.toISOString() ?? null)) refuse("changedMeanwhile");
    const changedAt = laterThan(before.changedAt, now);
    const after = { ...rule, idmType: authenticator, changedAt };
    await upsertTenantPolicy(tx, tenantId, after);
    const details = { before: presentPasswords(before), after: presentPasswords(after) };
    await recordEvent(tx, { tenantId, at: now, action: "tenant.password-policy-set", actorId: userId, details });
    return presentPasswords(after);
  });
});

/** Each change has a time of its own, by which the next one says what it is based on. */
const laterThan = (before: Date | null, now: Date): Date =>
  new Date(Math.max(now.getTime(), (before?.getTime() ?? 0) + 1));
