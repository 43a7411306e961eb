import * as contract from "@evolve/contracts/webhooks";
import { operation } from "../../../core/operation.ts";
import { refuse, requireVersion } from "../../../core/refusal.ts";
import { presentWebhook, recordChange, requireAddress, requireRoom, requireWebhook } from "./policy.ts";
import { lockWebhook, updateWebhookRow } from "./repository.ts";

export const updateWebhook = operation(contract.updateWebhook, ({ body, params: { webhookId }, services, write }) => {
  const { version, ...fields } = body;
  requireAddress(services, fields);
  return write(async (tx) => {
    const before = (await lockWebhook(tx, tx.tenantId, webhookId)) ?? refuse("notFound");
    requireVersion(version, before.version);
    await requireRoom(tx, fields.name, before.id);
    await updateWebhookRow(tx, tx.tenantId, webhookId, fields);
    const after = presentWebhook(await requireWebhook(tx, webhookId));
    await recordChange(tx, "updated", webhookId, { before: presentWebhook(before), after });
    return { webhook: after };
  });
});
