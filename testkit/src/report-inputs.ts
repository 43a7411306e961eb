import type { PlanningIds } from "./planning-rows.ts";

interface ReportInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

const delivery = ({ agentId, businessUnitId, planningGroupId }: PlanningIds) => ({
  name: "Probe",
  report: "timeOff",
  businessUnitId,
  planningGroupId,
  grain: "month",
  breakdown: "team",
  period: "lastMonth",
  cadence: "monthly",
  weekday: 1,
  monthDay: 1,
  hour: 7,
  format: "csv",
  recipientIds: [agentId],
  isPaused: true,
});

/** Valid inputs of the calls about reports. */
export const reportInputs: Record<string, (of: { readonly planning: PlanningIds }) => ReportInput> = {
  runReport: ({ planning: { businessUnitId, planningGroupId } }) => ({
    body: {
      report: "scheduleEfficiency",
      businessUnitId,
      planningGroupId,
      grain: "day",
      breakdown: "activity",
      firstDay: "2026-11-30",
      lastDay: "2026-12-06",
    },
  }),
  searchReportDeliveries: () => ({ body: {} }),
  searchReportRecipients: () => ({ body: {} }),
  readReportDelivery: ({ planning }) => ({ params: { deliveryId: planning.reportDeliveryId } }),
  createReportDelivery: ({ planning }) => ({ body: { ...delivery(planning), name: "Another probe" } }),
  updateReportDelivery: ({ planning }) => ({
    params: { deliveryId: planning.reportDeliveryId },
    body: delivery(planning),
  }),
  deleteReportDelivery: ({ planning }) => ({ params: { deliveryId: planning.reportDeliveryId } }),
  sendReportDelivery: ({ planning }) => ({ params: { deliveryId: planning.reportDeliveryId }, body: {} }),
};
