import * as contract from "@evolve/contracts/report-deliveries";
import { operation } from "../../../../core/operation.ts";
import { refuse } from "../../../../core/refusal.ts";
import { enqueue } from "../../../../jobs/index.ts";
import { deliverReport } from "./deliver-report.ts";
import { lockDelivery } from "./repository.ts";

/** Has a report sent now. The mails, and who asked for them, are recorded once they are in the outbox. */
export const sendReportDelivery = operation(
  contract.sendReportDelivery,
  async ({ actor: { tenantId, userId }, params: { deliveryId }, now, write }) => {
    await write(async (tx) => {
      const { id } = (await lockDelivery(tx, tenantId, deliveryId)) ?? refuse("notFound");
      await enqueue(tx, deliverReport, { deliveryId: id, at: now.toISOString(), askedBy: userId });
    });
    return { success: true } as const;
  },
);
