import type { AuditAction } from "@evolve/contracts/audit-actions";
import type { testEvent, WebhookEvent } from "@evolve/contracts/webhooks";
import { type EventListener, on, type Subscription } from "../../../core/event.ts";
import { provide, type Services } from "../../../core/services.ts";
import type { SystemTx, Tx } from "../../../database/index.ts";
import { newId } from "../../../ids.ts";
import { enqueueAll } from "../../../jobs/index.ts";
import { type LinkedEvent, followChain } from "../audit/index.ts";
import { type EndedJob, jobEnded } from "../jobs/index.ts";
import { deliverWebhook } from "./deliver.ts";
import { insertDeliveries, listEnabled } from "./repository.ts";

/** Something that happened in a tenant. */
interface Occurrence {
  readonly event: WebhookEvent | typeof testEvent;
  readonly at: Date;
  /** The id of what it happened to. */
  readonly subjectId: string | null;
  /** The user who did it; null for the product itself. */
  readonly actorId: string | null;
  readonly more?: Readonly<Record<string, unknown>>;
}

/** A message's body: ids that its receiver reads up by the API, since what happened may be out of date when it arrives. */
export const bodyOf = (tenantId: string, { event, at, subjectId, actorId, more }: Occurrence): string =>
  JSON.stringify({ type: event, timestamp: at.toISOString(), data: { tenantId, id: subjectId, actorId, ...more } });

/** Enqueues a message for each webhook that is told of an event, in the transaction that this runs in. */
const announceEvents = async (
  tx: Tx | SystemTx,
  tenantId: string,
  occurrences: readonly Occurrence[],
  now: Date,
): Promise<void> => {
  if (occurrences.length === 0) return;
  const webhooks = await listEnabled(tx, tenantId);
  const deliveries = occurrences.flatMap((occurrence) =>
    webhooks
      .filter(({ events }) => events.includes(occurrence.event))
      .map(({ id: webhookId }) => ({
        id: newId(),
        webhookId,
        event: occurrence.event,
        body: bodyOf(tenantId, occurrence),
      })),
  );
  if (deliveries.length === 0) return;
  await insertDeliveries(tx, tenantId, deliveries, now);
  const payloads = deliveries.map(({ id }) => ({ deliveryId: id, round: 1, isManual: false }));
  await enqueueAll(tx, deliverWebhook, payloads, { tenantId });
};

/** Which recorded actions a webhook hears of, and as what. */
const eventOfAction: Readonly<Partial<Record<AuditAction, WebhookEvent>>> = {
  "user.created": "user.created",
  "user.created-by-saml": "user.created",
  "user.invited": "user.created",
  "user.signed-up": "user.created",
  "user.imported": "user.imported",
  "user.activated": "user.activated",
  "user.updated": "user.updated",
  "user.role-changed": "user.role_changed",
  "user.deleted": "user.deleted",
  "user.revived": "user.restored",
  "role.created": "role.created",
  "role.updated": "role.updated",
  "role.deleted": "role.deleted",
  "team.created": "team.created",
  "team.updated": "team.updated",
  "team.deleted": "team.deleted",
  "group.created": "group.created",
  "group.updated": "group.updated",
  "group.deleted": "group.deleted",
  "schedule.published": "schedule.published",
};

const occurrenceOf = ({ action, at, targetId, actorId, details }: LinkedEvent): Occurrence[] => {
  const event = eventOfAction[action as AuditAction];
  if (event === undefined) return [];
  const { firstDay, lastDay } = details;
  const more = event === "schedule.published" ? { firstDay, lastDay } : {};
  return [{ event, at, subjectId: targetId, actorId, more }];
};

/** The audit log has everything that happens, in an order: webhooks follow it. */
export const announceRecorded = provide(
  followChain,
  ({ clock }) =>
    (tx, tenantId, events) =>
      announceEvents(tx, tenantId, events.flatMap(occurrenceOf), clock.now()),
);

const tellOfImport =
  ({ clock }: Services): EventListener<EndedJob> =>
  async (tx, { jobId, name, startedBy, state }) => {
    if (name !== "users.import") return;
    const now = clock.now();
    const done = { event: "import.finished", at: now, subjectId: jobId, actorId: startedBy, more: { state } } as const;
    await announceEvents(tx, tx.tenantId, [done], now);
  };

export const importsEnded = (services: Services): Subscription => on(jobEnded, tellOfImport(services));
