import type { Words } from "@evolve/i18n";
import type { TimeFieldLabels } from "@evolve/widgets/time-field";

const timeIn = (words: Words, time = ""): string => words.date(`1970-01-01T${time}`, "time");

/** The words of every time field. */
export const timeFieldLabels = (words: Words): TimeFieldLabels => ({
  clear: words.t("dates.clear"),
  fault: (fault, { min, max }) =>
    fault === "tooEarly"
      ? words.t("dates.tooEarlyTime", { time: timeIn(words, min) })
      : words.t("dates.tooLateTime", { time: timeIn(words, max) }),
  zone: (zone) => words.t("dates.zone", { zone }),
});
