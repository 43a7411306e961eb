import type { Words } from "@evolve/i18n";
import type { DurationFieldLabels } from "@evolve/widgets/duration-field";
import { numericSelectorLabels } from "./numeric-selector-labels.ts";

export const durationFieldLabels = (words: Words, field: string): DurationFieldLabels => ({
  ...numericSelectorLabels(words, field),
  spoken: ({ minutes, seconds }) => words.t("fields.durationSpoken", { minutes, seconds }),
  reverted: (refused, kept) =>
    kept === ""
      ? words.t("fields.durationRefused", { refused })
      : words.t("fields.durationReverted", { refused, kept }),
  raised: (minimum) => words.t("fields.durationRaised", { minimum }),
});
