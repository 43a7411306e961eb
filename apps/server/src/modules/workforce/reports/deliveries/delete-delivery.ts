import * as contract from "@evolve/contracts/report-deliveries";
import { operation } from "../../../../core/operation.ts";
import { refuse } from "../../../../core/refusal.ts";
import { recordDelivery } from "./policy.ts";
import { deleteDeliveryRow, lockDelivery } from "./repository.ts";

export const deleteReportDelivery = operation(
  contract.deleteReportDelivery,
  async ({ actor: { tenantId }, params: { deliveryId }, write }) => {
    await write(async (tx) => {
      const { id, name } = (await lockDelivery(tx, tenantId, deliveryId)) ?? refuse("notFound");
      await deleteDeliveryRow(tx, tenantId, id);
      await recordDelivery(tx, "deleted", id, { name });
    });
    return { success: true } as const;
  },
);
