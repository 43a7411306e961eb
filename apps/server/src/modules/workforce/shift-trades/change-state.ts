import type { TradeState } from "@evolve/contracts/shift-trades-filters";
import type { AuditActions } from "@evolve/contracts/audit-actions";
import { refuse } from "../../../core/refusal.ts";
import type { Services } from "../../../core/services.ts";
import type { TenantTransaction, Tx } from "../../../database/index.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { revertShiftChanges } from "../schedules/index.ts";
import { lockUnit } from "../time-off/index.ts";
import { applyTrade } from "./apply-trade.ts";
import { endOthers } from "./held-shifts-repository.ts";
import { findTrade, type TradeRow, updateTrade } from "./trades-repository.ts";

/** The trade, its business unit locked until the transaction ends, so that of two who accept one is too late. */
export const lockTrade = async (tx: Tx, tenantId: string, id: string, now: Date): Promise<TradeRow> => {
  const { businessUnitId } = (await findTrade(tx, tenantId, id, now)) ?? refuse("notFound");
  await lockUnit(tx, tenantId, businessUnitId);
  return (await findTrade(tx, tenantId, id, now)) ?? refuse("notFound");
};

interface Change {
  readonly action: AuditActions["shift-trade"];
  readonly state: TradeState;
  readonly takerId?: string | null;
  readonly expiresAt?: Date;
  /** Null: the rules. */
  readonly by: string | null;
  readonly reason?: string;
  readonly now: Date;
}

/** Puts a trade in another state, with what that does to schedules, and writes it to the audit trail. */
export const changeState = async (
  services: Pick<Services, "bus" | "events">,
  tx: TenantTransaction,
  trade: TradeRow,
  change: Change,
): Promise<TradeRow> => {
  const { tenantId } = tx;
  const { action, state, takerId = trade.takerId, expiresAt = trade.expiresAt, by, reason = "", now } = change;
  const { id, businessUnitId, giverId, giveShiftId, getShiftId } = trade;
  const isDecided = state === "approved" || state === "denied";
  await updateTrade(tx, tenantId, id, {
    state,
    takerId,
    expiresAt,
    decidedBy: isDecided ? by : null,
    decidedAt: isDecided ? now : null,
    isAutomatic: isDecided && by === null,
    reason,
  });
  if (state === "approved") {
    await applyTrade(services, tx, { ...trade, takerId }, { by, now });
    await endOthers(tx, tenantId, [giveShiftId, ...(getShiftId === null ? [] : [getShiftId])], id);
  } else if (trade.state === "approved") {
    const cause = { cause: "trade", causeId: id, businessUnitId, by, now } as const;
    if ((await revertShiftChanges(services, tx, tenantId, cause)).restored === 0) refuse("changedMeanwhile");
  }
  await recordEvent(tx, {
    tenantId,
    at: now,
    actorId: by,
    action: `shift-trade.${action}`,
    targetId: id,
    details: { giverId, takerId, giveShiftId, getShiftId, before: trade.state, reason },
  });
  return (await findTrade(tx, tenantId, id, now)) ?? refuse("notFound");
};
