import type { AuditActions } from "@evolve/contracts/audit-actions";
import {
  type ReportDelivery,
  type ReportDeliveryFields,
  reportDeliveryLimits,
} from "@evolve/contracts/report-deliveries";
import { nextDelivery } from "@evolve/workforce";
import type { ActorTransaction } from "../../../../core/operation.ts";
import { refuse } from "../../../../core/refusal.ts";
import { recordEvent } from "../../../platform/audit/index.ts";
import { findUnit } from "../../planning-setup/index.ts";
import { listGroups } from "../repository.ts";
import {
  type DeliveryRow,
  findDelivery,
  listKnownUsers,
  listRecipients,
  lockNames,
  type RecipientRow,
} from "./repository.ts";

export const presentDelivery = (row: DeliveryRow, recipients: readonly RecipientRow[]): ReportDelivery => ({
  id: row.id,
  name: row.name,
  report: row.report,
  businessUnitId: row.businessUnitId,
  businessUnitName: row.businessUnitName,
  zone: row.zone,
  planningGroupId: row.planningGroupId,
  grain: row.grain,
  breakdown: row.breakdown,
  period: row.period,
  cadence: row.cadence,
  weekday: row.weekday,
  monthDay: row.monthDay,
  hour: row.hour,
  format: row.format,
  isPaused: row.isPaused,
  recipientIds: recipients.map(({ id }) => id),
  recipients: recipients.map(({ id, name }) => ({ id, name })),
  nextAt: row.nextAt?.toISOString() ?? null,
  lastSentAt: row.lastSentAt?.toISOString() ?? null,
  version: row.version,
});

export const readDelivery = async (tx: ActorTransaction, id: string): Promise<ReportDelivery> => {
  const row = (await findDelivery(tx, tx.tenantId, id)) ?? refuse("notFound");
  return presentDelivery(row, await listRecipients(tx, tx.tenantId, [id]));
};

/**
 * Checks what a delivery is about and to whom it goes, and says when it is due next; null while it is paused. Ids come back as they are
 * stored.
 */
export const checkFields = async (
  tx: ActorTransaction,
  given: ReportDeliveryFields,
  except: string | null,
): Promise<{ readonly fields: ReportDeliveryFields; readonly nextAt: Date | null }> => {
  const { tenantId, now } = tx;
  const names = await lockNames(tx, tenantId, except);
  if (names.some((name) => name.toLowerCase() === given.name.toLowerCase()))
    refuse("nameExists", { fields: { name: "unique" } });
  if (except === null && names.length >= reportDeliveryLimits.deliveriesPerTenant) refuse("tooManyPlanningRows");
  const unit =
    (await findUnit(tx, tenantId, given.businessUnitId)) ??
    refuse("notFound", { fields: { businessUnitId: "invalidEntry" } });
  const planningGroupId = given.planningGroupId?.toLowerCase() ?? null;
  const groups = await listGroups(tx, tenantId);
  const isOwn = groups.some(({ id, businessUnitId }) => id === planningGroupId && businessUnitId === unit.id);
  if (planningGroupId !== null && !isOwn) refuse("notFound", { fields: { planningGroupId: "invalidEntry" } });
  const wanted = [...new Set(given.recipientIds.map((id) => id.toLowerCase()))];
  const recipientIds = await listKnownUsers(tx, tenantId, wanted);
  if (recipientIds.length < wanted.length) refuse("notFound", { fields: { recipientIds: "invalidEntry" } });
  const fields = { ...given, businessUnitId: unit.id, planningGroupId, recipientIds };
  return {
    fields,
    nextAt: given.isPaused ? null : new Date(nextDelivery({ ...given, zone: unit.zone }, now.getTime())),
  };
};

export const recordDelivery = (
  tx: ActorTransaction,
  action: AuditActions["report-delivery"],
  deliveryId: string,
  details: Record<string, unknown>,
): Promise<void> =>
  recordEvent(tx, {
    tenantId: tx.tenantId,
    at: tx.now,
    actorId: tx.actor.userId,
    action: `report-delivery.${action}`,
    targetId: deliveryId,
    details,
  });
