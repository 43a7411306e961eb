import * as contract from "@evolve/contracts/report-deliveries";
import { operation } from "../../../../core/operation.ts";
import { refuse } from "../../../../core/refusal.ts";
import { presentDelivery } from "./policy.ts";
import { findDelivery, listRecipients, searchDeliveryRows, searchReaders } from "./repository.ts";

export const searchReportDeliveries = operation(
  contract.searchReportDeliveries,
  ({ actor: { tenantId }, body, read }) =>
    read(async (tx) => {
      const { rows, total, next, statistics } = await searchDeliveryRows(tx, tenantId, body);
      const ids = rows.map(({ id }) => id);
      const recipients = Map.groupBy(await listRecipients(tx, tenantId, ids), ({ deliveryId }) => deliveryId);
      const deliveries = rows.map((row) => presentDelivery(row, recipients.get(row.id) ?? []));
      return { deliveries, totalRecords: total, next, statistics };
    }),
);

export const readReportDelivery = operation(
  contract.readReportDelivery,
  ({ actor: { tenantId }, params: { deliveryId }, read }) =>
    read(async (tx) => {
      const row = (await findDelivery(tx, tenantId, deliveryId)) ?? refuse("notFound");
      return { delivery: presentDelivery(row, await listRecipients(tx, tenantId, [row.id])) };
    }),
);

export const searchReportRecipients = operation(
  contract.searchReportRecipients,
  async ({ actor: { tenantId }, body, read }) => {
    const { rows, total, next, statistics } = await read((tx) => searchReaders(tx, tenantId, "reporting:view", body));
    return { recipients: rows.map(({ id, name }) => ({ id, name })), totalRecords: total, next, statistics };
  },
);
