import type { Words } from "@evolve/i18n";
import type { NumericSelectorLabels } from "@evolve/widgets/numeric-selector";

/** The names of plus and minus, of a field that has a name itself. */
export const numericSelectorLabels = (words: Words, field: string): NumericSelectorLabels => ({
  increase: words.t("fields.increase", { field }),
  decrease: words.t("fields.decrease", { field }),
});
