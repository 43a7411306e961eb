import { reportIntervalDaysMax, reportShapes } from "@evolve/contracts/report-columns";
import { type ReportName } from "@evolve/contracts/report-names";
import type { ReportAsked, ReportUnit } from "@evolve/contracts/reports";
import { daysLater } from "@evolve/workforce";
import type { ReportSearch } from "../searches.ts";

const monthLater = (day: string, months: number): string => {
  const date = new Date(day);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1)).toISOString().slice(0, 10);
};

/** The days that a report is about where nobody has chosen any. */
export const defaultDays = (
  report: ReportName,
  { today, weekStart }: Pick<ReportUnit, "today" | "weekStart">,
): { readonly from: string; readonly to: string } => {
  const week = daysLater(today, -((new Date(today).getUTCDay() - weekStart + 7) % 7));
  if (report === "timeOff") return { from: monthLater(today, -1), to: daysLater(monthLater(today, 2), -1) };
  if (report === "adherence") return { from: daysLater(today, -13), to: today };
  return report === "forecastAccuracy"
    ? { from: daysLater(week, -28), to: daysLater(week, -1) }
    : { from: week, to: daysLater(week, 6) };
};

/** What to ask the server for: the address, completed and cut to what the report can be about. */
export const askedOf = (report: ReportName, unit: ReportUnit, search: ReportSearch): ReportAsked => {
  const { grains, breakdowns, daysMax, hasPlanningGroup } = reportShapes[report];
  const grain = search.grain !== undefined && grains.includes(search.grain) ? search.grain : grains[0];
  const by = search.by !== undefined && breakdowns.includes(search.by) ? search.by : breakdowns[0];
  const { from, to } = { ...defaultDays(report, unit), ...search };
  const latest = daysLater(from, (grain === "interval" ? reportIntervalDaysMax : daysMax) - 1);
  const isKnown = hasPlanningGroup && unit.planningGroups.some(({ id }) => id === search.group);
  return {
    report,
    businessUnitId: unit.id,
    planningGroupId: isKnown ? (search.group ?? null) : null,
    grain,
    breakdown: by ?? "activity",
    firstDay: from,
    lastDay: to > latest ? latest : to,
  };
};
