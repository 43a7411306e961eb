import type { CallAnswer } from "@evolve/contracts/call";
import type { securityPolicy as contract } from "@evolve/contracts/security-policy";
import type { Request } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import { findTenantPolicy } from "../credentials/index.ts";
import { countFactors } from "../factors/index.ts";
import { countOtherSessions } from "../sessions/index.ts";
import { presentPasswords } from "./present.ts";

type Call = typeof contract;

/** What the tenant asks of everybody's sign-in, and whom a change would reach. */
export const securityPolicy =
  ({ clock, database }: Services) =>
  ({ actor }: Request<Call>): Promise<CallAnswer<Call>> =>
    database.readTenant(actor.tenantId, async (tx) => {
      const { tenantId, sessionId } = actor;
      const [policy, secondFactor, otherSessions] = await Promise.all([
        findTenantPolicy(tx, tenantId),
        countFactors(tx, tenantId),
        countOtherSessions(tx, tenantId, sessionId, clock.now()),
      ]);
      return { passwords: presentPasswords(policy), secondFactor, otherSessions };
    });
