import type { Report, ReportAsked } from "@evolve/contracts/reports";
import { calendarDays, type LocalDays, type Period, periodsOf } from "@evolve/workforce";
import type { Services } from "../../../core/services.ts";
import type { Tx } from "../../../database/index.ts";
import type { PlannedUnit } from "../planning-setup/index.ts";
import type { GroupRow } from "./repository.ts";

/** What every report is made from. */
export interface ReportContext {
  readonly tx: Tx;
  readonly tenantId: string;
  readonly services: Pick<Services, "use">;
  readonly now: Date;
  readonly asked: ReportAsked;
  readonly unit: PlannedUnit;
  /** Those that the report is about. */
  readonly groups: readonly GroupRow[];
}

type Cell = Report["totals"][number];
export type Line = readonly [id: string, ...cells: Cell[]];

export const minuteMs = 60_000;
export const dayMs = 86_400_000;

/** Amounts are told in hundredths; more is noise. */
export const rounded = (value: number | null): number | null => (value === null ? null : Math.round(value * 100) / 100);
/** A share of 1, in percent with one decimal. */
export const percent = (share: number | null): number | null =>
  share === null ? null : Math.round(share * 1_000) / 10;
export const hoursOf = (minutes: number): number => Math.round((minutes / 60) * 100) / 100;

/** The days that the report is about, and their intervals. */
export const calendarOf = ({ asked, unit }: ReportContext, lastDay = asked.lastDay): LocalDays => {
  const days = Math.round((Date.parse(lastDay) - Date.parse(asked.firstDay)) / dayMs) + 1;
  return calendarDays(asked.firstDay, unit.zone, unit.intervalMinutes, days);
};

/** The days, weeks or months that the report is about; intervals are parts of days. */
export const periodsAsked = ({ asked, unit }: ReportContext): Period[] =>
  periodsOf(asked.firstDay, asked.lastDay, asked.grain === "interval" ? "day" : asked.grain, unit.weekStart);

/** The beginning of each period, in milliseconds since 1970. */
export const instantsOf = (periods: readonly Period[], { days }: LocalDays): number[] => {
  const startOf = new Map(days.map(({ date, startsAt }) => [date, startsAt]));
  return periods.map(({ first }) => startOf.get(first) ?? 0);
};

export const reportOf = (
  { unit: { zone } }: ReportContext,
  lines: readonly Line[],
  totals: readonly Cell[],
  chart: Report["chart"],
): Report => ({ zone, rows: lines.map(([id, ...cells]) => ({ id, cells })), totals: [...totals], chart });
