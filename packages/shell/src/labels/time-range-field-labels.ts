import type { Words } from "@evolve/i18n";
import type { TimeRangeFieldLabels } from "@evolve/widgets/time-range-field";

/** The words of every field for a range of times. */
export const timeRangeFieldLabels = (words: Words): TimeRangeFieldLabels => {
  const { t, number } = words;
  const amount = (value: number, unit: "hour" | "minute"): string =>
    number(value, { style: "unit", unit, unitDisplay: "short" });
  const lengthOf = (minutes: number): string => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    return [hours > 0 ? amount(hours, "hour") : "", rest > 0 ? amount(rest, "minute") : ""].join(" ").trim();
  };
  return {
    clear: t("dates.clear"),
    start: t("dates.start"),
    end: t("dates.end"),
    length: (minutes, isNextDay) => (isNextDay ? t("dates.nextDay", { length: lengthOf(minutes) }) : lengthOf(minutes)),
    reversed: t("validation.timeRange"),
    zone: (zone) => t("dates.zone", { zone }),
  };
};
