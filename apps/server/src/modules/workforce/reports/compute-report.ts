import type { ReportName } from "@evolve/contracts/report-names";
import type { Report, ReportAsked } from "@evolve/contracts/reports";
import type { Services } from "../../../core/services.ts";
import type { Tx } from "../../../database/index.ts";
import { adherence } from "./adherence.ts";
import { forecastAccuracy } from "./forecast-accuracy.ts";
import type { ReportContext } from "./report-context.ts";
import { findUnit } from "../planning-setup/index.ts";
import { listGroups } from "./repository.ts";
import { scheduleEfficiency } from "./schedule-efficiency.ts";
import { shrinkage } from "./shrinkage.ts";
import { timeOff } from "./time-off.ts";

const reports: Readonly<Record<ReportName, (context: ReportContext) => Promise<Report>>> = {
  scheduleEfficiency,
  forecastAccuracy,
  timeOff,
  shrinkage,
  adherence,
};

/** Makes a report; null where there is no such business unit, or no such planning group in it. */
export const computeReport = async (
  services: Pick<Services, "use">,
  tx: Tx,
  tenantId: string,
  asked: ReportAsked,
  now: Date,
): Promise<Report | null> => {
  const unit = await findUnit(tx, tenantId, asked.businessUnitId);
  if (!unit) return null;
  const wanted = asked.planningGroupId?.toLowerCase() ?? null;
  const groups = (await listGroups(tx, tenantId)).filter(
    ({ id, businessUnitId }) => businessUnitId === unit.id && (wanted === null || id === wanted),
  );
  if (wanted !== null && groups.length === 0) return null;
  return reports[asked.report]({
    tx,
    tenantId,
    services,
    now,
    asked: { ...asked, planningGroupId: wanted },
    unit,
    groups,
  });
};
