import * as contract from "@evolve/contracts/webhooks";
import { operation } from "../../../core/operation.ts";
import { newSecret, recordChange, requireWebhook } from "./policy.ts";
import { updateSecret } from "./repository.ts";

/** Replaces a webhook's secret, which only this answer shows. */
export const rotateWebhookSecret = operation(
  contract.rotateWebhookSecret,
  async ({ params: { webhookId }, services, write }) => {
    const { secret, sealed } = newSecret(services);
    await write(async (tx) => {
      const { name } = await requireWebhook(tx, webhookId);
      await updateSecret(tx, tx.tenantId, webhookId, sealed);
      await recordChange(tx, "secret-rotated", webhookId, { name });
    });
    return { secret };
  },
);
