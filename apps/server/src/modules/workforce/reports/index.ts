import { defineModule } from "../../../core/module.ts";
import { createReportDelivery } from "./deliveries/create-delivery.ts";
import { deleteReportDelivery } from "./deliveries/delete-delivery.ts";
import { deliverReport } from "./deliveries/deliver-report.ts";
import { findDueReports } from "./deliveries/find-due.ts";
import { searchReportRecipients, readReportDelivery, searchReportDeliveries } from "./deliveries/read-deliveries.ts";
import { sendReportDelivery } from "./deliveries/send-delivery.ts";
import { updateReportDelivery } from "./deliveries/update-delivery.ts";
import { reportChoices } from "./report-choices.ts";
import { runReport } from "./run-report.ts";

export { insertDelivery } from "./deliveries/repository.ts";

export const reports = defineModule({
  operations: [
    reportChoices,
    runReport,
    searchReportDeliveries,
    readReportDelivery,
    createReportDelivery,
    updateReportDelivery,
    deleteReportDelivery,
    sendReportDelivery,
    searchReportRecipients,
  ],
  jobs: [findDueReports, deliverReport],
});
