import type { CallAnswer } from "@evolve/contracts/call";
import type { setMfaPolicy as contract } from "@evolve/contracts/factors";
import type { Request } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import { recordEvent } from "../audit/index.ts";
import { setRequired } from "./repository.ts";

type Call = typeof contract;

/** Requires a second factor of everybody in the tenant, or leaves it to them. Sessions that are open stay open. */
export const setMfaPolicy =
  ({ clock, database }: Services) =>
  async ({ actor, body }: Request<Call>): Promise<CallAnswer<Call>> => {
    const { tenantId, userId } = actor;
    const { required } = body;
    await database.withTenant(tenantId, async (tx) => {
      await setRequired(tx, tenantId, required);
      const details = { required };
      await recordEvent(tx, { tenantId, at: clock.now(), action: "tenant.mfa-policy-set", actorId: userId, details });
    });
    return { required };
  };
