import { defineModule } from "../../../core/module.ts";
import { announceRecorded, importsEnded } from "./announce-events.ts";
import { createWebhook } from "./create-webhook.ts";
import { deleteWebhook } from "./delete-webhook.ts";
import { deliverWebhook } from "./deliver.ts";
import { listWebhookDeliveries, readWebhook, searchWebhooks } from "./read-webhooks.ts";
import { rotateWebhookSecret } from "./rotate-secret.ts";
import { replayWebhookDelivery, testWebhook } from "./send-again.ts";
import { updateWebhook } from "./update-webhook.ts";

/** Tells other systems what happens in a tenant, by signed requests (https://www.standardwebhooks.com). */
export const webhooks = defineModule({
  operations: [
    searchWebhooks,
    readWebhook,
    createWebhook,
    updateWebhook,
    rotateWebhookSecret,
    deleteWebhook,
    testWebhook,
    listWebhookDeliveries,
    replayWebhookDelivery,
  ],
  jobs: [deliverWebhook],
  provides: [announceRecorded],
  subscriptions: [importsEnded],
});
