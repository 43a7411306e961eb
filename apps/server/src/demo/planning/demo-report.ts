import { nextDelivery } from "@evolve/workforce";
import type { TenantTransaction } from "../../database/index.ts";
import { newId } from "../../ids.ts";
import { insertDelivery } from "../../modules/workforce/reports/index.ts";
import { demoZone } from "./set-up.ts";

/** The planner gets last week's forecast accuracy every Monday morning. */
export const demoReport = (
  tx: TenantTransaction,
  { businessUnitId, by, now }: { readonly businessUnitId: string; readonly by: string; readonly now: Date },
): Promise<void> => {
  const rhythm = { cadence: "weekly", weekday: 1, monthDay: 1, hour: 7 } as const;
  return insertDelivery(tx, tx.tenantId, {
    id: newId(),
    createdBy: by,
    nextAt: new Date(nextDelivery({ ...rhythm, zone: demoZone }, now.getTime())),
    fields: {
      ...rhythm,
      name: "Forecast of last week",
      report: "forecastAccuracy",
      businessUnitId,
      planningGroupId: null,
      grain: "day",
      breakdown: "activity",
      period: "lastWeek",
      format: "xlsx",
      recipientIds: [by],
      isPaused: false,
    },
  });
};
