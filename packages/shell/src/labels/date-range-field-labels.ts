import type { Words } from "@evolve/i18n";
import type { DateRangeFieldLabels } from "@evolve/widgets/date-range-field";
import { dateFieldLabels } from "./date-field-labels.ts";

/** The words of every field for a range of dates. */
export const dateRangeFieldLabels = (words: Words): DateRangeFieldLabels => {
  const { clear, calendar, fault } = dateFieldLabels(words);
  return {
    clear,
    calendar,
    presets: words.t("dates.presets"),
    preset: {
      today: words.t("dates.preset-today"),
      yesterday: words.t("dates.preset-yesterday"),
      thisWeek: words.t("dates.preset-thisWeek"),
      lastWeek: words.t("dates.preset-lastWeek"),
      last7Days: words.t("dates.preset-last7Days"),
      last4Weeks: words.t("dates.preset-last4Weeks"),
      thisMonth: words.t("dates.preset-thisMonth"),
      lastMonth: words.t("dates.preset-lastMonth"),
    },
    fault: (found, limits) => (found === "reversed" ? words.t("validation.dateRange") : fault(found, limits)),
  };
};
