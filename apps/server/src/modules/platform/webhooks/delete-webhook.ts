import * as contract from "@evolve/contracts/webhooks";
import { operation } from "../../../core/operation.ts";
import { recordChange, requireWebhook } from "./policy.ts";
import { deleteWebhookRow } from "./repository.ts";

export const deleteWebhook = operation(contract.deleteWebhook, async ({ params: { webhookId }, write }) => {
  await write(async (tx) => {
    const { name, address } = await requireWebhook(tx, webhookId);
    await deleteWebhookRow(tx, tx.tenantId, webhookId);
    await recordChange(tx, "deleted", webhookId, { name, address });
  });
  return { success: true } as const;
});
