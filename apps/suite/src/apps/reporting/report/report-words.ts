import { isNumberColumn, type ReportColumn } from "@evolve/contracts/report-columns";
import { type ReportGrain } from "@evolve/contracts/report-names";
import type { ReportCell } from "@evolve/contracts/reports";
import type { Words } from "@evolve/i18n";

/** A period as people write it, from its first local date, or its date and time. */
const periodText = (words: Words, grain: ReportGrain, period: string): string => {
  const instant = `${period.replace(" ", "T")}${period.includes(" ") ? ":00" : "T00:00:00"}Z`;
  if (grain === "interval") return words.date(instant, "dateTime", "UTC");
  if (grain === "month") return words.date(instant, "month", "UTC");
  const day = words.date(instant, "date", "UTC");
  return grain === "week" ? words.t("reporting.weekFrom", { day }) : day;
};

/** A cell in words; an empty one where there is nothing to tell. */
export const cellText = (words: Words, grain: ReportGrain, column: ReportColumn, cell: ReportCell): string => {
  if (column === "period") return typeof cell === "string" ? periodText(words, grain, cell) : "";
  if ((column === "subject" || column === "agentOrTeam") && cell === null) return words.t("reporting.noTeam");
  if (cell === null) return isNumberColumn(column) ? "–" : "";
  return typeof cell === "number" ? words.number(cell, { maximumFractionDigits: 1 }) : cell;
};
