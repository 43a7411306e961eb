import type { Tx } from "../../../database/index.ts";
import { newId } from "../../../ids.ts";

interface AuditEvent {
  tenantId: string;
  at: Date;
  action: string;
  actorId: string | null;
  targetId?: string;
  details?: Record<string, unknown>;
}

/** Writes to the audit trail in the transaction of what it tells about. */
export const recordEvent = async (tx: Tx, event: AuditEvent): Promise<void> => {
  await tx
    .insertInto("audit_events")
    .values({
      tenant_id: event.tenantId,
      id: newId(),
      at: event.at,
      actor_id: event.actorId,
      action: event.action,
      target_id: event.targetId ?? null,
      details: JSON.stringify(event.details ?? {}),
    })
    .execute();
};
