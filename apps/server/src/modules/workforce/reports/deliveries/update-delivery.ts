import * as contract from "@evolve/contracts/report-deliveries";
import { operation } from "../../../../core/operation.ts";
import { refuse, requireVersion } from "../../../../core/refusal.ts";
import { checkFields, readDelivery, recordDelivery } from "./policy.ts";
import { lockDelivery, updateDeliveryRow } from "./repository.ts";

export const updateReportDelivery = operation(
  contract.updateReportDelivery,
  ({ actor: { tenantId }, body, params: { deliveryId }, write }) => {
    const { version, ...given } = body;
    return write(async (tx) => {
      const row = (await lockDelivery(tx, tenantId, deliveryId)) ?? refuse("notFound");
      requireVersion(version, row.version);
      const before = await readDelivery(tx, row.id);
      const checked = await checkFields(tx, given, row.id);
      await updateDeliveryRow(tx, tenantId, { id: row.id, ...checked });
      const after = await readDelivery(tx, row.id);
      await recordDelivery(tx, "updated", row.id, { before, after });
      return { delivery: after };
    });
  },
);
