import type { AuditAction } from "@evolve/contracts/audit-actions";
import type { ActorTransaction } from "../../../core/operation.ts";
import { recordEvent } from "../../platform/audit/index.ts";

export const recordStaffingEvent = (
  tx: ActorTransaction,
  action: AuditAction,
  targetId: string,
  details: Record<string, unknown>,
): Promise<void> =>
  recordEvent(tx, { tenantId: tx.tenantId, at: tx.now, actorId: tx.actor.userId, action, targetId, details });
