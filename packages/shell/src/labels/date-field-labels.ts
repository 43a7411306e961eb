import type { Words } from "@evolve/i18n";
import type { DateFieldLabels } from "@evolve/widgets/date-field";

/** An ISO day as the words' language writes it. A day has no zone: the machine's own midnight stands for it. */
const dayIn = (words: Words, day = ""): string => words.date(`${day}T00:00`, "date");

/** The words of every date field. */
export const dateFieldLabels = (words: Words): DateFieldLabels => ({
  clear: words.t("dates.clear"),
  calendar: words.t("dates.calendar"),
  fault: (fault, { minValue, maxValue }) => {
    switch (fault) {
      case "tooEarly":
        return words.t("validation.minDate", { min: dayIn(words, minValue) });
      case "tooLate":
        return words.t("validation.maxDate", { max: dayIn(words, maxValue) });
      case "unavailable":
        return words.t("validation.unavailableDate");
    }
  },
});
