import type { Words } from "@evolve/i18n";
import type { ChoiceLabels } from "@evolve/widgets/multi-select";

/** The words of every multi-select and dropdown, of the area `choices`. */
export const choiceLabels = ({ t }: Words): ChoiceLabels => ({
  selectItems: t("choices.selectItems"),
  selectItem: t("choices.selectItem"),
  showing: (limit, total) => t("choices.showing", { limit, total }),
  selected: (value) => t("choices.selected", { value }),
  selectedOf: (value, total) => t("choices.selectedOf", { value, totalValue: total }),
  selectAll: t("choices.selectAll"),
  search: t("choices.search"),
  clearSearch: t("choices.clearSearch"),
  clear: t("choices.clear"),
  noResults: t("common.noResults"),
  noItems: t("choices.noItems"),
  loading: t("common.loading"),
  loadFailed: t("choices.loadFailed"),
  retry: t("common.retry"),
  maximum: (maximum) => t("choices.maximum", { maximum }),
  required: t("validation.required"),
});
