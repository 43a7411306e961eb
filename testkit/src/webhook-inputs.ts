import type { BuiltTenant, BuiltUser } from "./builders.ts";
import { webhookFields } from "./probe-samples.ts";

interface Input {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

export interface WebhookIds {
  readonly webhookId: string;
  readonly deliveryId: string;
}

interface Given {
  readonly tenant: BuiltTenant;
  readonly administrator: BuiltUser;
  readonly accessKeyId: string;
  readonly webhook: WebhookIds;
}

/** Inputs of the calls about what connects other systems: access keys and webhooks. */
export const webhookInputs: Record<string, (of: Given) => Input> = {
  listAccessKeys: ({ administrator }) => ({ query: { userId: administrator.id } }),
  createAccessKey: ({ administrator, tenant }) => ({ body: { userId: administrator.id, tenantId: tenant.id } }),
  updateAccessKey: ({ accessKeyId }) => ({ params: { accessKeyId }, body: { isActive: false } }),
  deleteAccessKey: ({ accessKeyId }) => ({ params: { accessKeyId } }),
  exchangeAccessKey: ({ accessKeyId }) => ({ body: { accessKeyId, accessKeySecret: "none" } }),
  searchWebhooks: () => ({ body: {} }),
  readWebhook: ({ webhook: { webhookId } }) => ({ params: { webhookId } }),
  createWebhook: () => ({ body: webhookFields }),
  updateWebhook: ({ webhook: { webhookId } }) => ({ params: { webhookId }, body: webhookFields }),
  rotateWebhookSecret: ({ webhook: { webhookId } }) => ({ params: { webhookId }, body: {} }),
  testWebhook: ({ webhook: { webhookId } }) => ({ params: { webhookId }, body: {} }),
  listWebhookDeliveries: ({ webhook: { webhookId, deliveryId } }) => ({
    params: { webhookId },
    query: { before: deliveryId },
  }),
  replayWebhookDelivery: ({ webhook }) => ({ params: { ...webhook }, body: {} }),
  deleteWebhook: ({ webhook: { webhookId } }) => ({ params: { webhookId } }),
};
