import { newId } from "@evolve/server/ids";
import type { Services } from "@evolve/server/core/services";
import type { WebhookIds } from "./webhook-inputs.ts";

/** A webhook that is off, and a delivery to it. */
export const fillWebhookTables = async (
  { clock, database }: Services,
  tenantId: string,
  named: (name: string) => string,
): Promise<WebhookIds> => {
  const ids = { webhookId: newId(), deliveryId: newId() };
  await database.withTenant(tenantId, async (tx) => {
    await tx
      .insertInto("webhooks")
      .values({
        tenant_id: tenantId,
        id: ids.webhookId,
        name: named("Webhook"),
        address: `https://${tenantId}.test/hook`,
        events: ["user.created"],
        secret: "none",
        is_enabled: false,
        created_at: clock.now(),
      })
      .execute();
    await tx
      .insertInto("webhook_deliveries")
      .values({
        tenant_id: tenantId,
        id: ids.deliveryId,
        webhook_id: ids.webhookId,
        event: "user.created",
        body: named("Body"),
        state: "delivered",
        created_at: clock.now(),
      })
      .execute();
  });
  return ids;
};
