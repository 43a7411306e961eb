import type { ReportDelivery, ReportDeliveryFields } from "@evolve/contracts/report-deliveries";
import type { Words } from "@evolve/i18n";

/** What a person decides of a delivery. */
export const fieldsOf = (row: ReportDelivery): ReportDeliveryFields => ({
  name: row.name,
  report: row.report,
  businessUnitId: row.businessUnitId,
  planningGroupId: row.planningGroupId,
  grain: row.grain,
  breakdown: row.breakdown,
  period: row.period,
  cadence: row.cadence,
  weekday: row.weekday,
  monthDay: row.monthDay,
  hour: row.hour,
  format: row.format,
  recipientIds: row.recipientIds,
  isPaused: row.isPaused,
});

/** 0 is Sunday. 4 January 1970 was one. */
const weekdayText = (words: Words, weekday: number): string => words.date((weekday + 3) * 86_400_000, "weekday", "UTC");
export const hourText = (words: Words, hour: number): string => words.date(hour * 3_600_000, "time", "UTC");

type Rhythm = Pick<ReportDelivery, "cadence" | "weekday" | "monthDay" | "hour">;

/** "Every Monday at 7:00 AM" */
export const rhythmText = (words: Words, { cadence, weekday, monthDay, hour }: Rhythm): string => {
  const time = hourText(words, hour);
  if (cadence === "daily") return words.t("reporting.everyDay", { time });
  return cadence === "weekly"
    ? words.t("reporting.everyWeek", { day: weekdayText(words, weekday), time })
    : words.t("reporting.everyMonth", { day: monthDay, time });
};
