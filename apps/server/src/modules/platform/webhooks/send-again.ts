import * as contract from "@evolve/contracts/webhooks";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { newId } from "../../../ids.ts";
import { enqueue } from "../../../jobs/index.ts";
import { bodyOf } from "./announce-events.ts";
import { deliverWebhook } from "./deliver.ts";
import { recordChange, requireWebhook } from "./policy.ts";
import { startAgain, insertDeliveries } from "./repository.ts";

/** Sends a test message, so that a receiver can be tried before anything happens. */
export const testWebhook = operation(contract.testWebhook, async ({ actor, params: { webhookId }, write, now }) => {
  const deliveryId = newId();
  await write(async (tx) => {
    const { name } = await requireWebhook(tx, webhookId);
    const event = contract.testEvent;
    const body = bodyOf(actor.tenantId, { event, at: now, subjectId: webhookId, actorId: actor.userId });
    await insertDeliveries(tx, actor.tenantId, [{ id: deliveryId, webhookId, event, body }], now);
    await enqueue(tx, deliverWebhook, { deliveryId, round: 1, isManual: true });
    await recordChange(tx, "tested", webhookId, { name, deliveryId });
  });
  return { deliveryId };
});

/** Sends a message again, at once and with all its attempts. Retries that are waiting are void. */
export const replayWebhookDelivery = operation(contract.replayWebhookDelivery, async ({ params, write }) => {
  const { webhookId, deliveryId } = params;
  await write(async (tx) => {
    const round = (await startAgain(tx, tx.tenantId, webhookId, deliveryId)) ?? refuse("notFound");
    await enqueue(tx, deliverWebhook, { deliveryId, round, isManual: true });
    await recordChange(tx, "replayed", webhookId, { deliveryId });
  });
  return { success: true } as const;
});
