import type { CallAnswer } from "@evolve/contracts/call";
import type { savePasswordPolicy as contract } from "@evolve/contracts/security-policy";
import type { Request } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import { refuse } from "../../http/refusal.ts";
import { recordEvent } from "../audit/index.ts";
import { lockTenantPolicy, upsertTenantPolicy } from "../credentials/index.ts";
import { presentPasswords } from "./present.ts";

type Call = typeof contract;

/** Sets the tenant's password policy. The trail keeps what it was before and what it is now. */
export const savePasswordPolicy =
  ({ clock, database }: Services) =>
  ({ actor, body }: Request<Call>): Promise<CallAnswer<Call>> => {
    const { tenantId, userId } = actor;
    const { basedOn, authenticator, ...rule } = body;
    return database.withTenant(tenantId, async (tx) => {
      const before = await lockTenantPolicy(tx, tenantId);
      if (basedOn !== (before.changedAt?.toISOString() ?? null)) refuse("changedMeanwhile");
      const at = clock.now();
      const changedAt = laterThan(before.changedAt, at);
      const after = { ...rule, idmType: authenticator, changedAt };
      await upsertTenantPolicy(tx, tenantId, after);
      const details = { before: presentPasswords(before), after: presentPasswords(after) };
      await recordEvent(tx, { tenantId, at, action: "tenant.password-policy-set", actorId: userId, details });
      return presentPasswords(after);
    });
  };

/** Each change has a time of its own, by which the next one says what it is based on. */
const laterThan = (before: Date | null, now: Date): Date =>
  new Date(Math.max(now.getTime(), (before?.getTime() ?? 0) + 1));
