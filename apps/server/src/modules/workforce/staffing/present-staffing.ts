import { errorCatalogue } from "@evolve/contracts/errors";
import type { StaleReason } from "@evolve/contracts/staffing";
import type { StaffedGroup } from "./groups-repository.ts";
import type { CalculationRow } from "./requirements-repository.ts";
import type { GroupDays, InputHashes } from "./staffing-inputs.ts";

export const presentGoal = (group: StaffedGroup) => ({
  serviceLevel: group.serviceLevel,
  targetSeconds: group.targetSeconds,
  averageWaitSeconds: group.averageWaitSeconds,
  abandonRate: group.abandonRate,
  maxOccupancy: group.maxOccupancy,
});

export const presentDays = ({ calendar, closed }: GroupDays) =>
  calendar.days.map(({ date, first, startsAt, slots }, at) => ({
    date,
    first,
    startsAt,
    intervals: slots.length,
    slots: [...slots],
    closed: closed[at] ?? null,
  }));

export const codeOfFault = (fault: string | null) =>
  fault === "noGoal" || fault === "noHandleTimes" || fault === "unreachableGoal" ? errorCatalogue[fault].code : null;

export const presentCalculation = (row: CalculationRow & { readonly authorName: string | null }, now: InputHashes) => ({
  calculatedAt: row.calculatedAt.toISOString(),
  calculatedBy: row.authorName,
  stale: staleReasons(row, now),
  fault: codeOfFault(row.fault),
  late: row.late,
});

export const staleReasons = (row: CalculationRow, now: InputHashes): StaleReason[] => [
  ...(row.forecastHash === now.forecast ? [] : (["forecast"] as const)),
  ...(row.goalHash === now.goal ? [] : (["goal"] as const)),
  ...(row.shrinkageHash === now.shrinkage ? [] : (["shrinkage"] as const)),
  ...(row.setUpHash === now.setUp ? [] : (["setUp"] as const)),
];

export const toThousandths = (value: number | null): number | null =>
  value === null || !Number.isFinite(value) ? null : Math.round(value * 1e6) / 1e6;
