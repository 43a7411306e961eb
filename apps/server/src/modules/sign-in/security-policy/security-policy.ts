import { securityPolicy as contract } from "@evolve/contracts/security-policy";
import { operation } from "../../../core/operation.ts";
import { findTenantPolicy } from "../../directory/credentials/index.ts";
import { countClassicUsers } from "../accounts/index.ts";
import { countFactors } from "../factors/index.ts";
import { countOtherSessions } from "../sessions/index.ts";
import { presentPasswords } from "./present.ts";

/** What the tenant asks of everybody's sign-in, and whom a change would reach. */
export const readSecurityPolicy = operation(contract, ({ actor, read, now }) =>
  read(async (tx) => {
    const { tenantId, sessionId } = actor;
    const [policy, secondFactor, otherSessions, classicUsers] = await Promise.all([
      findTenantPolicy(tx, tenantId),
      countFactors(tx, tenantId),
      countOtherSessions(tx, tenantId, sessionId, now),
      countClassicUsers(tx, tenantId),
    ]);
    return { passwords: presentPasswords(policy), secondFactor, otherSessions, classicUsers };
  }),
);
