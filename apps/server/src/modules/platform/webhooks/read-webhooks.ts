import * as contract from "@evolve/contracts/webhooks";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { presentWebhook } from "./policy.ts";
import { findWebhook, listDeliveries, searchWebhookRows } from "./repository.ts";

export const searchWebhooks = operation(contract.searchWebhooks, async ({ actor, body, read }) => {
  const { rows, total, next, statistics } = await read((tx) => searchWebhookRows(tx, actor.tenantId, body));
  return { webhooks: rows.map(presentWebhook), totalRecords: total, next, statistics };
});

export const readWebhook = operation(contract.readWebhook, async ({ actor, params: { webhookId }, read }) => {
  const webhook = await read((tx) => findWebhook(tx, actor.tenantId, webhookId));
  return { webhook: presentWebhook(webhook ?? refuse("notFound")) };
});

export const listWebhookDeliveries = operation(
  contract.listWebhookDeliveries,
  async ({ actor: { tenantId }, params: { webhookId }, query: { before }, read }) => {
    const most = contract.webhookLimits.deliveriesListed;
    const [webhook, rows] = await read((tx) =>
      Promise.all([findWebhook(tx, tenantId, webhookId), listDeliveries(tx, tenantId, webhookId, before, most + 1)]),
    );
    if (!webhook) refuse("notFound");
    const deliveries = rows.slice(0, most).map(({ at, lastAttemptAt, ...delivery }) => ({
      ...delivery,
      at: at.toISOString(),
      lastAttemptAt: lastAttemptAt?.toISOString() ?? null,
    }));
    return { deliveries, hasMore: rows.length > most };
  },
);
