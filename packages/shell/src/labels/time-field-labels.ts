import type { Words } from "@evolve/i18n";
import type { TimeFieldLabels } from "@evolve/widgets/time-field";

const timeIn = (words: Words, time = ""): string => words.date(`1970-01-01T${time}`, "time");

/** The words of every time field. */
export const timeFieldLabels = (words: Words): TimeFieldLabels => ({
  clear: words.t("dates.clear"),
  fault: (fault, { minValue, maxValue }) =>
    fault === "tooEarly"
      ? words.t("dates.tooEarlyTime", { time: timeIn(words, minValue) })
      : words.t("dates.tooLateTime", { time: timeIn(words, maxValue) }),
  zone: (zone) => words.t("dates.zone", { zone }),
});
